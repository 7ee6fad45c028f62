export type * from './audit-store.ts';
export { nameOf, recordAudit } from './record-audit.ts';
