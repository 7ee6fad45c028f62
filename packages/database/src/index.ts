// The parts of queries; nothing here needs Node.
export type { Connections, Database, OpenedDatabase } from './database.ts';
export { deletePairs } from './delete-pairs.ts';
export type { Dialect, DialectName } from './dialect.ts';
export { endedBefore } from './end-day.ts';
export { countedAgain, waitedHours } from './insight-sums.ts';
export { insertMissing, insertReturning, insertRows } from './insert-rows.ts';
export { cutAt, isBehind, listPart, type ListOrder, readCursor, unknownCursor, writeCursor } from './list-part.ts';
export { isOutage, outageReason } from './is-outage.ts';
export { isCheckViolation, isUniqueViolation } from './is-unique-violation.ts';
export { tableNames } from './table-names.ts';
export type { Tables } from './tables.ts';
