import { inner } from '../offers/inner.ts';
export const bad = inner;
