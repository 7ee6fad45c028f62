// Searches on threads of their own, so that whatever else a server does need not wait for them.
import { Worker } from 'node:worker_threads';
import type { FindQuery } from '@doorstep/address-lookup';
import { type FoundItems, foundItems } from '../answer/found-items.ts';
import { LookupIdError } from '../answer/lookup-id-error.ts';
import { type AddressIndex, keepReplacedMs } from '../open-address-index.ts';
import type { FindThreadData, FromFindThread, ToFindThread } from './find-messages.ts';

export interface FindThreads {
  /**
   * What `AddressIndex.find` finds, as text, and as soon as a thread is ready not worked out on this one.
   * @throws LookupIdError, or an Error that says what is damaged or that the thread ended.
   */
  find(query: FindQuery): Promise<FoundItems>;
  /** To be called when the index has changed. */
  refresh(): void;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  waiting: Map<number, PromiseWithResolvers<FoundItems>>;
}

/**
 * Bytes of tables, some 1.2 million addresses: with less, a search costs hardly more than passing it to another thread.
 * Eight Finds of a journey over the demo's few addresses cost 2 ms more in all that way.
 */
const worthThreadsBytes = 8_000_000;
/** A thread that ended is replaced after this time, so that one that cannot start is not tried without a pause. */
const replaceAfterMs = 1000;
/** Who types on is best answered by the thread that answered before, unless so many more wait for it than for another. */
const maxAhead = 1;
const lettersOfOneVisitor = 3;

export interface FindThreadsOptions {
  folder: string;
  secret: string;
  /** 0 leaves everything to the thread that calls. */
  count: number;
  /** With smaller tables the thread that calls searches. */
  leastBytes?: number;
  /** Called when a thread ended that nobody closed, with why. Another takes its place. */
  ended?: (cause: unknown) => void;
}

/**
 * Begins with the first Find in data that is worth it.
 * @param index  of the same folder and with the same secret: its tables are shared, and it answers while no thread is
 *   ready. It stays the caller's to close.
 */
export function createFindThreads(
  index: AddressIndex,
  { folder, secret, count, leastBytes = worthThreadsBytes, ended = () => undefined }: FindThreadsOptions,
): FindThreads {
  let threads: Thread[] | null = null;
  let isWorthIt = tableBytes(index) >= leastBytes;
  let isClosed = false;
  let number = 0;

  const start = (): void => {
    if (isClosed) return;
    const data: FindThreadData = { folder, secret, tables: index.tables() };
    const worker = new Worker(new URL('find-thread.ts', import.meta.url), { workerData: data });
    worker.unref();
    const thread: Thread = { worker, isReady: false, waiting: new Map() };
    threads?.push(thread);
    let cause: unknown;
    worker.on('message', (message: FromFindThread) => settle(thread, message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      threads = threads?.filter((other) => other !== thread) ?? null;
      for (const { reject } of thread.waiting.values()) reject(new Error('the search thread ended', { cause }));
      if (isClosed) return;
      ended(cause);
      setTimeout(start, replaceAfterMs).unref();
    });
  };

  const tellThreads = (): void => {
    if (isClosed) return;
    const tables = index.tables();
    for (const thread of threads ?? []) post(thread, { kind: 'refresh', tables });
  };

  return {
    async find(query) {
      if (threads === null) {
        if (!isWorthIt) return foundItems(index.find(query));
        threads = [];
        for (let started = 0; started < count; started += 1) start();
      }
      const thread = chooseThread(threads, query);
      if (thread === null) return foundItems(index.find(query));
      const waiting = Promise.withResolvers<FoundItems>();
      number += 1;
      thread.waiting.set(number, waiting);
      post(thread, { kind: 'find', number, query });
      return waiting.promise;
    },
    refresh() {
      isWorthIt = tableBytes(index) >= leastBytes;
      tellThreads();
      // Once more, so that they let go of what was replaced.
      setTimeout(tellThreads, keepReplacedMs + 1000).unref();
    },
    async close() {
      isClosed = true;
      await Promise.all((threads ?? []).map(({ worker }) => worker.terminate()));
    },
  };
}

function tableBytes(index: AddressIndex): number {
  return index.tables().reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

function post({ worker }: Thread, message: ToFindThread): void {
  worker.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window
}

function settle(thread: Thread, message: FromFindThread): void {
  if (message.kind === 'ready') {
    thread.isReady = true;
    return;
  }
  const waiting = thread.waiting.get(message.number);
  thread.waiting.delete(message.number);
  if (message.kind === 'found') waiting?.resolve({ json: message.json, count: message.count });
  else waiting?.reject(message.kind === 'bad_id' ? new LookupIdError(message.code) : message.error);
}

/** What the first letters of a text mean is remembered by the thread that was asked for them. */
function chooseThread(threads: readonly Thread[], { Text }: FindQuery): Thread | null {
  const ready = threads.filter(({ isReady }) => isReady);
  const least = ready.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
  if (least === undefined) return null;
  let sum = 0;
  for (const letter of Text.slice(0, lettersOfOneVisitor)) sum += letter.codePointAt(0) ?? 0;
  const usual = ready[sum % ready.length] ?? least;
  return usual.waiting.size - least.waiting.size > maxAhead ? least : usual;
}
