import type { FindQuery } from '@doorstep/address-lookup';
import { createAnswerCache } from './answer-cache.ts';
import type { FindOutcome } from './lookup-service.ts';

/** Answers of Find, by everything that was asked. */
export interface FindCache {
  get(query: FindQuery, generation: string, ask: () => Promise<FindOutcome>): Promise<FindOutcome>;
}

/**
 * Texts that everybody types on the way to an address. They cost most, since they fit so much, and have a room of their
 * own: among whole addresses, which hardly anybody types twice, they would be forgotten.
 */
const longestBeginning = 4;

// A minute covers a visitor who goes back and forth in the list; 2000 answers are about 2 MB. Of the texts of up to four
// letters typed for 20,000 addresses in 50 countries, 1500 answer three in four.
export function createFindCache({
  maxAnswers = 2000,
  maxBeginnings = 1500,
  forMs = 60_000,
  now = Date.now,
} = {}): FindCache {
  const beginnings = createAnswerCache<FindOutcome>({ maxAnswers: maxBeginnings, forMs, now });
  const others = createAnswerCache<FindOutcome>({ maxAnswers, forMs, now });
  return {
    get(query, generation, ask) {
      const { Text, Container = '', Countries, language, limit = null, Origin = '' } = query;
      const answers = Text.length <= longestBeginning ? beginnings : others;
      return answers.get(JSON.stringify([generation, Text, Container, Countries, language, limit, Origin]), ask);
    },
  };
}
