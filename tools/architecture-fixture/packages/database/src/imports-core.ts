import { good } from '../../core/src/allowed.ts';
export const bad = good;
