import { storeEntry } from '../../store/src/index.ts';
export const bad = storeEntry;
