import { maxEventAgeDays, maxEventsPerPage, type EventMessage, type EventQuery } from '@doorstep/contract';
import type { AuditPlace } from '../audit/audit-store.ts';
import { loggedEvents } from '../audit/events-of.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { reachesOffer, requireAction } from '../staff/permissions.ts';
import { presentEvents } from './present-events.ts';

/** Entries of the log that one page looks through, so that a rare event among a million holds nobody up. */
export const eventsLookedAt = 1000;

export interface EventPage {
  /** Oldest first. */
  events: EventMessage[];
  /** Where the next page begins, also after the last event so far. */
  next: AuditPlace;
  hasMore: boolean;
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
  }: Pick<EventQuery, 'type' | 'offer'> & { after: AuditPlace | null; since: Instant | null },
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
  const shown = found.slice(0, maxEventsPerPage);
  // An entry can be two events, which stay on one page.
  const cut = found[maxEventsPerPage];
  const events = cut === undefined ? shown : shown.filter(({ entry }) => entry.seq !== cut.entry.seq);
  const last = cut === undefined ? entries.at(-1) : events.at(-1)?.entry;
  return {
    events: events.map(({ message }) => message),
    next: last === undefined ? (after ?? { at: from, seq: 0 }) : { at: last.at, seq: last.seq },
    hasMore: cut !== undefined || entries.length === eventsLookedAt,
    keptSince,
  };
}

/** Since when events can be read and replayed. */
export function eventsKeptSince(at: Instant): Instant {
  return at - maxEventAgeDays * 86_400_000;
}
