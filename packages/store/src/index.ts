export { authDatabase, type AuthDatabase } from './auth-database.ts';
export { backupSqlite, replaceSqlite } from './backup-sqlite.ts';
export { withRequestId } from './current-request-id.ts';
export type { Connections, Database } from './database.ts';
export { hasStore, inspectStore, type InspectedStore } from './inspect-store.ts';
export { isOutage, outageReason } from './is-outage.ts';
export { openLists, type OpenedLists } from './open-lists.ts';
export { openStore, type OpenedStore } from './open-store.ts';
export { newId } from './new-id.ts';
