import { inner } from './inner.ts';
export const bad = inner;
