import type { Repositories } from '../store.ts';
export const nameOf = (tx: Repositories): string => tx.name;
