import type { FindQuery } from '@doorstep/address-lookup';
import { createAnswerCache } from './answer-cache.ts';
import type { FindOutcome } from './lookup-service.ts';

export interface FindCache {
  get(
    query: FindQuery,
    generation: string,
    asking: { ask: (signal: AbortSignal) => Promise<FindOutcome>; gone?: AbortSignal | undefined },
  ): Promise<FindOutcome>;
  /** Repeats recent queries, so that their answers are cached before the data changes to this generation. */
  prepare(
    generation: string,
    asking: { ask: (query: FindQuery) => Promise<FindOutcome>; signal: AbortSignal },
  ): Promise<void>;
}

/** Short prefixes are slow to search and common to all visitors; rare whole addresses must not evict them. */
const maxPrefixLength = 4;

const maxPrepared = 750;

/** Per cache. A typical answer has 2 KB; one that opens a large container has 200 KB. */
const maxBytes = 16 * 1024 * 1024;

// One minute covers a visitor who goes back and forth in the list; 2000 answers take about 4 MB. Measured with the
// prefixes of up to four letters of 20,000 addresses in 50 countries: 1500 answers give a hit rate of 75 %.
export function createFindCache({
  maxAnswers = 2000,
  maxPrefixes = 1500,
  forMs = 60_000,
  /** Whether a trailing space, which ends the last word, affects the answer. */
  tellsWordEnds = true,
  now = Date.now,
} = {}): FindCache {
  const lengthOf = (outcome: FindOutcome) => (outcome.kind === 'found' ? outcome.items.json.length : 0);
  const bounds = { maxBytes, lengthOf, forMs, now };
  const answersOf = (generation: string) => ({
    generation,
    prefixes: createAnswerCache<FindOutcome>({ ...bounds, maxAnswers: maxPrefixes }),
    others: createAnswerCache<FindOutcome>({ ...bounds, maxAnswers }),
  });
  let current = answersOf('');
  let next = current;
  return {
    get(query, generation, { ask, gone }) {
      if (current.generation !== generation) current = next.generation === generation ? next : answersOf(generation);
      const { Text, ...asked } = query;
      const text = tellsWordEnds ? sameText(Text) : sameText(Text).trimEnd();
      const answers = text.length <= maxPrefixLength ? current.prefixes : current.others;
      const more = Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return answers.get(JSON.stringify([text, more]), ask, gone);
    },
    async prepare(generation, { ask, signal }) {
      const prepared = (next = answersOf(generation));
      for (const kind of ['prefixes', 'others', 'prefixes', 'others'] as const) {
        const keys = current[kind].keys().filter((key) => !prepared[kind].has(key));
        for (const key of keys.slice(-maxPrepared)) {
          if (signal.aborted) return;
          await prepared[kind].get(key, async () => ask(queryOf(key)));
        }
      }
    },
  };
}

function queryOf(key: string): FindQuery {
  const [Text, more] = JSON.parse(key) as [string, [string, unknown][]];
  return { Text, ...Object.fromEntries(more) } as FindQuery;
}

function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase().trimStart().replaceAll(/\s+/g, ' ');
}
