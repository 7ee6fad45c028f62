import type { Offer, OfferDefinition } from './offer.ts';

/** The limits that hold for an offer: those of its limit group, or its own. */
export function limitsOf({ group, definition }: Pick<Offer, 'group' | 'definition'>): OfferDefinition['limits'] {
  return group?.limits ?? definition.limits;
}
