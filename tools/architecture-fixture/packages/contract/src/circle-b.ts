import type { A } from './circle-a.ts';
export interface B { a: A }
