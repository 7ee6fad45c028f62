import type { FindQuery } from '@doorstep/address-lookup';
import { createAnswerCache } from './answer-cache.ts';
import type { FindOutcome } from './lookup-service.ts';

/** Answers of Find, by all of the query as it was understood. */
export interface FindCache {
  /** See `AnswerCache`. */
  get(
    query: FindQuery,
    generation: string,
    asking: { ask: (signal: AbortSignal) => Promise<FindOutcome>; gone?: AbortSignal | undefined },
  ): Promise<FindOutcome>;
  /** Asks what was asked lately once more, so that its answers are there when the generation changes to this one. */
  prepare(
    generation: string,
    asking: { ask: (query: FindQuery) => Promise<FindOutcome>; signal: AbortSignal },
  ): Promise<void>;
}

/**
 * The first letters, which everybody types on the way to an address, take longest to search, since they match so much.
 * They have a cache of their own: whole addresses, which hardly anybody types twice, would push them out.
 */
const maxPrefixLength = 4;

/** Of each kind, when the data changes. */
const maxPrepared = 750;

/** Of each kind. A usual answer has 2 KB; one that opens a large container 200 KB. */
const maxBytes = 16 * 1024 * 1024;

// A minute covers a visitor who goes back and forth in the list; 2000 answers are about 4 MB. Of the texts of up to four
// letters typed for 20,000 addresses in 50 countries, 1500 answer three in four.
export function createFindCache({
  maxAnswers = 2000,
  maxPrefixes = 1500,
  forMs = 60_000,
  /** Whether a space behind the last word says that it has ended. */
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

/** Texts that differ only in case and spacing are the same query. */
function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase().trimStart().replaceAll(/\s+/g, ' ');
}
