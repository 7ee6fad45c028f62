import type { Giving } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

type Shared = Pick<OfferDefinition, 'allocation' | 'hasWaitlist'>;

const ofAllocation = { 'first-come': 'first_come', draw: 'draw', review: 'decided' } as const satisfies Record<
  OfferDefinition['allocation'],
  Giving
>;

/** How an offer gives its places to who asks now. A draw gives none before it is held, so that none can run out. */
export function givingOf({ allocation, hasWaitlist }: Shared, isSoldOut: boolean): Giving {
  if (!isSoldOut || allocation === 'draw') return ofAllocation[allocation];
  return hasWaitlist ? 'queue' : 'none_left';
}

/** How a request is given its place: whoever waits in a queue has it by the queue, a draw's own included. */
export function givingOfRequest(offer: Shared, { state }: { state: string }): Giving {
  return state === 'waitlisted' ? 'queue' : givingOf(offer, false);
}
