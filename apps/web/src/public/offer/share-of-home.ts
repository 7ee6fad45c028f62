import type { PublicOffer } from '@doorstep/contract';

/** How much a home may have, as one number; null where it has none, or one for each of several items. */
export function shareOfHome({ limits, items }: Pick<PublicOffer, 'limits' | 'items'>): number | null {
  const [only] = items;
  return limits.unitsPerHome ?? (items.length === 1 ? (only?.maxPerHome ?? null) : null);
}
