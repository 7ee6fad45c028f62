import type { PublicOffer } from '@doorstep/contract';
import { DoorstepError, type Offer } from '@doorstep/core';
import type { Reader } from '../http/request-language.ts';
import { presentPublicOffer } from '../present/public-offer.ts';
import type { Product } from './product.ts';

/**
 * An offer as visitors see it now, with live stock.
 * @throws DoorstepError `offer_not_found`, also for a draft or an archived one.
 */
export async function loadPublicOffer(
  product: Product,
  { slug, at, ...reader }: { slug: string; at: number } & Reader,
): Promise<{ offer: Offer; view: PublicOffer }> {
  const { store } = product.contextFor({ kind: 'visitor' });
  const offer = await store.offers.findBySlug(slug);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const view = presentPublicOffer(offer, { stock: await store.stock.ofOffer(offer.id), ...reader, at });
  if (view === null) throw new DoorstepError('offer_not_found');
  return { offer, view };
}
