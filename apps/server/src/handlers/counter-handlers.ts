import type { CounterRequest } from '@doorstep/contract';
import type { counterOperations } from '@doorstep/contract/operations';
import {
  changePlace,
  counterStanding,
  DoorstepError,
  findAtCounter,
  handedOver,
  handOver,
  placeName,
  reachesOffer,
  toIso,
  undoableForMs,
  undoHandOver,
  type Context,
  type Counter,
  type ServiceRequest,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { addressLine, presentRequestRow, titleOf } from '../present/staff-request.ts';
import { requestDetail, requireRequest } from './request-handlers.ts';
import { requireOffer } from './require-offer.ts';

export const counterHandlers: Handlers<typeof counterOperations> = {
  async 'GET /counters'({ context: { store, actor } }) {
    const waiting = await store.requests.countToCollect();
    const offers = (await store.offers.list()).filter(
      ({ id, status, definition }) =>
        definition.collection !== undefined && status !== 'draft' && reachesOffer(actor, id),
    );
    const counters = offers.flatMap(({ id, definition }) =>
      (definition.collection?.places ?? []).flatMap((place) => {
        const requests = waiting.find(({ offerId, place: its }) => offerId === id && its === place.id)?.requests ?? 0;
        // A retired place is hidden once no one may still collect there.
        if (place.isRetired === true && requests === 0) return [];
        const named = { id: place.id, name: placeName(definition, place.id) };
        return [{ offer: { id, title: titleOf(definition) }, place: named, requests }];
      }),
    );
    return { counters };
  },
  async 'POST /counters/find'({ context, body, recordAs }) {
    const found = await findAtCounter(context, body);
    // The audit log records neither the code nor the name, only whose data was seen.
    recordAs({
      subjectId: body.counter?.offer ?? '',
      detail: { references: found.map(({ reference }) => reference).join(', ') },
    });
    return { requests: await Promise.all(found.map((request) => present(context, request, body.counter))) };
  },
  'POST /requests/:request/hand-over': changing(handOver),
  'POST /requests/:request/hand-over/undo': changing(undoHandOver),
  async 'POST /requests/:request/place'({ context, params, body }) {
    const { id } = await requireRequest(context, params.request);
    return requestDetail(context, await changePlace(context, { ...body, id }));
  },
};

function changing(verb: typeof handOver) {
  type Given = { context: Context; params: { request: string }; body: { revision?: number | undefined } };
  return async ({ context, params, body }: Given) => {
    const { id } = await requireRequest(context, params.request);
    return { request: await present(context, await verb(context, { ...body, id }), null) };
  };
}

async function present(context: Context, request: ServiceRequest, counter: Counter | null): Promise<CounterRequest> {
  const { store } = context;
  const offer = await requireOffer(context, request.offerId);
  const at = await store.now();
  const handed = handedOver(request, await store.audit.of('request', request.id));
  const { collection } = request;
  // A reference leads here from anywhere, but a delivered request is not the counter's concern.
  if (collection === null) throw new DoorstepError('request_not_found');
  const { name, lines } = presentRequestRow(request, { offer, overByMerge: new Set() });
  return {
    id: request.id,
    reference: request.reference,
    revision: request.revision,
    state: request.state,
    standing: counterStanding(request, { offer, counter, at }),
    name,
    addressLine: addressLine(request),
    lines,
    offer: { id: offer.id, title: titleOf(offer.definition) },
    place: { id: collection.place, name: placeName(offer.definition, collection.place) },
    code: collection.code,
    acceptedAt: toIso(request.acceptedAt),
    handedOver:
      handed === null ? null : { at: toIso(handed.at), by: handed.by, undoableUntil: toIso(handed.at + undoableForMs) },
  };
}
