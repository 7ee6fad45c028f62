import type { Instant } from '../instant.ts';

/** Passes of the human check that have been spent. */
export interface PassStore {
  /** @returns false when this pass was spent before. */
  spend(passId: string, expiresAt: Instant): Promise<boolean>;
}

/** What the visitor was told of a saved request, kept so that a replay says the same. */
export interface FirstAnswer {
  reference: string;
  state: 'accepted' | 'held' | 'waitlisted' | 'entered';
  /** Place in the queue from 1, with `waitlisted`; else null. */
  place: number | null;
}

export interface RememberedKey {
  fingerprint: string;
  requestId: string;
  answer: FirstAnswer;
}

/** Idempotency keys of saved requests: kept for 48 hours by the database's clock, and then until they are swept out. */
export interface IdempotencyStore {
  find(offerId: string, key: string): Promise<RememberedKey | null>;
  /**
   * Takes the key for this transaction; another one that wants it waits for the end of this.
   * @returns what the key stands for when it is taken already.
   */
  take(offerId: string, key: string, entry: { fingerprint: string; requestId: string }): Promise<RememberedKey | null>;
  /** Adds the answer to the key that this transaction took. */
  settle(offerId: string, key: string, answer: FirstAnswer): Promise<void>;
  /** Gives the key back in the transaction that took it: refusals are not remembered. */
  giveBack(offerId: string, key: string): Promise<void>;
}

/** Exact counters with an end, for budgets. */
export interface CounterStore {
  /** Counts `amount` up (one when absent), unless that goes beyond `most`. @returns whether it was counted. */
  take(name: string, max: number, expiresAt: Instant, amount?: number): Promise<boolean>;
  /** The same for several counters, no two of one name, in one go. @returns the names of those that were counted. */
  takeEach(wanted: { name: string; max: number; expiresAt: Instant }[]): Promise<Set<string>>;
  /** Counts one down again. */
  giveBack(name: string): Promise<void>;
  /** How far it has counted; 0 when it never did. */
  count(name: string): Promise<number>;
}

/** Single-use links sent by mail. */
export interface MailedLinkStore {
  /** A new link, or a new end of one that was sent before and not used. */
  put(link: { tokenHash: string; requestId: string; expiresAt: Instant }): Promise<void>;
  find(tokenHash: string): Promise<{ requestId: string; expiresAt: Instant; usedAt: Instant | null } | null>;
  /** @returns false when it was used before. */
  use(tokenHash: string, at: Instant): Promise<boolean>;
}
