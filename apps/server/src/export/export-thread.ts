// Writes an export on a thread of its own: a million rows take as long as a visitor would wait.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { RequestFilter } from '@doorstep/core';
import { openLists } from '@doorstep/store';
import { createRequestsCsv } from '../present/requests-csv.ts';

/** What the thread is started with. */
export interface ExportWork {
  /** Of the store. */
  place: string;
  filter: RequestFilter;
}

/** From the thread: the next bytes, each time it was asked; null behind the last. */
export type ExportPiece = Uint8Array<ArrayBuffer> | null;

const port = parentPort;
if (port === null) throw new Error('This file is the source of a thread');
const { place, filter } = workerData as ExportWork;
const lists = openLists(place);

async function* pieces(): AsyncGenerator<string> {
  const offers = new Map((await lists.offers.list()).map((offer) => [offer.id, offer]));
  const csv = createRequestsCsv(offers, offers.get(filter.offer ?? ''));
  yield csv.head;
  for await (const requests of lists.requests.all(filter)) yield csv.write(requests);
}

const encoder = new TextEncoder();
let asked = once(port, 'message');
for await (const piece of pieces()) {
  const bytes = encoder.encode(piece);
  await asked;
  asked = once(port, 'message');
  port.postMessage(bytes, [bytes.buffer]);
}
await asked;
port.postMessage(null);
await lists.close();
port.close();
