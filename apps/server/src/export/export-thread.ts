// Writes an export on its own thread, because visitors would have to wait for a million rows.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { RequestFilter } from '@doorstep/core';
import { openLists } from '@doorstep/store';
import { createRequestsCsv } from '../present/requests-csv.ts';
import { createRequestsXlsx } from '../present/requests-xlsx.ts';

export interface ExportWork {
  place: string;
  filter: RequestFilter;
  format: 'csv' | 'xlsx';
}

/** Sent by the thread: the next bytes for each request; null after the last. */
export type ExportPiece = Uint8Array<ArrayBuffer> | null;

const port = parentPort;
if (port === null) throw new Error('This file is the source of a thread');
const { place, filter, format } = workerData as ExportWork;
const lists = openLists(place);

const encoder = new TextEncoder();
const offers = new Map((await lists.offers.list()).map((offer) => [offer.id, offer]));
const only = offers.get(filter.offer ?? '');

async function* asCsv(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const csv = createRequestsCsv(offers, only);
  yield encoder.encode(csv.head);
  for await (const requests of lists.requests.all(filter)) yield encoder.encode(csv.write(requests));
}

async function* asXlsx(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const xlsx = createRequestsXlsx(offers, only);
  for await (const requests of lists.requests.all(filter)) yield xlsx.write(requests);
  yield xlsx.end();
}

let asked = once(port, 'message');
for await (const bytes of format === 'csv' ? asCsv() : asXlsx()) {
  // A compressor may hold back its input, and an empty piece would end the answer.
  if (bytes.length === 0) continue;
  await asked;
  asked = once(port, 'message');
  port.postMessage(bytes, [bytes.buffer]);
}
await asked;
port.postMessage(null);
await lists.close();
port.close();
