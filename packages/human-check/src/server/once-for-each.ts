/** How long an answer is remembered, and of how many keys at most; the oldest go first. */
export interface MemoryLimits {
  lifeMs: number;
  most: number;
  now: () => number;
}

/** Asks once for each key: whoever asks for it again in the meantime, or soon after, has the same answer. */
export function onceForEach<Answer>({ lifeMs, most, now }: MemoryLimits) {
  // In the order of asking, so that the oldest is the first.
  const known = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const at = now();
    for (const [oldest, { until }] of known) {
      if (until > at && known.size < most) break;
      known.delete(oldest);
    }
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered.answer;
    const answer = ask();
    known.set(key, { answer, until: at + lifeMs });
    return answer;
  };
}
