export { auditCursor, auditPlaceOf } from './audit-cursor.ts';
export type * from './audit-store.ts';
export { recordAudit } from './record-audit.ts';
