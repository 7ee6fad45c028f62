import type { OfferDefinition } from './offer.ts';

interface Measures {
  /** Null if any item has no weight. */
  weightGrams: number | null;
  /** Null if the parcel has several things, whose joint size is unknown, or its only one has no size. */
  sizeMm: { length: number; width: number; height: number } | null;
}

/** Weight and size of a parcel of these lines, without packaging. */
export function measure(
  { items }: Pick<OfferDefinition, 'items'>,
  lines: readonly { itemId: string; quantity: number }[],
): Measures {
  const itemOf = (itemId: string) => items.find(({ id }) => id === itemId);
  const weights = lines.map(({ itemId, quantity }) => (itemOf(itemId)?.weightGrams ?? Number.NaN) * quantity);
  const weight = weights.reduce((sum, grams) => sum + grams, 0);
  const [only] = lines.length === 1 ? lines : [];
  const { lengthMm, widthMm, heightMm } = (only?.quantity === 1 ? itemOf(only.itemId) : undefined) ?? {};
  return {
    weightGrams: lines.length === 0 || Number.isNaN(weight) ? null : weight,
    sizeMm:
      lengthMm === undefined || widthMm === undefined || heightMm === undefined
        ? null
        : { length: lengthMm, width: widthMm, height: heightMm },
  };
}
