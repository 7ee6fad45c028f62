export type { Database } from './database.ts';
export { openStore, type OpenedStore } from './open-store.ts';
