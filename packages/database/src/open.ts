export { authDatabase, type AuthDatabase, openDatabase, openReader, openUnchanged } from './open-database.ts';
export { backupSqlite, replaceSqlite } from './backup-sqlite.ts';
export { checkStore } from './check-store.ts';
export { currentRequestId, withRequestId } from './current-request-id.ts';
export { allSteps, migrate, pendingSteps, requireUpToDate } from './migrate.ts';
export { type MovedTable, MoveRefusal, moveStore } from './move-store.ts';
export { newId } from './new-id.ts';
export { requireServer } from './require-server.ts';
export { transactions } from './transactions.ts';
