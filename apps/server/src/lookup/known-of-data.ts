import { LRUCache } from 'lru-cache';
import type { IndexLookup } from './index-lookup.ts';

/** More entries than an installation has offers, since a preview adds one per key press. */
const maxKept = 500;

/** Memoizes a value derived from the embedded index, per argument and state of the data. */
export function knownOfData<Asked extends object, Known>(
  { index, generation }: IndexLookup,
  workOut: (asked: Asked) => Known,
): (asked: Asked) => Known {
  let ofState = '';
  const known = new LRUCache<string, { answer: Known }>({ max: maxKept });
  return (asked) => {
    // A file found to be damaged changes the state without a new generation.
    const state = `${generation()} ${index.damagedFiles().length}`;
    if (state !== ofState) known.clear();
    ofState = state;
    const key = JSON.stringify(asked);
    const kept = known.get(key);
    if (kept !== undefined) return kept.answer;
    const answer = workOut(asked);
    known.set(key, { answer });
    return answer;
  };
}
