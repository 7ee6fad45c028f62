export { authDatabase, type AuthDatabase } from './auth-database.ts';
export { backupSqlite, replaceSqlite } from './backup-sqlite.ts';
export type { Database } from './database.ts';
export { isOutage } from './is-outage.ts';
export { openStore, type OpenedStore } from './open-store.ts';
export { newId } from './new-id.ts';
