import { Worker } from 'node:worker_threads';
import type { FindQuery } from '@doorstep/address-lookup';
import { type FoundItems, foundItems } from '../answer/find-item.ts';
import { LookupIdError } from '../answer/item-id.ts';
import { IndexFileError } from '../index-format/index-file-error.ts';
import type { AddressData, AddressIndex } from '../open-address-index.ts';
import type { FindThreadData, FromFindThread, SearchedData, ToFindThread } from './find-messages.ts';

export interface FindThreads {
  /** `AddressIndex.find` on a thread, as soon as one is ready. @throws LookupIdError, or an Error. */
  find(query: FindQuery): Promise<FoundItems>;
  prepare(): void;
  /** `find` in the prepared data, on the thread that will probably receive the query once the data are adopted. */
  findPrepared(query: FindQuery): Promise<FoundItems>;
  adopt(): void;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  /** A thread that started while new data were prepared is ahead of the index, and idle until the index adopts them. */
  state: 'starting' | 'ahead' | 'ready';
  waiting: Map<number, PromiseWithResolvers<FoundItems>>;
  /** Running Finds in prepared data: visitors use another thread in the meantime. */
  preparing: number;
}

/** About 1.2 million addresses. With less, handing a search to a thread costs about as much as the search. */
const minBytesForThreads = 8_000_000;
/** Delay before a thread that exited is replaced, so that a thread that cannot start does not loop. */
const restartDelayMs = 1000;
/** The thread of the previous key press has warm caches: prefer it unless its queue is longer by more than this. */
const maxQueueDifference = 1;
const affinityLetters = 3;
/**
 * V8 lets a heap grow in proportion to its limit before collecting garbage: to 1.4 times the live data with this limit,
 * to 4 times with a big machine's default. A thread with full caches has 26 MB of live data per data set.
 */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 };

export interface FindThreadsOptions {
  folder: string;
  secret: string;
  /** 0 searches on the calling thread. */
  count: number;
  minBytes?: number;
  /** Called with the cause when a thread exits unexpectedly. It is then replaced. */
  ended?: (cause: unknown) => void;
}

/** Starts at once where the data are large enough. @param index  of the same folder and secret; stays the caller's. */
export function createFindThreads(
  index: AddressIndex,
  { folder, secret, count, minBytes = minBytesForThreads, ended = () => undefined }: FindThreadsOptions,
): FindThreads {
  let threads: readonly Thread[] = [];
  let hasBegun = false;
  let isClosed = false;
  let number = 0;

  const start = (): void => {
    if (isClosed) return;
    const data: FindThreadData = { folder, secret, tables: index.tables() };
    const script = new URL('find-thread.ts', import.meta.url);
    const worker = new Worker(script, { workerData: data, resourceLimits: heap });
    worker.unref();
    const thread: Thread = { worker, state: 'starting', waiting: new Map(), preparing: 0 };
    threads = [...threads, thread];
    let cause: unknown;
    worker.on('message', (message: FromFindThread) => {
      if (message.kind === 'ready') {
        thread.state = isOf(index, message.builds) ? 'ready' : 'ahead';
        if (thread.state === 'ready') index.dropSearchCache();
      } else settle(thread, message);
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      threads = threads.filter((other) => other !== thread);
      for (const { reject } of thread.waiting.values()) reject(new Error('the search thread ended', { cause }));
      if (isClosed) return;
      ended(cause);
      setTimeout(start, restartDelayMs).unref();
    });
  };

  const begin = (): void => {
    if (hasBegun || tableBytes(index) < minBytes) return;
    hasBegun = true;
    for (let started = 0; started < count; started += 1) start();
  };

  const postToThreads = (message: ToFindThread): void => {
    if (!isClosed) for (const thread of threads) post(thread, message);
  };

  const ask = async (thread: Thread, query: FindQuery, of: SearchedData): Promise<FoundItems> => {
    const waiting = Promise.withResolvers<FoundItems>();
    number += 1;
    thread.waiting.set(number, waiting);
    post(thread, { kind: 'find', of, number, query });
    return waiting.promise;
  };

  begin();
  return {
    async find(query) {
      const { usual, freest } = chooseThread(threads, query);
      if (usual === undefined || freest === undefined) return foundItems(index.find(query));
      return ask(loadOf(usual) - loadOf(freest) > maxQueueDifference ? freest : usual, query, 'current');
    },
    prepare() {
      const tables = index.prepared()?.tables();
      if (tables !== undefined) postToThreads({ kind: 'prepare', tables });
    },
    async findPrepared(query) {
      const { usual } = chooseThread(threads, query);
      if (usual === undefined) return foundItems((index.prepared() ?? index).find(query));
      usual.preparing += 1;
      try {
        return await ask(usual, query, 'prepared');
      } finally {
        usual.preparing -= 1;
      }
    },
    adopt() {
      postToThreads({ kind: 'adopt' });
      for (const thread of threads) if (thread.state === 'ahead') thread.state = 'ready';
      begin();
    },
    async close() {
      isClosed = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function tableBytes(index: AddressIndex): number {
  return index.tables().reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

function post({ worker }: Thread, message: ToFindThread): void {
  worker.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window
}

function settle({ waiting }: Thread, message: Exclude<FromFindThread, { kind: 'ready' }>): void {
  const asked = waiting.get(message.number);
  waiting.delete(message.number);
  if (message.kind === 'found') asked?.resolve({ json: message.json, count: message.count });
  else asked?.reject(errorOf(message));
}

/** Structured cloning loses the class of an error. */
function errorOf(message: Exclude<FromFindThread, { kind: 'ready' | 'found' }>): unknown {
  if (message.kind === 'bad_id') return new LookupIdError(message.code);
  return message.kind === 'bad_file' ? new IndexFileError(message.code, message.path, message.detail) : message.error;
}

function isOf(data: AddressData, builds: readonly number[]): boolean {
  const known = data.tables().map(({ build }) => build);
  return known.join() === builds.join();
}

function loadOf({ waiting, preparing }: Thread): number {
  return waiting.size + preparing * maxQueueDifference;
}

/** Queries with the same first letters share a thread, for its cache. Empty while no thread is ready. */
function chooseThread(threads: readonly Thread[], { Text }: FindQuery): { usual?: Thread; freest?: Thread } {
  const ready = threads.filter(({ state }) => state === 'ready');
  const freest = ready.toSorted((a, b) => loadOf(a) - loadOf(b))[0];
  let sum = 0;
  for (const letter of Text.slice(0, affinityLetters).toLowerCase()) sum += letter.codePointAt(0) ?? 0;
  const usual = ready[sum % ready.length];
  return freest === undefined || usual === undefined ? {} : { usual, freest };
}
