export type * from './stock-store.ts';
