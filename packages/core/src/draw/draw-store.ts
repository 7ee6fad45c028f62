import type { DrawState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** The draw of one offer. */
export interface Draw {
  offerId: string;
  state: DrawState;
  /** How many are on the list; 0 while it is not fixed. */
  entries: number;
  /** SHA-256 of the list as it is published; null while it is not fixed. */
  digest: string | null;
  /** The entry of rank r has the queue number `queueBase + r`. */
  queueBase: number;
  fixedAt: Instant | null;
  /** The public value that two people have entered; null before. */
  value: string | null;
  /** Rank up to which entries are processed. */
  drawnTo: number;
  drawnAt: Instant | null;
}

/** An entry of the list. */
export interface DrawEntry {
  hash: string;
  requestId: string;
  /** From 1; null before the value is known. */
  rank: number | null;
}

/** What one person entered as the public value. */
export interface EnteredValue {
  personId: string;
  personName: string;
  value: string;
  enteredAt: Instant;
}

export interface DrawStore {
  find(offerId: string): Promise<Draw | null>;
  /** The state, under a shared lock until the transaction ends. Creates the draw when it is new. */
  enter(offerId: string): Promise<DrawState>;
  /** The draw, under an exclusive lock until the transaction ends. Creates it when it is new. */
  lock(offerId: string): Promise<Draw>;
  /** Requests that are entered, for the list. */
  entered(offerId: string): Promise<{ id: string; reference: string }[]>;
  /** Writes the list, and keeps a queue number for each of its entries. */
  fix(
    offerId: string,
    list: { entries: Pick<DrawEntry, 'hash' | 'requestId'>[]; digest: string; at: Instant },
  ): Promise<void>;
  /** The values that people have entered, one each, the first one first. */
  values(offerId: string): Promise<EnteredValue[]>;
  /** Writes what a person entered, in place of what the same person entered before. */
  enterValue(offerId: string, entered: EnteredValue): Promise<void>;
  /**
   * Writes the value and the rank of every entry.
   * @param ranked Hashes, the first one first.
   * @param proposedBy, confirmedBy Ids of the two people who entered the value, never the same.
   */
  rank(
    offerId: string,
    ranking: { value: string; ranked: string[]; proposedBy: string; confirmedBy: string },
  ): Promise<void>;
  /** Entries behind the rank `after`, in order. */
  next(offerId: string, after: number, max: number): Promise<{ rank: number; requestId: string }[]>;
  /** Records the progress of the draw. @param doneAt Null while there are more. */
  advance(offerId: string, progress: { drawnTo: number; doneAt: Instant | null }): Promise<void>;
  /** The list: in the order of its hashes, or of the ranks once they are known. */
  list(offerId: string, max?: number): Promise<Pick<DrawEntry, 'hash' | 'rank'>[]>;
  /** The entry of a request; null when it is on no list. */
  ofRequest(requestId: string): Promise<DrawEntry | null>;
}

declare module '../store.ts' {
  interface Repositories {
    draws: DrawStore;
  }
}
