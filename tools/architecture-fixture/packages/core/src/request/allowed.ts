import { inner } from '../home/inner.ts';
export const good = inner;
