import { decodeDraft, encodeDraft, type DraftFound, type KeptDraft } from './kept-draft.ts';

const key = (slug: string) => `doorstep.draft.${slug}`;
const clearedKey = (slug: string) => `doorstep.cleared.${slug}`;

/**
 * What was typed, on the visitor's own device and for this tab alone. A device that keeps nothing (private windows)
 * is no error: the form works without.
 */
export const deviceDrafts = {
  find(slug: string): DraftFound {
    return decodeDraft(
      attempt(() => sessionStorage.getItem(key(slug)), null),
      Date.now(),
    );
  },
  save(slug: string, kept: KeptDraft): void {
    attempt(() => sessionStorage.setItem(key(slug), encodeDraft(kept, Date.now())), undefined);
  },
  remove(slug: string): void {
    attempt(() => sessionStorage.removeItem(key(slug)), undefined);
  },
  /** Removed for being idle; the next page says so, once. */
  clear(slug: string): void {
    this.remove(slug);
    attempt(() => sessionStorage.setItem(clearedKey(slug), '1'), undefined);
  },
  wasCleared(slug: string): boolean {
    return attempt(() => {
      const was = sessionStorage.getItem(clearedKey(slug)) !== null;
      sessionStorage.removeItem(clearedKey(slug));
      return was;
    }, false);
  },
};

function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
