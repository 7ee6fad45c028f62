import type { FindQuery } from '@doorstep/address-lookup';
import { createAnswerCache } from './answer-cache.ts';
import type { FindOutcome } from './lookup-service.ts';

/** Answers of Find, by everything that was asked. */
export interface FindCache {
  get(query: FindQuery, generation: string, ask: () => Promise<FindOutcome>): Promise<FindOutcome>;
}

// A minute covers a visitor who goes back and forth in the list; 2000 answers are about 2 MB.
export function createFindCache({ mostAnswers = 2000, forMs = 60_000, now = Date.now } = {}): FindCache {
  const answers = createAnswerCache<FindOutcome>({ mostAnswers, forMs, now });
  return {
    get(query, generation, ask) {
      const { Text, Container = '', Countries, language, limit = null, Origin = '' } = query;
      return answers.get(JSON.stringify([generation, Text, Container, Countries, language, limit, Origin]), ask);
    },
  };
}
