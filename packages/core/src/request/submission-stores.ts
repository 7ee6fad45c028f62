import type { Instant } from '../instant.ts';

export interface PassStore {
  /** Spends passes, no two of one id. @returns those that were spent before. */
  spend(passes: { id: string; expiresAt: Instant }[]): Promise<Set<string>>;
  /** Gives them back in the transaction that spent them. */
  giveBack(ids: string[]): Promise<void>;
}

export interface FirstAnswer {
  reference: string;
  state: 'accepted' | 'held' | 'waitlisted' | 'entered';
  /** Place in the queue from 1, with `waitlisted`; else null. */
  place: number | null;
}

export interface StoredKey {
  fingerprint: string;
  requestId: string;
  answer: FirstAnswer;
}

export interface IdempotencyKey {
  offerId: string;
  key: string;
}

/** Idempotency keys of saved requests: kept for 48 hours by the database's clock, and then until they are swept out. */
export interface IdempotencyStore {
  find(offerId: string, key: string): Promise<StoredKey | null>;
  /**
   * Takes keys, no two the same, for this transaction; another one that wants one of them waits for the end of this.
   * @returns what each stands for that was taken before, null for the others; in the order given.
   */
  take(keys: IdempotencyKey[]): Promise<(StoredKey | null)[]>;
  /** Writes what the keys stand for that this transaction took. */
  settle(keys: (IdempotencyKey & StoredKey)[]): Promise<void>;
  /** Gives keys back in the transaction that took them: refusals are not stored. */
  giveBack(keys: IdempotencyKey[]): Promise<void>;
}

/** By how much a counter changes; down as well. */
export interface CounterChange {
  name: string;
  change: number;
  expiresAt: Instant;
}

/** Exact counters with an end, for budgets. */
export interface CounterStore {
  /** Counts `amount` up (one when absent), unless that goes beyond `max`. @returns whether it was counted. */
  take(name: string, max: number, expiresAt: Instant, amount?: number): Promise<boolean>;
  /** The same for several counters, no two of one name, in one go. @returns the names of those that were counted. */
  takeEach(wanted: { name: string; max: number; expiresAt: Instant }[]): Promise<Set<string>>;
  giveBack(name: string): Promise<void>;
  /**
   * Changes counters, no two of one name, and locks them until the transaction ends; a new one begins at 0.
   * @returns how far each has counted now.
   */
  change(changes: CounterChange[]): Promise<Map<string, number>>;
  count(name: string): Promise<number>;
}

/** Single-use links sent by mail. */
export interface MailedLinkStore {
  /** A new link, or a new end of one that was sent before and not used. */
  put(link: { tokenHash: string; requestId: string; expiresAt: Instant }): Promise<void>;
  find(tokenHash: string): Promise<{ requestId: string; expiresAt: Instant; usedAt: Instant | null } | null>;
  /** @returns false when it was used before. */
  use(tokenHash: string, at: Instant): Promise<boolean>;
  /** One that was sent before, used or not, counts no more. */
  forget(tokenHash: string): Promise<void>;
}

declare module '../store.ts' {
  interface Repositories {
    counters: CounterStore;
    idempotency: IdempotencyStore;
    mailedLinks: MailedLinkStore;
    passes: PassStore;
  }
}
