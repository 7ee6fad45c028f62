export { createLimitGroup, joinLimitGroup, saveLimitGroup } from './limit-groups.ts';
