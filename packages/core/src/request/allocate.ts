import { DoorstepError, type ItemLeft, type Submission } from '@doorstep/contract';
import type { Offer } from '../offer/offer.ts';
import type { ItemStock } from '../stock/stock-store.ts';
import type { RequestLine } from './service-request.ts';

/** What is left of each line's item, at most the quantity asked for; 0 for an unknown item. */
export function leftOf(items: ReadonlyMap<string, ItemStock>, lines: RequestLine[]): ItemLeft[] {
  return lines.map(({ itemId, quantity }) => {
    const item = items.get(itemId);
    const left = item === undefined ? 0 : item.stock === null ? quantity : Math.max(0, item.stock - item.taken);
    return { item: itemId, left: Math.min(left, quantity) };
  });
}

export function isEnough(lines: RequestLine[], left: ItemLeft[]): boolean {
  return lines.every(({ itemId, quantity }) => left.some((each) => each.item === itemId && each.left >= quantity));
}

/** The refusal, with what is left, if too little is left; null if the request may wait for all of it. */
export function refusalIfShort(
  offer: Pick<Offer, 'definition'>,
  left: ItemLeft[],
  ifShort: Submission['ifShort'],
): DoorstepError | null {
  const isAllGone = left.every((item) => item.left === 0);
  const canQueue = offer.definition.hasWaitlist;
  const mayQueue = ifShort === 'queue' || (ifShort === 'ask' && isAllGone);
  return canQueue && mayQueue ? null : new DoorstepError('sold_out', { left, canQueue });
}
