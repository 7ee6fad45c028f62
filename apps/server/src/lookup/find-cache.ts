import type { FindQuery } from '@doorstep/address-lookup';
import { createAnswerCache } from './answer-cache.ts';
import type { FindOutcome } from './lookup-service.ts';

/** Answers of Find, by all of the query. */
export interface FindCache {
  /** See `AnswerCache`. */
  get(
    query: FindQuery,
    generation: string,
    asking: { ask: (signal: AbortSignal) => Promise<FindOutcome>; gone?: AbortSignal | undefined },
  ): Promise<FindOutcome>;
}

/**
 * The first letters, which everybody types on the way to an address, take longest to search, since they match so much.
 * They have a cache of their own: whole addresses, which hardly anybody types twice, would push them out.
 */
const maxPrefixLength = 4;

// A minute covers a visitor who goes back and forth in the list; 2000 answers are about 2 MB. Of the texts of up to four
// letters typed for 20,000 addresses in 50 countries, 1500 answer three in four.
export function createFindCache({
  maxAnswers = 2000,
  maxPrefixes = 1500,
  forMs = 60_000,
  /** Whether a space behind the last word says that it has ended. */
  tellsWordEnds = true,
  now = Date.now,
} = {}): FindCache {
  const prefixes = createAnswerCache<FindOutcome>({ maxAnswers: maxPrefixes, forMs, now });
  const others = createAnswerCache<FindOutcome>({ maxAnswers, forMs, now });
  return {
    get(query, generation, { ask, gone }) {
      const { Text, ...asked } = query;
      const text = tellsWordEnds ? sameText(Text) : sameText(Text).trimEnd();
      const answers = text.length <= maxPrefixLength ? prefixes : others;
      const more = Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return answers.get(JSON.stringify([generation, text, more]), ask, gone);
    },
  };
}

/** Texts that differ only in case and spacing are the same query. */
function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase().trimStart().replaceAll(/\s+/g, ' ');
}
