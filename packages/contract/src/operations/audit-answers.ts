import * as v from 'valibot';
import { auditActions, auditSubjects } from '../audit-actions.ts';
import { listOf } from '../list-part.ts';

export const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  action: v.picklist(auditActions),
  subject: v.object({ kind: v.picklist(auditSubjects), id: v.string(), name: v.string() }),
  actor: v.object({ kind: v.string(), id: v.nullable(v.string()), name: v.string() }),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type AuditEntryView = v.InferOutput<typeof auditEntrySchema>;

/** A part looks through a limited number of entries: with a rare filter it may be short, or empty, and still have a next one. */
export const auditPageSchema = listOf(auditEntrySchema);
export type AuditPageView = v.InferOutput<typeof auditPageSchema>;

const changeSchema = v.object({
  /** Where it stands in an offer, by names of fields, such as `limits`, `unitsPerHome`; empty for the only one. */
  field: v.array(v.string()),
  from: v.string(),
  to: v.string(),
});
export type AuditChange = v.InferOutput<typeof changeSchema>;

export const openedAuditEntrySchema = v.object({
  ...auditEntrySchema.entries,
  changes: v.array(changeSchema),
  /** Changes beyond the first hundred. */
  moreChanges: v.number(),
});
export type OpenedAuditEntry = v.InferOutput<typeof openedAuditEntrySchema>;
