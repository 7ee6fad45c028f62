import { nameOf } from '../reads-the-store.ts';
export const bad = nameOf;
