import { notifyOfPlaces } from '../collection/notify-ready.ts';
import type { Context } from '../context.ts';
import { saveVersion, type OfferChange } from '../offer/save-version.ts';
import type { Offer } from '../offer/offer.ts';
import { serveQueue } from '../request/serve-queue.ts';

/**
 * Saves a change as the offer's next version. New supply (an item becomes unlimited, a place opens again) goes to the
 * queue in the same transaction; lower limits take nothing back.
 * @throws as `saveVersion`.
 */
export function saveOffer(context: Context, change: OfferChange): Promise<Offer> {
  return saveVersion(context, change, async (tx, saved) => {
    const { offer, at } = saved;
    if (offer.status === 'draft') return;
    await notifyOfPlaces(context, tx, saved);
    await serveQueue(context, tx, offer.id, { at });
  });
}
