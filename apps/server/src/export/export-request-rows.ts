import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ExportPiece, ExportWork } from './export-thread.ts';

/** Bytes buffered for a slow reader before the thread pauses. */
const maxAheadBytes = 1024 * 1024;

/** Room for new objects. Within the default for threads, two pieces do not fit and get copied. */
const maxYoungGenerationSizeMb = 64;

/**
 * The requests of a filter as CSV or as a workbook, written by a thread while they are sent. Destroying the stream ends
 * the thread; the stream reports the thread's errors.
 */
export function exportRequestRows(work: ExportWork): Readable {
  const worker = new Worker(new URL('export-thread.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  let isDone = false;
  const bytes = new Readable({
    highWaterMark: maxAheadBytes,
    read() {
      worker.postMessage('more'); // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window
    },
    destroy(error, done) {
      // The thread may have ended long before a slow reader reaches the end.
      if (worker.threadId === -1) return done(error);
      worker.once('exit', () => done(error));
      void worker.terminate();
    },
  });
  worker.on('message', (piece: ExportPiece) => {
    isDone ||= piece === null;
    bytes.push(piece);
  });
  worker.on('error', (cause) => bytes.destroy(new Error('An export could not be written', { cause })));
  worker.on('exit', () => {
    if (!isDone) bytes.destroy(new Error('The thread of an export ended before it was done'));
  });
  return bytes;
}
