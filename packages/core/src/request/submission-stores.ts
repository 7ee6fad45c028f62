import type { Instant } from '../instant.ts';

export interface PassStore {
  /** Spends passes with distinct ids. @returns those that were already spent. */
  spend(passes: { id: string; expiresAt: Instant }[]): Promise<Set<string>>;
  /** Must run in the transaction that spent them. */
  giveBack(ids: string[]): Promise<void>;
}

export interface FirstAnswer {
  reference: string;
  state: 'accepted' | 'held' | 'waitlisted' | 'entered';
  /** Place in the queue from 1 if `waitlisted`; else null. */
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

/** Idempotency keys of saved requests, kept for 48 hours by the database's clock and until the next purge. */
export interface IdempotencyStore {
  find(offerId: string, key: string): Promise<StoredKey | null>;
  /**
   * Takes distinct keys for this transaction; concurrent ones that want them wait for its end.
   * @returns the stored key if it was taken before, else null; in the order given.
   */
  take(keys: IdempotencyKey[]): Promise<(StoredKey | null)[]>;
  /** Stores the outcome of keys that this transaction took. */
  settle(keys: (IdempotencyKey & StoredKey)[]): Promise<void>;
  /** Frees keys in the transaction that took them: refusals are not stored. */
  giveBack(keys: IdempotencyKey[]): Promise<void>;
}

export interface CounterChange {
  name: string;
  /** May be negative. */
  change: number;
  expiresAt: Instant;
}

/** Exact counters with an expiry, for budgets. */
export interface CounterStore {
  /** Adds `amount` (default 1) unless that exceeds `max`. @returns whether it was counted. */
  take(name: string, max: number, expiresAt: Instant, amount?: number): Promise<boolean>;
  /** The same for counters with distinct names, in one round trip. @returns the names of the counted ones. */
  takeEach(wanted: { name: string; max: number; expiresAt: Instant }[]): Promise<Set<string>>;
  giveBack(name: string): Promise<void>;
  /**
   * Changes counters with distinct names, and locks them until the transaction ends; new ones start at 0.
   * @returns their new counts.
   */
  change(changes: CounterChange[]): Promise<Map<string, number>>;
  /** 0 for an unknown counter. */
  count(name: string): Promise<number>;
}

/** Single-use emailed links. */
export interface MailedLinkStore {
  /** Adds a link, or extends an unused one. */
  put(link: { tokenHash: string; requestId: string; expiresAt: Instant }): Promise<void>;
  find(tokenHash: string): Promise<{ requestId: string; expiresAt: Instant; usedAt: Instant | null } | null>;
  /** @returns false if it was already used. */
  use(tokenHash: string, at: Instant): Promise<boolean>;
  /** Invalidates a link, used or not. */
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
