import { type Giving, type Remaining, isDrawn, usualGiving } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

/** Visitors see "fewer than N left" with the first N that applies. */
const steps = [5, 10, 20, 50];

export function remainingInWords(
  { stock, taken }: { stock: number | null; taken: number },
  showsRemaining: boolean,
): Remaining {
  if (stock === null) return showsRemaining ? { kind: 'unlimited' } : { kind: 'hidden' };
  const left = stock - taken;
  if (left <= 0) return { kind: 'none' };
  if (!showsRemaining) return { kind: 'hidden' };
  const quantity = steps.find((step) => left < step);
  return quantity === undefined ? { kind: 'plenty' } : { kind: 'fewer_than', quantity };
}

type Shared = Pick<OfferDefinition, 'allocation' | 'hasWaitlist'>;

/** How an offer gives its places to people who ask now. A draw gives none before it is held, so it cannot run out. */
export function givingOf(offer: Shared, isSoldOut: boolean): Giving {
  if (!isSoldOut || isDrawn(offer)) return usualGiving(offer);
  return offer.hasWaitlist ? 'queue' : 'none_left';
}

export function givingOfRequest(offer: Shared, { state }: { state: string }): Giving {
  return state === 'waitlisted' ? 'queue' : givingOf(offer, false);
}
