import { good } from '../request/allowed.ts';
export const bad = good;
