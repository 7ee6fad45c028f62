import { decodeDraft, encodeDraft, type DraftFound, type KeptDraft } from './kept-draft.ts';

const key = (slug: string) => `doorstep.draft.${slug}`;
const sentKey = (slug: string) => `doorstep.sent.${slug}`;
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
    attempt(() => sessionStorage.removeItem(sentKey(slug)), undefined);
  },
  remove(slug: string): void {
    attempt(() => sessionStorage.removeItem(key(slug)), undefined);
  },
  /** Removed because it was sent. The browser may still fill a form that one goes back to; see `wasSent`. */
  sent(slug: string): void {
    this.remove(slug);
    attempt(() => sessionStorage.setItem(sentKey(slug), '1'), undefined);
  },
  /** Whether what this tab typed last was sent. */
  wasSent(slug: string): boolean {
    return attempt(() => sessionStorage.getItem(sentKey(slug)) !== null, false);
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
