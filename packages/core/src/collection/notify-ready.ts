import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { placeName } from '../offer/offer-texts.ts';
import type { Offer } from '../offer/offer.ts';
import { changedPlaces, findPlace, isReadyAt, openingsAhead, readyFrom } from '../offer/places.ts';
import { enqueueMail } from '../request/enqueue-mail.ts';
import { lockRequest } from '../request/lock-request.ts';
import type { Repositories } from '../store.ts';

const atOnce = 100;

/**
 * Emails everyone whose place opens for the first time within a day. Requests accepted later say so in the acceptance
 * email. Safe to run in several processes: each visitor is emailed once.
 */
export async function notifyReady(context: Context): Promise<void> {
  const { store } = context;
  const now = await store.now();
  for (const { id: offerId, definition } of await store.offers.list()) {
    for (const place of definition.collection?.places ?? []) {
      const from = readyFrom(place);
      if (place.isRetired === true || from === null || !isReadyAt(place, now) || openingsAhead(place, now).length === 0)
        continue;
      for (;;) {
        const filter = { offerId, place: place.id, acceptedBefore: from, isUnnotified: true };
        const ids = await store.requests.toCollect(filter, atOnce);
        for (const id of ids) await notify(context, id);
        if (ids.length < atOnce) break;
        await store.rest();
      }
    }
  }
}

async function notify(context: Context, id: string): Promise<void> {
  await context.store.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const { state, collection } = request;
    const offer = await tx.offers.find(request.offerId);
    if (state !== 'accepted' || collection === null || collection.readyNotifiedAt !== null || offer === null) return;
    const at = await tx.now();
    const place = findPlace(offer.definition, collection.place);
    if (place === undefined || !isReadyAt(place, at)) return;
    await tx.requests.putCollection(id, { ...collection, readyNotifiedAt: at });
    await enqueueMail(context, tx, { kind: 'ready', request, at, offer });
  });
}

/** Notifies everyone who was to collect at a place that a saved change affects, in its transaction. */
export async function notifyOfPlaces(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  { before, offer, at }: { before: Offer; offer: Offer; at: Instant },
): Promise<void> {
  for (const { id, change } of changedPlaces(before.definition, offer.definition, at)) {
    for (const request of await tx.requests.openAt(offer.id, id)) {
      const values = { change, place: placeName(before.definition, id, request.language) };
      await enqueueMail(context, tx, { kind: 'place_changed', request, at, offer, values });
    }
  }
}
