import { Readable } from 'node:stream';
import { toIso, type Offer, type ServiceRequest } from '@doorstep/core';
import { stringify, type Options } from 'csv-stringify/sync';
import { itemName, titleOf } from './staff-request.ts';
import { withoutFormulas } from '@doorstep/shipping';

const columns = [
  'reference',
  'offer',
  'state',
  'hold_reasons',
  'received_at',
  'accepted_at',
  'items',
  'name',
  'email',
  'phone',
  'unit',
  'line1',
  'line2',
  'line3',
  'line4',
  'line5',
  'city',
  'region',
  'postcode',
  'country',
  'latitude',
  'longitude',
  'assurance',
  'source',
  'answers',
] as const;

const rowsPerPiece = 100;

const csv: Options = {
  columns: [...columns],
  cast: { string: withoutFormulas },
  record_delimiter: 'windows',
};

type Row = Record<(typeof columns)[number], string | number>;

/**
 * Requests as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the letters right), one line each
 * as they come from the store. What a spreadsheet would take for a formula is escaped, whichever separator it reads by.
 */
export function requestsAsCsv(requests: AsyncIterable<ServiceRequest>, offers: ReadonlyMap<string, Offer>): Readable {
  return Readable.from(toPieces(requests, offers), { objectMode: false });
}

/** Many rows a piece: a stream of single rows would spend most of its time and memory on being a stream. */
async function* toPieces(
  requests: AsyncIterable<ServiceRequest>,
  offers: ReadonlyMap<string, Offer>,
): AsyncIterable<string> {
  yield stringify([], { ...csv, header: true, bom: true });
  let rows: Row[] = [];
  for await (const request of requests) {
    rows.push(toRow(request, offers.get(request.offerId)));
    if (rows.length < rowsPerPiece) continue;
    yield stringify(rows, csv);
    rows = [];
  }
  if (rows.length > 0) yield stringify(rows, csv);
}

function toRow(request: ServiceRequest, offer: Offer | undefined): Row {
  const { address, contact } = request;
  const [line1 = '', line2 = '', line3 = '', line4 = '', line5 = ''] = address.lines;
  return {
    reference: request.reference,
    offer: offer === undefined ? '' : titleOf(offer.definition),
    state: request.state,
    hold_reasons: request.holdReasons.join(' '),
    received_at: toIso(request.receivedAt),
    accepted_at: toIso(request.acceptedAt) ?? '',
    items: request.lines
      .map(({ itemId, quantity }) => `${quantity} × ${itemName(offer?.definition, itemId)}`)
      .join('; '),
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    unit: address.unit,
    line1,
    line2,
    line3,
    line4,
    line5,
    city: address.city,
    region: address.region,
    postcode: address.postcode,
    country: address.countryCode,
    latitude: address.latitude ?? '',
    longitude: address.longitude ?? '',
    assurance: request.assurance,
    source: request.source,
    answers: Object.keys(request.answers).length === 0 ? '' : JSON.stringify(request.answers),
  };
}
