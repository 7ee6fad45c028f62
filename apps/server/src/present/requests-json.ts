import { Readable } from 'node:stream';
import type { ApiRequest } from '@doorstep/contract';
import { itemName, placeName, toIso, type Offer, type ExportedRequest } from '@doorstep/core';

/** Requests as one JSON list, a line each, as they come from the store. */
export function requestsAsJson(
  requests: AsyncIterable<ExportedRequest[]>,
  offers: ReadonlyMap<string, Offer>,
): Readable {
  return Readable.from(toLines(requests, offers), { highWaterMark: 1 });
}

async function* toLines(
  requests: AsyncIterable<ExportedRequest[]>,
  offers: ReadonlyMap<string, Offer>,
): AsyncIterable<string> {
  let before = '[\n';
  for await (const some of requests) {
    const lines = some.map((request) => JSON.stringify(presentApiRequest(request, offers.get(request.offerId))));
    yield `${before}${lines.join(',\n')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** One request for a program: what the export has of it. */
export function presentApiRequest(request: ExportedRequest, offer: Offer | undefined): ApiRequest {
  const { reference, state, holdReasons, contact, answers, address, assurance, source, language } = request;
  return {
    reference,
    offer: offer?.slug ?? '',
    state,
    holdReasons,
    receivedAt: toIso(request.receivedAt),
    acceptedAt: toIso(request.acceptedAt),
    lines: request.lines.map(({ itemId, quantity }) => ({
      item: itemId,
      name: itemName(offer?.definition, itemId),
      quantity,
    })),
    collection:
      request.collection === null
        ? null
        : { place: request.collection.place, name: placeName(offer?.definition, request.collection.place) },
    contact,
    answers,
    address,
    assurance,
    source,
    language,
  };
}
