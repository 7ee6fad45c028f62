import { notifyOfPlaces } from '../collection/notify-ready.ts';
import type { Context } from '../context.ts';
import { saveVersion, type OfferChange } from '../offer/save-version.ts';
import type { Offer } from '../offer/offer.ts';
import { serveQueue } from '../request/serve-queue.ts';

/**
 * Changes an offer as its next version. What it adds (an item becomes unlimited, a place opens again) goes to the queue in the same
 * transaction; lowering a limit takes nothing back from anybody.
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
