import { LRUCache } from 'lru-cache';
import type { IndexLookup } from './index-lookup.ts';

/** More questions than an installation has offers; a preview asks one at each key press. */
const maxKept = 500;

/** What is worked out from the embedded index, once for each question and state of the data. */
export function knownOfData<Asked extends object, Known>(
  { index, generation }: IndexLookup,
  workOut: (asked: Asked) => Known,
): (asked: Asked) => Known {
  let ofState = '';
  const known = new LRUCache<string, { answer: Known }>({ max: maxKept });
  return (asked) => {
    // A file that turns out to be damaged counts as such from then on, without a new generation.
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
