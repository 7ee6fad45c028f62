import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { changedPlaces } from '../offer/changed-places.ts';
import { placeName } from '../offer/item-name.ts';
import type { Offer } from '../offer/offer.ts';
import { enqueueMail } from '../request/enqueue-mail.ts';
import type { Repositories } from '../store.ts';

/** Writes to everybody who is to collect at a place of which a saved change takes something away, in its transaction. */
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
