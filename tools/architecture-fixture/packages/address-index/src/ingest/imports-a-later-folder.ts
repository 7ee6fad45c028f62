import { buildEntry } from '../build/entry.ts';
export const bad = buildEntry;
