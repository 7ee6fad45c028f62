export { auditCursor, auditPlaceOf } from './audit-cursor.ts';
export type * from './audit-store.ts';
export { eventsOf, loggedEvents, type LoggedEvent } from './events-of.ts';
export { nameOf, recordAudit } from './record-audit.ts';
