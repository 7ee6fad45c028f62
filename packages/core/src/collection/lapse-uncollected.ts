import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { findPlace, keptUntil } from '../offer/places.ts';
import { lockRequest } from '../request/lock-request.ts';
import { transitionFreely } from '../request/transition-request.ts';
import { settledNow } from '../service-day/service-days-ago.ts';

const atOnce = 100;

/** Hand-overs on the last day may be recorded in the evening. */
const recordedWithinMs = 24 * 3_600_000;

/**
 * Lapses requests that were not collected by the last opening of their place, a day after it; their units go to the
 * queue. Requests accepted after that opening stay, since no one had time to come. Safe to run in several processes:
 * each request lapses once.
 */
export async function lapseUncollected(context: Context): Promise<void> {
  const { store } = context;
  const at = await settledNow(store);
  for (const { id: offerId, definition } of await store.offers.list()) {
    for (const place of definition.collection?.places ?? []) {
      const until = endOf(place, at);
      if (until === null) continue;
      for (;;) {
        const ids = await store.requests.toCollect({ offerId, place: place.id, acceptedBefore: until }, atOnce);
        for (const id of ids) await lapse(context, id, at);
        if (ids.length < atOnce) break;
        await store.rest();
      }
    }
  }
}

/** When a place's last opening ended; null if that is too recent, or if the place is retired. */
function endOf(place: Parameters<typeof keptUntil>[0] & { isRetired?: boolean | undefined }, at: Instant) {
  const until = place.isRetired === true ? null : keptUntil(place);
  return until === null || until + recordedWithinMs > at ? null : until;
}

async function lapse(context: Context, id: string, at: Instant): Promise<void> {
  await context.store.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const offer = await tx.offers.find(request.offerId);
    const { state, collection, acceptedAt } = request;
    if (offer === null || state !== 'accepted' || collection === null || acceptedAt === null) return;
    // Reread: staff may have added a day, or the visitor may have changed the place.
    const place = findPlace(offer.definition, collection.place);
    const until = place === undefined ? null : endOf(place, at);
    if (until === null || acceptedAt >= until) return;
    await transitionFreely(context, tx, request, {
      to: 'lapsed',
      at: await tx.now(),
      audit: { action: 'request.not_collected' },
    });
  });
}
