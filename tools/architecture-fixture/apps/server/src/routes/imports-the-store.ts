import { storeEntry } from '../../../../packages/store/src/index.ts';
export const bad = storeEntry;
