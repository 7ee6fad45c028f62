import { DoorstepError, parseReference } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { findPlace, isReadyAt } from '../offer/places.ts';
import type { Offer } from '../offer/offer.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { reachesOffer, requireAction } from '../staff/permissions.ts';

export interface Counter {
  offer: string;
  place: string;
}

/** Several match if codes collide or a name was typed. */
const maxFound = 20;

/** Unknown codes per person or token in ten minutes; typing errors stay below this, guessing does not. */
const maxMisses = 30;
const missesWithinMs = 10 * 60_000;

/**
 * Finds requests by code, by reference or, if `counter` is given, by words of the name or address among those at its
 * place.
 * @throws DoorstepError `rate_limited` after 30 codes in ten minutes that match nothing; `not_allowed`.
 */
export async function findAtCounter(
  { store, actor }: Context,
  { text, counter }: { text: string; counter: Counter | null },
): Promise<ServiceRequest[]> {
  requireAction(actor, 'requests.decide');
  if (counter !== null && !reachesOffer(actor, counter.offer)) throw new DoorstepError('offer_not_found');
  // On paper, the QR code of the receipt's link is next to the collection code.
  const [, reference = text] = /\/r\/([^/?#]+)/.exec(text) ?? [];
  const code = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const window = Math.floor((await store.now()) / missesWithinMs);
  const name = `counter_misses:${'id' in actor ? actor.id : actor.kind}:${window}`;
  const expiresAt = (window + 1) * missesWithinMs;
  const byCode = await store.requests.ofCode(code, maxFound);
  const byReference = byCode.length > 0 ? null : await store.requests.findByReference(parseReference(reference));
  const found = byReference === null ? byCode : [byReference];
  const collected = found.filter(({ collection, offerId }) => collection !== null && reachesOffer(actor, offerId));
  if (collected.length > 0) return collected;
  const named =
    counter === null ? [] : await store.requests.list({ ...counter, search: text, sort: 'name', page: 1 }, maxFound);
  if (named.length === 0 && !(await store.counters.take(name, maxMisses, expiresAt)))
    throw new DoorstepError('rate_limited', { retryAfterSeconds: missesWithinMs / 1000 });
  return named;
}

export type CounterStanding =
  | 'ready'
  /** Its place has not opened yet, or has no opening left. */
  | 'not_ready'
  | 'other_place'
  | 'handed_over'
  /** In a queue, in a draw or being checked. */
  | 'waiting'
  | 'cancelled'
  | 'not_collected'
  | 'ended';

/** @param given `counter`: null if the caller named none. */
export function counterStanding(
  { state, collection, acceptedAt }: ServiceRequest,
  { offer, counter, at }: { offer: Offer; counter: Counter | null; at: Instant },
): CounterStanding {
  switch (state) {
    case 'accepted': {
      const own = findPlace(offer.definition, collection?.place ?? '');
      if (counter !== null && (own?.id !== counter.place || offer.id !== counter.offer)) return 'other_place';
      return own !== undefined && isReadyAt(own, at) ? 'ready' : 'not_ready';
    }
    case 'closed':
      return 'handed_over';
    case 'held':
    case 'entered':
    case 'waitlisted':
      return 'waiting';
    case 'withdrawn':
      return 'cancelled';
    case 'lapsed':
      return acceptedAt === null ? 'ended' : 'not_collected';
    case 'packed':
    case 'dispatched':
    case 'returned':
    case 'lost':
    case 'declined':
      return 'ended';
  }
}
