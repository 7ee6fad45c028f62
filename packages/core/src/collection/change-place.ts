import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { placeName } from '../offer/offer-texts.ts';
import { asRead } from '../request/decide-request.ts';
import { lockRequest } from '../request/lock-request.ts';
import { isCorrectable } from '../request/request-transitions.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { transitionFreely } from '../request/transition-request.ts';
import { placeErrors } from '../request/validate-submission.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Changes the place of collection until the hand-over, for staff or for a visitor whose secret link the caller has
 * checked. The code and the place in the queue stay the same.
 * @throws DoorstepError `request_not_found`, `request_changed`, `request_invalid` for a place that is not offered,
 * `state_conflict` for deliveries and once it is handed over or has ended; `not_allowed`.
 */
export async function changePlace(
  context: Context,
  { id, place, revision }: { id: string; place: string; revision?: number | undefined },
): Promise<ServiceRequest> {
  if (context.actor.kind !== 'visitor') requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const request = asRead(await lockRequest(tx, id), revision);
    const offer = await tx.offers.find(request.offerId);
    if (offer === null) throw new DoorstepError('offer_not_found');
    const { collection } = request;
    if (collection === null || !isCorrectable(request)) throw new DoorstepError('state_conflict');
    if (collection.place === place) return request;
    const at = await tx.now();
    const fields = placeErrors(offer.definition, place, at);
    if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
    return transitionFreely(context, tx, request, {
      to: request.state,
      at,
      changes: { collection: { ...collection, place, readyNotifiedAt: null } },
      audit: {
        action: 'request.place_changed',
        detail: { from: placeName(offer.definition, collection.place), to: placeName(offer.definition, place) },
      },
      mail: 'place_changed',
      mailValues: { change: 'chosen', place: placeName(offer.definition, place, request.language) },
    });
  });
}
