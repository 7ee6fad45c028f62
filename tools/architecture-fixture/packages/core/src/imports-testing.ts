import { testingEntry } from '../../testing/src/index.ts';
export const bad = testingEntry;
