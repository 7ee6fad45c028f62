import { auditFilterSchema, auditQuerySchema } from '../audit-actions.ts';
import { auditPageSchema, openedAuditEntrySchema } from './audit-answers.ts';
import type { OperationTable } from './operation.ts';

const read = { action: 'audit.read', about: 'installation', isForPeople: true } as const;

export const auditOperations = {
  'GET /audit': {
    ...read,
    id: 'readAuditLog',
    summary: 'The audit log, newest first. Reading it is written to it.',
    query: auditQuerySchema,
    answer: auditPageSchema,
    audit: { action: 'audit.listed', subject: 'store', id: 'audit' },
  },
  'GET /audit/export.csv': {
    ...read,
    id: 'exportAuditLog',
    summary: 'All entries that the filters let through, as CSV, newest first.',
    query: auditFilterSchema,
    answer: { file: 'text/csv; charset=utf-8' },
    audit: { action: 'audit.exported', subject: 'store', id: 'audit' },
  },
  'GET /audit/:entry': {
    ...read,
    id: 'getAuditEntry',
    summary: 'One entry, with what was there before and after.',
    answer: openedAuditEntrySchema,
    audit: { action: 'audit.viewed', subject: 'store', id: 'audit' },
    errors: ['not_found'],
  },
} as const satisfies OperationTable;
