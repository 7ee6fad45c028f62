import { decodeDraft, encodeDraft, type DraftFound, type KeptDraft } from './kept-draft.ts';

const key = (offerId: string) => `doorstep.draft.${offerId}`;
const sentKey = (offerId: string) => `doorstep.sent.${offerId}`;
const clearedKey = (offerId: string) => `doorstep.cleared.${offerId}`;

/**
 * Drafts, stored on the visitor's own device for this tab only. A device without storage (private windows) is no
 * error: the form works without.
 */
export const deviceDrafts = {
  find(offerId: string): DraftFound {
    return decodeDraft(
      attempt(() => sessionStorage.getItem(key(offerId)), null),
      Date.now(),
    );
  },
  save(offerId: string, kept: KeptDraft): void {
    attempt(() => sessionStorage.setItem(key(offerId), encodeDraft(kept, Date.now())), undefined);
    attempt(() => sessionStorage.removeItem(sentKey(offerId)), undefined);
  },
  remove(offerId: string): void {
    attempt(() => sessionStorage.removeItem(key(offerId)), undefined);
  },
  /** Removed on submission. The browser may still refill the form on going back; see `wasSent`. */
  sent(offerId: string): void {
    this.remove(offerId);
    attempt(() => sessionStorage.setItem(sentKey(offerId), '1'), undefined);
  },
  /** Whether this tab's last draft was submitted. */
  wasSent(offerId: string): boolean {
    return attempt(() => sessionStorage.getItem(sentKey(offerId)) !== null, false);
  },
  /** Removed after inactivity; the next page says so, once. */
  clear(offerId: string): void {
    this.remove(offerId);
    attempt(() => sessionStorage.setItem(clearedKey(offerId), '1'), undefined);
  },
  wasCleared(offerId: string): boolean {
    return attempt(() => {
      const was = sessionStorage.getItem(clearedKey(offerId)) !== null;
      sessionStorage.removeItem(clearedKey(offerId));
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
