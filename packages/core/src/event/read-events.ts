import { maxEventAgeDays, maxEventsPerPage, type EventMessage, type EventQuery } from '@doorstep/contract';
import type { AuditPlace } from '../audit/audit-store.ts';
import { loggedEvents } from '../audit/events-of.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { reachesOffer, requireAction } from '../staff/permissions.ts';
import { presentEvents } from './present-events.ts';

/** Log entries that one page scans, so that a filter for rare events does not scan the whole log. */
export const eventsLookedAt = 1000;

export interface EventPage {
  events: EventMessage[];
  /** Where the next page begins, also after the last event so far. */
  next: AuditPlace;
  hasMore: boolean;
  /** Since when events can be read and replayed. */
  keptSince: Instant;
}

/**
 * Events of the offers that the caller may know, oldest first.
 * @param query.offer Id of an offer.
 * @throws DoorstepError `not_allowed`.
 */
export async function readEvents(
  { store, actor }: Context,
  {
    after,
    since,
    type,
    offer,
    limit = maxEventsPerPage,
  }: Pick<EventQuery, 'type' | 'offer'> &
    Partial<Pick<EventQuery, 'limit'>> & { after: AuditPlace | null; since: Instant | null },
): Promise<EventPage> {
  requireAction(actor, 'requests.read');
  const keptSince = eventsKeptSince(await store.now());
  const from = Math.max(keptSince, since ?? 0);
  const entries = await store.audit.changesSince(from, after, eventsLookedAt);
  const wanted = entries.flatMap(loggedEvents).filter((event) => type === undefined || event.type === type);
  const presented = await presentEvents(store, wanted);
  const found = wanted.flatMap((event, index) => {
    const seen = presented[index];
    if (seen === null || seen === undefined || !reachesOffer(actor, seen.offerId)) return [];
    return offer === undefined || seen.offerId === offer ? [{ message: seen.message, entry: event.entry }] : [];
  });
  // An entry can be two events, which stay on one page.
  const lastSeq = found[limit - 1]?.entry.seq ?? Infinity;
  const events = found.filter(({ entry }, at) => at < limit || entry.seq === lastSeq);
  const isCut = events.length < found.length;
  const last = isCut ? events.at(-1)?.entry : entries.at(-1);
  return {
    events: events.map(({ message }) => message),
    next: last === undefined ? (after ?? { at: from, seq: 0 }) : { at: last.at, seq: last.seq },
    hasMore: isCut || entries.length === eventsLookedAt,
    keptSince,
  };
}

export function eventsKeptSince(at: Instant): Instant {
  return at - maxEventAgeDays * 86_400_000;
}
