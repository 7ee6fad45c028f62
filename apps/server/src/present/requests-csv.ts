import { Readable } from 'node:stream';
import { toIso, type Offer, type ServiceRequest } from '@doorstep/core';
import { stringify } from 'csv-stringify';
import { itemName, titleOf } from './staff-request.ts';

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

type Row = Record<(typeof columns)[number], string | number>;

/**
 * Requests as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the letters right), one line each
 * as they come from the store. What a spreadsheet would take for a formula is escaped.
 */
export function requestsAsCsv(requests: AsyncIterable<ServiceRequest>, offers: ReadonlyMap<string, Offer>): Readable {
  const rows = Readable.from(toRows(requests, offers), { highWaterMark: 64 });
  const csv = stringify({
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
    // The one beginning that a spreadsheet skips and the library does not know.
    cast: { string: (value) => (value.startsWith('\n') ? `'${value}` : value) },
    record_delimiter: 'windows',
  });
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* toRows(
  requests: AsyncIterable<ServiceRequest>,
  offers: ReadonlyMap<string, Offer>,
): AsyncIterable<Row> {
  for await (const request of requests) yield toRow(request, offers.get(request.offerId));
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
