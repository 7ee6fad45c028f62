// Searches on threads of their own, so that whatever else a server does need not wait for them.
import { Worker } from 'node:worker_threads';
import type { FindQuery } from '@doorstep/address-lookup';
import { type FoundItems, foundItems } from '../answer/find-item.ts';
import { LookupIdError } from '../answer/item-id.ts';
import { IndexFileError } from '../index-format/index-file-error.ts';
import type { AddressData, AddressIndex } from '../open-address-index.ts';
import type { FindThreadData, FromFindThread, SearchedData, ToFindThread } from './find-messages.ts';

export interface FindThreads {
  /**
   * What `AddressIndex.find` finds, as text, and as soon as a thread is ready not worked out on this one.
   * @throws LookupIdError, or an Error that says what is damaged or that the thread ended.
   */
  find(query: FindQuery): Promise<FoundItems>;
  /** To be called when the index has prepared other data. */
  prepare(): void;
  /** `find` in what was prepared, by the thread that is likely to be asked for it once it is adopted. */
  findPrepared(query: FindQuery): Promise<FoundItems>;
  /** To be called when the index has adopted it. */
  adopt(): void;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  /** One that began while other data were prepared may be ahead of the index: it is asked once that has adopted them. */
  state: 'starting' | 'ahead' | 'ready';
  waiting: Map<number, PromiseWithResolvers<FoundItems>>;
  /** Finds in what was prepared: visitors go to another thread meanwhile. */
  preparing: number;
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
  minBytes?: number;
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
  { folder, secret, count, minBytes = worthThreadsBytes, ended = () => undefined }: FindThreadsOptions,
): FindThreads {
  let threads: Thread[] | null = null;
  let isWorthIt = tableBytes(index) >= minBytes;
  let isClosed = false;
  let number = 0;

  const start = (): void => {
    if (isClosed) return;
    const data: FindThreadData = { folder, secret, tables: index.tables() };
    const worker = new Worker(new URL('find-thread.ts', import.meta.url), { workerData: data });
    worker.unref();
    const thread: Thread = { worker, state: 'starting', waiting: new Map(), preparing: 0 };
    threads?.push(thread);
    let cause: unknown;
    worker.on('message', (message: FromFindThread) => {
      if (message.kind === 'ready') {
        thread.state = isOf(index, message.builds) ? 'ready' : 'ahead';
        // Now it is the thread that works them out.
        if (thread.state === 'ready') index.dropSearchCache();
      } else settle(thread, message);
    });
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

  const postToThreads = (message: ToFindThread): void => {
    if (!isClosed) for (const thread of threads ?? []) post(thread, message);
  };

  const ask = async (thread: Thread, query: FindQuery, of: SearchedData): Promise<FoundItems> => {
    const waiting = Promise.withResolvers<FoundItems>();
    number += 1;
    thread.waiting.set(number, waiting);
    post(thread, { kind: 'find', of, number, query });
    return waiting.promise;
  };

  return {
    async find(query) {
      if (threads === null) {
        if (!isWorthIt) return foundItems(index.find(query));
        threads = [];
        for (let started = 0; started < count; started += 1) start();
      }
      const { usual, freest } = chooseThread(threads, query);
      if (usual === undefined || freest === undefined) return foundItems(index.find(query));
      return ask(loadOf(usual) - loadOf(freest) > maxAhead ? freest : usual, query, 'current');
    },
    prepare() {
      const tables = index.prepared()?.tables();
      if (tables !== undefined) postToThreads({ kind: 'prepare', tables });
    },
    async findPrepared(query) {
      const { usual } = chooseThread(threads ?? [], query);
      if (usual === undefined) return foundItems((index.prepared() ?? index).find(query));
      usual.preparing += 1;
      try {
        return await ask(usual, query, 'prepared');
      } finally {
        usual.preparing -= 1;
      }
    },
    adopt() {
      isWorthIt = tableBytes(index) >= minBytes;
      postToThreads({ kind: 'adopt' });
      for (const thread of threads ?? []) if (thread.state === 'ahead') thread.state = 'ready';
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

function settle({ waiting }: Thread, message: Exclude<FromFindThread, { kind: 'ready' }>): void {
  const asked = waiting.get(message.number);
  waiting.delete(message.number);
  if (message.kind === 'found') asked?.resolve({ json: message.json, count: message.count });
  else asked?.reject(errorOf(message));
}

/** A class does not survive the way between threads. */
function errorOf(message: Exclude<FromFindThread, { kind: 'ready' | 'found' }>): unknown {
  if (message.kind === 'bad_id') return new LookupIdError(message.code);
  return message.kind === 'bad_file' ? new IndexFileError(message.code, message.path, message.detail) : message.error;
}

function isOf(data: AddressData, builds: readonly number[]): boolean {
  const known = data.tables().map(({ build }) => build);
  return known.join() === builds.join();
}

function loadOf({ waiting, preparing }: Thread): number {
  return waiting.size + preparing * maxAhead;
}

/** What the first letters of a text mean is remembered by the thread that was asked for them. None while none is ready. */
function chooseThread(threads: readonly Thread[], { Text }: FindQuery): { usual?: Thread; freest?: Thread } {
  const ready = threads.filter(({ state }) => state === 'ready');
  const freest = ready.toSorted((a, b) => loadOf(a) - loadOf(b))[0];
  let sum = 0;
  for (const letter of Text.slice(0, lettersOfOneVisitor).toLowerCase()) sum += letter.codePointAt(0) ?? 0;
  const usual = ready[sum % ready.length];
  return freest === undefined || usual === undefined ? {} : { usual, freest };
}
