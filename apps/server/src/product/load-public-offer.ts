import type { PublicOffer } from '@doorstep/contract';
import { DoorstepError, offerPhase, type Offer } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import { MovedOffer } from '../http/moved-offer.ts';
import { readerOf } from '../http/request-language.ts';
import { presentPublicOffer } from '../present/public-offer.ts';
import type { Product } from './product.ts';

type OfferRequest = FastifyRequest<{ Params: { slug: string } }>;

/**
 * An offer as visitors see it now, with live stock.
 * @throws DoorstepError `offer_not_found`, also for a draft or an archived one.
 * @throws MovedOffer when a page is read under a former short name; forms sent there are accepted.
 */
export async function loadPublicOffer(
  product: Product,
  request: OfferRequest,
): Promise<{ offer: Offer; view: PublicOffer }> {
  const { store } = product.contextFor({ kind: 'visitor' });
  const at = request.receivedAt;
  const offer = await requirePublicOffer(product, request);
  const view = presentPublicOffer(offer, {
    stock: await store.stock.ofOffer(offer.id),
    ...readerOf(request),
    at,
    canSendMail: product.canSendMail,
  });
  if (view === null) throw new DoorstepError('offer_not_found');
  return { offer, view };
}

export async function requirePublicOffer(product: Product, request: OfferRequest): Promise<Offer> {
  const { slug } = request.params;
  const offer = await product.contextFor({ kind: 'visitor' }).store.offers.findBySlug(slug);
  if (offer === null || offerPhase(offer, request.receivedAt) === null) throw new DoorstepError('offer_not_found');
  if (offer.slug !== slug && ['GET', 'HEAD'].includes(request.method)) throw new MovedOffer(offer.slug);
  return offer;
}
