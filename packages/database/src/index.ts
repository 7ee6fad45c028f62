export type { Connections, Database, OpenedDatabase } from './database.ts';
export type { Dialect, DialectName } from './dialect.ts';
export { endedBefore } from './end-day.ts';
export { countedAgain, waitedHours } from './insight-sums.ts';
export { insertMissing, insertReturning, insertRows, deletePairs } from './insert-rows.ts';
export {
  cutAt,
  isBehind,
  listPart,
  type ListOrder,
  oldestFirst,
  readCursor,
  unknownCursor,
  writeCursor,
} from './list-part.ts';
export { isOutage, outageReason, isCheckViolation, isUniqueViolation } from './is-outage.ts';
export { tableNames } from './require-server.ts';
export type { Tables } from './tables.ts';
