import { auditQuerySchema } from '@doorstep/contract';
import * as v from 'valibot';

export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;

/** The choices of the page as the address bar has them; what makes no sense there is left out. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const kept: Record<string, string> = {};
  for (const [name, schema] of Object.entries(auditQuerySchema.entries)) {
    const value = search.get(name);
    if (value !== null && value !== '' && v.is(schema, value)) kept[name] = value;
  }
  return v.parse(auditQuerySchema, kept);
}

/** An address with other choices, from its newest entry on; the opened entry is closed. */
export function withChoices(search: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('entry');
  next.delete('before');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** A day of the viewer's, as a moment; empty for none. */
export function startOfDay(day: string, daysLater = 0): string {
  if (day === '') return '';
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? '' : start.toISOString();
}

/** The viewer's day of a moment; empty for none. */
export function dayOf(at: string | undefined, daysEarlier = 0): string {
  if (at === undefined) return '';
  const moment = new Date(at);
  moment.setDate(moment.getDate() - daysEarlier);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
