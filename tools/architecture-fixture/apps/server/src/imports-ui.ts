import { uiEntry } from '../../../packages/ui/src/index.ts';
export const bad = uiEntry;
