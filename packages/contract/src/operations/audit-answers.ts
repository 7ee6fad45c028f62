import * as v from 'valibot';
import { auditActions, auditSubjects } from '../audit-actions.ts';
import { listOf } from '../list-part.ts';

export const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  action: v.picklist(auditActions),
  /** `name` is the current one; empty if it has none or no longer exists. */
  subject: v.object({ kind: v.picklist(auditSubjects), id: v.string(), name: v.string() }),
  /** `kind` is `person`, `token`, `visitor`, `command_line` or `system`; only the first two have id and name. */
  actor: v.object({ kind: v.string(), id: v.nullable(v.string()), name: v.string() }),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type AuditEntryView = v.InferOutput<typeof auditEntrySchema>;

/**
 * Each call scans a limited number of entries: with a rare filter a part may be short or empty and still have a next
 * one.
 */
export const auditPageSchema = listOf(auditEntrySchema);
export type AuditPageView = v.InferOutput<typeof auditPageSchema>;

const changeSchema = v.object({
  /** Path in the offer by field names, such as `limits`, `unitsPerHome`; empty if there is only one value. */
  field: v.array(v.string()),
  from: v.string(),
  to: v.string(),
});
export type AuditChange = v.InferOutput<typeof changeSchema>;

export const openedAuditEntrySchema = v.object({
  ...auditEntrySchema.entries,
  changes: v.array(changeSchema),
  /** Number of changes beyond the first hundred. */
  moreChanges: v.number(),
});
export type OpenedAuditEntry = v.InferOutput<typeof openedAuditEntrySchema>;
