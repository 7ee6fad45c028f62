import { DoorstepError, type ItemLeft, type Submission } from '@doorstep/contract';
import type { Usage } from '../home/home-store.ts';
import type { Instant } from '../instant.ts';
import { type Offer, type OfferDefinition, limitsOf } from '../offer/offer.ts';
import { windowStart } from '../offer/window-start.ts';
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

export function fitsAllowance(
  { limits, items }: Pick<OfferDefinition, 'limits' | 'items'>,
  { usage, ownAllowance, lines }: { usage: Usage; ownAllowance: number | null; lines: RequestLine[] },
): boolean {
  const units = (entries: Usage) => entries.reduce((sum, entry) => sum + entry.quantity, 0);
  const max = ownAllowance ?? limits.unitsPerHome;
  if (max !== null && units(usage) + units(lines) > max) return false;
  if (ownAllowance !== null) return true;
  return lines.every((line) => {
    const maxOfItem = items.find(({ id }) => id === line.itemId)?.maxPerHome ?? null;
    if (maxOfItem === null) return true;
    const had = units(usage.filter(({ itemId }) => itemId === line.itemId));
    return had + line.quantity <= maxOfItem;
  });
}

export function usageSince(offer: Offer, at: Instant): Instant {
  return windowStart(at, limitsOf(offer).windowDays, offer.definition.timeZone);
}
