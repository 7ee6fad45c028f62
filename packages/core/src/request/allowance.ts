import type { Usage } from '../home/home-store.ts';
import type { Instant } from '../instant.ts';
import { windowStart } from '../offer/window-start.ts';
import { type Offer, type OfferDefinition, limitsOf } from '../offer/offer.ts';
import type { RequestLine } from './service-request.ts';

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
