import { coreEntry } from '../../core/src/index.ts';
export const bad = coreEntry;
