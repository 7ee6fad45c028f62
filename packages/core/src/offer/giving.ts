import type { Giving } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

type Shared = Pick<OfferDefinition, 'allocation' | 'hasWaitlist'>;

const ofAllocation = { 'first-come': 'first_come', draw: 'draw', review: 'decided' } as const satisfies Record<
  OfferDefinition['allocation'],
  Giving
>;

/** How an offer gives its places to people who ask now. A draw gives none before it is held, so none can run out. */
export function givingOf({ allocation, hasWaitlist }: Shared, isSoldOut: boolean): Giving {
  if (!isSoldOut || allocation === 'draw') return ofAllocation[allocation];
  return hasWaitlist ? 'queue' : 'none_left';
}

/** How a request gets its place: by the queue for one that waits, also in a draw's queue. */
export function givingOfRequest(offer: Shared, { state }: { state: string }): Giving {
  return state === 'waitlisted' ? 'queue' : givingOf(offer, false);
}
