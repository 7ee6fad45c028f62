import { eventSubjects, type OfferPhase, type WebhookEvent } from '@doorstep/contract';
import { toIso } from '../instant.ts';
import type { AuditEntry, LoggedEntry } from './audit-store.ts';

const phaseEvents: Partial<Record<OfferPhase, WebhookEvent>> = {
  open: 'offer.opened',
  paused: 'offer.paused',
  closed: 'offer.closed',
};

/**
 * The events of an audit entry: the action, and the state it led to. They are derived from the audit log, so neither is
 * ever written without the other.
 */
export function eventsOf({
  action,
  subjectKind,
  detail,
}: Pick<AuditEntry, 'action' | 'subjectKind' | 'detail'>): WebhookEvent[] {
  if (subjectKind === 'offer') {
    const event = phaseEvents[detail['phase'] as OfferPhase];
    return event === undefined ? [] : [event];
  }
  return [...new Set([action, `request.${String(detail['state'])}`])].filter(isEvent);
}

export interface LoggedEvent {
  id: string;
  type: WebhookEvent;
  timestamp: string;
  entry: LoggedEntry;
}

/** Ids include the time, because a restored database counts its entries again. */
export function loggedEvents(entry: LoggedEntry): LoggedEvent[] {
  return eventsOf(entry).map((type, index) => ({
    id: `evt_${entry.at}_${entry.seq}${index === 0 ? '' : `_${index + 1}`}`,
    type,
    timestamp: toIso(entry.at),
    entry,
  }));
}

function isEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(eventSubjects, name);
}
