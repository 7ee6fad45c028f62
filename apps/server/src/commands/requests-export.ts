import type { ApiRequest } from '@doorstep/contract';
import {
  type ExportRow,
  type ExportedRequest,
  type Offer,
  exportRequests,
  itemName,
  placeName,
  toIso,
} from '@doorstep/core';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { CommandError } from '../command-error.ts';
import { createRequestsCsv } from '../present/requests-csv.ts';
import { withInstallation } from './command-context.ts';
import { type Command, textOption } from './command.ts';
import { requireOffer } from './offers.ts';

export const requestsExport: Command = {
  words: 'requests export',
  usage: 'SLUG [--format csv|json]',
  summary: 'Writes every request of an offer, oldest first; the audit log keeps that it was done.',
  options: { format: { type: 'string' } },
  arguments: { min: 1, max: 1 },
  async run(input) {
    const [slug = ''] = input.arguments;
    const format = textOption(input, 'format') ?? 'csv';
    if (format !== 'csv' && format !== 'json')
      throw new CommandError(`--format: got "${format}"; it takes csv or json.`);
    await withInstallation(async (_, context) => {
      const offer = await requireOffer(context, slug);
      const requests = await exportRequests(context, { offer: offer.id, state: undefined, search: '' });
      const offers = new Map([[offer.id, offer]]);
      await write(format === 'csv' ? asCsv(requests, offer) : requestsAsJson(requests, offers));
    });
  },
};

async function* asCsv(requests: AsyncIterable<ExportRow[]>, offer: Offer): AsyncIterable<string> {
  const csv = createRequestsCsv(new Map([[offer.id, offer]]), offer);
  yield csv.head;
  for await (const some of requests) yield csv.write(some);
}

async function write(text: AsyncIterable<string | Buffer>): Promise<void> {
  for await (const piece of text) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  }
}

function requestsAsJson(requests: AsyncIterable<ExportedRequest[]>, offers: ReadonlyMap<string, Offer>): Readable {
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

/** A request in the form of the API, with the fields of an export. */
function presentApiRequest(request: ExportedRequest, offer: Offer | undefined): ApiRequest {
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
