import { inner } from '../home/index.ts';
export const bad = inner;
