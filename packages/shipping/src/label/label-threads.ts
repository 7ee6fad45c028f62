// Prints and checks labels, and prints packing papers and posters, on threads. One thread runs at a time: each takes
// about 100 MiB, and two would be no faster.
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Poster, PosterPaper } from '../poster/poster.ts';
import type { CheckOptions, LabelProblem } from './check-labels.ts';
import type { FromLabelThread, LabelThreadData, ParcelPaper, ToLabelThread } from './label-messages.ts';
import type { Label } from './label.ts';
import type { PackingSlip, SlipOptions } from '../paper/packing-slips.ts';
import type { PickListOptions, PickRow } from '../paper/pick-list.ts';
import type { PrintOptions } from './write-labels.ts';

/** The parcels of a batch, in chunks. */
export type Chunks<Paper> = AsyncIterable<readonly Paper[]>;

/** Larger than the PDF of the largest batch, so that a stalled reader does not block the next print. */
const maxAheadBytes = 16 * 1024 * 1024;

/** A stream, produced while it is read. Destroying it ends the thread; errors become errors of the stream. */
export function printLabels(chunks: Chunks<Label>, options: PrintOptions): Readable {
  return printed(chunks, { task: 'print', options });
}

export function printPickList(chunks: Chunks<PickRow>, options: PickListOptions): Readable {
  return printed(chunks, { task: 'pick-list', options });
}

export function printPackingSlips(chunks: Chunks<PackingSlip>, options: SlipOptions): Readable {
  return printed(chunks, { task: 'slips', options });
}

function printed(chunks: Chunks<ParcelPaper>, data: LabelThreadData): Readable {
  return Readable.from(bytesOf(runThread(chunks, data)), { objectMode: false, highWaterMark: maxAheadBytes });
}

async function* bytesOf(messages: AsyncIterable<FromLabelThread>): AsyncGenerator<Uint8Array> {
  for await (const message of messages) if (message.kind === 'bytes') yield message.bytes;
}

export async function* findLabelProblems(chunks: Chunks<Label>, options: CheckOptions): AsyncGenerator<LabelProblem> {
  for await (const message of runThread(chunks, { task: 'check', options })) {
    if (message.kind === 'problem') yield message.problem;
  }
}

/** A one-page PDF. */
export function printPoster(poster: Poster, paper: PosterPaper, madeAt: Date): Promise<Buffer> {
  return wholeOf({ task: 'poster', poster, paper, madeAt });
}

/** The share picture of a link, as SVG, 1200 × 630, without fonts. */
export function drawShareCard(poster: Poster): Promise<Buffer> {
  return wholeOf({ task: 'card', poster });
}

async function wholeOf(data: LabelThreadData): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(bytesOf(runThread(noParcels(), data))));
}

async function* noParcels(): Chunks<never> {}

let last: Promise<unknown> = Promise.resolve();

async function* runThread(chunks: Chunks<ParcelPaper>, data: LabelThreadData): AsyncGenerator<FromLabelThread> {
  const { promise: over, resolve: leave } = Promise.withResolvers<void>();
  const before = last;
  last = over;
  await before;
  try {
    yield* onThread(chunks, data);
  } finally {
    leave();
  }
}

async function* onThread(chunks: Chunks<ParcelPaper>, data: LabelThreadData): AsyncGenerator<FromLabelThread> {
  const worker = new Worker(new URL('label-thread.ts', import.meta.url), { workerData: data });
  const messages = messagesOf(worker);
  const source: AsyncIterator<readonly ParcelPaper[], unknown> = chunks[Symbol.asyncIterator]();
  try {
    for await (const message of messages) {
      if (message.kind === 'done') return;
      if (message.kind !== 'more') {
        yield message;
        continue;
      }
      const next = await source.next();
      const parcels = next.done === true ? null : next.value;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ parcels } satisfies ToLabelThread);
    }
    throw new Error('The thread that draws labels ended before it was done');
  } finally {
    await worker.terminate();
    await source.return?.();
  }
}

async function* messagesOf(worker: Worker): AsyncGenerator<FromLabelThread> {
  const waiting: FromLabelThread[] = [];
  let error: { cause: unknown } | undefined;
  let isOver = false;
  let wake = (): void => {};
  worker.on('message', (message: FromLabelThread) => {
    waiting.push(message);
    wake();
  });
  worker.on('error', (cause) => {
    error = { cause };
  });
  worker.on('exit', () => {
    isOver = true;
    wake();
  });
  for (;;) {
    const message = waiting.shift();
    if (message !== undefined) yield message;
    else if (error !== undefined) throw new Error('Labels could not be drawn', error);
    else if (isOver) return;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
  }
}
