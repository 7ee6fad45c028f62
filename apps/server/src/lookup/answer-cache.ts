/**
 * Remembers answers for a short time, and joins the same question asked twice at once. Only `found` is remembered,
 * never an outage; and a refusal of one who asks too much is not passed on to another who asks the same.
 */
export interface AnswerCache<Outcome extends { kind: string }> {
  get(key: string, ask: () => Promise<Outcome>): Promise<Outcome>;
}

export function createAnswerCache<Outcome extends { kind: string }>(options: {
  maxAnswers: number;
  forMs: number;
  now?: () => number;
}): AnswerCache<Outcome> {
  const { maxAnswers, forMs, now = Date.now } = options;
  const answers = new Map<string, { outcome: Promise<Outcome>; until: number }>();
  return {
    async get(key, ask) {
      const known = answers.get(key);
      if (known !== undefined && known.until > now()) {
        answers.delete(key);
        answers.set(key, known);
        const shared = await known.outcome;
        return shared.kind === 'limited' ? ask() : shared;
      }
      const outcome = ask();
      answers.delete(key);
      answers.set(key, { outcome, until: now() + forMs });
      const forget = () => {
        if (answers.get(key)?.outcome === outcome) answers.delete(key);
      };
      outcome.then(({ kind }) => (kind === 'found' ? undefined : forget()), forget);
      // A Map keeps the order of insertion: the first was used longest ago.
      for (const oldest of answers.keys()) {
        if (answers.size <= maxAnswers) break;
        answers.delete(oldest);
      }
      return outcome;
    },
  };
}
