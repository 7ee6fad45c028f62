import { uiEntry } from '../../ui/src/index.ts';
export const bad = uiEntry;
