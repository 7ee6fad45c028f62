import type { FindQuery } from '@doorstep/address-lookup';
import type { FindOutcome } from './lookup-service.ts';

/**
 * Remembers answers of Find for a short time, by everything that was asked, and joins the same question asked twice at
 * once. Only answers are remembered, never an outage.
 */
export interface FindCache {
  get(query: FindQuery, generation: string, ask: () => Promise<FindOutcome>): Promise<FindOutcome>;
}

// A minute covers a visitor who goes back and forth in the list; 2000 answers are about 2 MB.
export function createFindCache({ mostAnswers = 2000, forMs = 60_000, now = Date.now } = {}): FindCache {
  const answers = new Map<string, { outcome: Promise<FindOutcome>; until: number }>();
  return {
    get(query, generation, ask) {
      const { Text, Container = '', Countries, language, limit = null, Origin = '' } = query;
      const key = JSON.stringify([generation, Text, Container, Countries, language, limit, Origin]);
      const known = answers.get(key);
      if (known !== undefined && known.until > now()) return known.outcome;
      const outcome = ask();
      answers.delete(key);
      answers.set(key, { outcome, until: now() + forMs });
      const forget = () => {
        if (answers.get(key)?.outcome === outcome) answers.delete(key);
      };
      outcome.then(({ kind }) => (kind === 'found' ? undefined : forget()), forget);
      // A Map keeps the order of insertion: the first is the oldest.
      for (const oldest of answers.keys()) {
        if (answers.size <= mostAnswers) break;
        answers.delete(oldest);
      }
      return outcome;
    },
  };
}
