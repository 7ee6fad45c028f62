import { LRUCache } from 'lru-cache';

/** Keeps only `found`, and merges concurrent equal queries. */
export interface AnswerCache<Outcome extends { kind: string }> {
  /** @param ask  its signal is aborted when no caller waits any more. @param gone  this caller stopped waiting. */
  get(key: string, ask: (signal: AbortSignal) => Promise<Outcome>, gone?: AbortSignal): Promise<Outcome>;
  has(key: string): boolean;
  /** Least recently used first. */
  keys(): string[];
}

interface Entry<Outcome> {
  outcome: Promise<Outcome>;
  until: number;
  waiting: number;
  asking: AbortController;
}

const entryBytes = 1000;
const bytesPerCharacter = 2;

export function createAnswerCache<Outcome extends { kind: string }>(options: {
  maxAnswers: number;
  maxBytes: number;
  lengthOf: (outcome: Outcome) => number;
  forMs: number;
  now?: () => number;
}): AnswerCache<Outcome> {
  const { maxAnswers, maxBytes, lengthOf, forMs, now = Date.now } = options;
  const answers = new LRUCache<string, Entry<Outcome>>({ max: maxAnswers, maxSize: maxBytes });
  const sizeOf = (key: string, length: number) => entryBytes + bytesPerCharacter * (key.length + length);

  const begin = (key: string, ask: (signal: AbortSignal) => Promise<Outcome>): Entry<Outcome> => {
    const asking = new AbortController();
    const entry = { outcome: ask(asking.signal), until: now() + forMs, waiting: 0, asking };
    answers.set(key, entry, { size: sizeOf(key, 0) });
    const forget = () => {
      if (answers.peek(key) === entry) answers.delete(key);
    };
    // A caller that arrives after the last one has left starts a new query.
    asking.signal.addEventListener('abort', forget);
    const keep = (outcome: Outcome) => {
      if (outcome.kind !== 'found') forget();
      else if (answers.peek(key) === entry) answers.set(key, entry, { size: sizeOf(key, lengthOf(outcome)) });
    };
    entry.outcome.then(keep, forget);
    return entry;
  };

  const waitFor = async (entry: Entry<Outcome>, gone: AbortSignal | undefined): Promise<Outcome> => {
    entry.waiting += 1;
    const leave = () => {
      entry.waiting -= 1;
      if (entry.waiting === 0) entry.asking.abort();
    };
    if (gone?.aborted === true) leave();
    gone?.addEventListener('abort', leave, { once: true });
    try {
      return await entry.outcome;
    } finally {
      gone?.removeEventListener('abort', leave);
    }
  };

  return {
    has: (key) => answers.has(key),
    keys: () => [...answers.rkeys()],
    async get(key, ask, gone) {
      const known = answers.get(key);
      if (known === undefined || known.until <= now()) return waitFor(begin(key, ask), gone);
      const shared = await waitFor(known, gone);
      return shared.kind === 'limited' ? ask(gone ?? new AbortController().signal) : shared;
    },
  };
}
