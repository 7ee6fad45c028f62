/**
 * Remembers answers for a short time, and joins the same question asked twice at once. Only `found` is remembered,
 * never an outage; and a refusal of one who asks too much is not passed on to another who asks the same.
 */
export interface AnswerCache<Outcome extends { kind: string }> {
  /**
   * @param ask Its signal is aborted when everybody who waited for the answer has gone.
   * @param gone Aborted when this one no longer waits. Without it they wait to the end.
   */
  get(key: string, ask: (signal: AbortSignal) => Promise<Outcome>, gone?: AbortSignal): Promise<Outcome>;
}

interface Entry<Outcome> {
  outcome: Promise<Outcome>;
  until: number;
  /** How many wait for it. */
  waiting: number;
  asking: AbortController;
}

export function createAnswerCache<Outcome extends { kind: string }>(options: {
  maxAnswers: number;
  forMs: number;
  now?: () => number;
}): AnswerCache<Outcome> {
  const { maxAnswers, forMs, now = Date.now } = options;
  const answers = new Map<string, Entry<Outcome>>();

  const begin = (key: string, ask: (signal: AbortSignal) => Promise<Outcome>): Entry<Outcome> => {
    const asking = new AbortController();
    const entry = { outcome: ask(asking.signal), until: now() + forMs, waiting: 0, asking };
    answers.delete(key);
    answers.set(key, entry);
    const forget = () => {
      if (answers.get(key) === entry) answers.delete(key);
    };
    // Whoever comes after those that have gone asks anew.
    asking.signal.addEventListener('abort', forget);
    entry.outcome.then(({ kind }) => (kind === 'found' ? undefined : forget()), forget);
    // A Map keeps the order of insertion: the first was used longest ago.
    for (const oldest of answers.keys()) {
      if (answers.size <= maxAnswers) break;
      answers.delete(oldest);
    }
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
    async get(key, ask, gone) {
      const known = answers.get(key);
      if (known === undefined || known.until <= now()) return waitFor(begin(key, ask), gone);
      answers.delete(key);
      answers.set(key, known);
      const shared = await waitFor(known, gone);
      return shared.kind === 'limited' ? ask(gone ?? new AbortController().signal) : shared;
    },
  };
}
