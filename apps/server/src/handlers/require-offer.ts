import { DoorstepError, type Context, type Offer } from '@doorstep/core';

/** @throws DoorstepError `offer_not_found`. */
export async function requireOffer({ store }: Pick<Context, 'store'>, id: string): Promise<Offer> {
  const offer = await store.offers.find(id);
  if (offer === null) throw new DoorstepError('offer_not_found');
  return offer;
}
