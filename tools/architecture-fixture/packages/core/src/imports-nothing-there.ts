import { gone } from './gone.ts';
export const bad = gone;
