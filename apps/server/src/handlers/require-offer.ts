import { DoorstepError, type Context, type Offer } from '@doorstep/core';

export async function requireOffer({ store }: Pick<Context, 'store'>, name: string): Promise<Offer> {
  const offer = (await store.offers.find(name)) ?? (await store.offers.findBySlug(name));
  if (offer === null) throw new DoorstepError('offer_not_found');
  return offer;
}
