import { serverEntry } from '../../../../packages/human-check/src/server/index.ts';
export const bad = serverEntry;
