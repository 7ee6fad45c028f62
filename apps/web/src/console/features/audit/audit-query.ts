import { auditQuerySchema } from '@doorstep/contract';
import * as v from 'valibot';

export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;

/** The filters in the address bar; invalid values are dropped. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const kept: Record<string, string> = {};
  for (const [name, schema] of Object.entries(auditQuerySchema.entries)) {
    const value = search.get(name);
    if (value !== null && value !== '' && v.is(schema, value)) kept[name] = value;
  }
  return v.parse(auditQuerySchema, kept);
}

/** The query string with other filters, back at the newest entry and with no entry open. */
export function withChoices(search: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('entry');
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
