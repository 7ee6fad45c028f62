import { inner } from './home/inner.ts';
export const bad = inner;
