export type * from './limit-group-store.ts';
export { createLimitGroup, joinLimitGroup, saveLimitGroup } from './limit-groups.ts';
