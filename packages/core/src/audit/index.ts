export type * from './audit-store.ts';
export { auditLog, readAuditLog } from './read-audit-log.ts';
export { recordAudit } from './record-audit.ts';
