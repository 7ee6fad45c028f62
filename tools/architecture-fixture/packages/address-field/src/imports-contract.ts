import { contractEntry } from '../../contract/src/index.ts';
export const bad = contractEntry;
