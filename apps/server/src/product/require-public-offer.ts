import { DoorstepError, offerPhase } from '@doorstep/core';
import type { Product } from './product.ts';

/** @throws DoorstepError `offer_not_found` unless visitors may see the offer; nothing else of it is looked at. */
export async function requirePublicOffer(product: Product, slug: string, at: number): Promise<void> {
  const offer = await product.contextFor({ kind: 'visitor' }).store.offers.findBySlug(slug);
  if (offer === null || offerPhase(offer, at) === null) throw new DoorstepError('offer_not_found');
}
