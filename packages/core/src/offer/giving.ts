import { isDrawn, usualGiving, type Giving } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

type Shared = Pick<OfferDefinition, 'allocation' | 'hasWaitlist'>;

/** How an offer gives its places to people who ask now. A draw gives none before it is held, so none can run out. */
export function givingOf(offer: Shared, isSoldOut: boolean): Giving {
  if (!isSoldOut || isDrawn(offer)) return usualGiving(offer);
  return offer.hasWaitlist ? 'queue' : 'none_left';
}

/** How a request gets its place: by the queue for one that waits, also in a draw's queue. */
export function givingOfRequest(offer: Shared, { state }: { state: string }): Giving {
  return state === 'waitlisted' ? 'queue' : givingOf(offer, false);
}
