import type { DrawState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Draw {
  offerId: string;
  state: DrawState;
  /** Number of entries on the list; 0 until it is fixed. */
  entries: number;
  /** SHA-256 of the published list; null until it is fixed. */
  digest: string | null;
  /** The entry of rank r has the queue number `queueBase + r`. */
  queueBase: number;
  fixedAt: Instant | null;
  /** The public value, once two people have entered it; null until then. */
  value: string | null;
  drawnTo: number;
  /** When the draw was over. */
  drawnAt: Instant | null;
}

export interface DrawEntry {
  hash: string;
  requestId: string;
  /** From 1; null before the value is known. */
  rank: number | null;
}

export interface EnteredValue {
  personId: string;
  personName: string;
  value: string;
  enteredAt: Instant;
}

export interface DrawStore {
  find(offerId: string): Promise<Draw | null>;
  /** Reads the state and holds a shared lock until the transaction ends. Creates the draw if it is new. */
  enter(offerId: string): Promise<DrawState>;
  /** Reads the draw and holds an exclusive lock until the transaction ends. Creates it if it is new. */
  lock(offerId: string): Promise<Draw>;
  entered(offerId: string): Promise<{ id: string; reference: string }[]>;
  /** Writes the list, and reserves a queue number for each entry. */
  fix(
    offerId: string,
    list: { entries: Pick<DrawEntry, 'hash' | 'requestId'>[]; digest: string; at: Instant },
  ): Promise<void>;
  values(offerId: string): Promise<EnteredValue[]>;
  enterValue(offerId: string, entered: EnteredValue): Promise<void>;
  /**
   * Writes the value and the rank of every entry.
   * @param ranking `ranked`: hashes by rank. `proposedBy`, `confirmedBy`: ids of the two people who entered the value,
   * never the same.
   */
  rank(
    offerId: string,
    ranking: { value: string; ranked: string[]; proposedBy: string; confirmedBy: string },
  ): Promise<void>;
  /** Entries behind the rank `after`, in order. */
  next(offerId: string, after: number, max: number): Promise<{ rank: number; requestId: string }[]>;
  /** Records the progress of the draw. @param progress `doneAt`: null while entries remain. */
  advance(offerId: string, progress: { drawnTo: number; doneAt: Instant | null }): Promise<void>;
  list(offerId: string, max?: number): Promise<Pick<DrawEntry, 'hash' | 'rank'>[]>;
  ofRequest(requestId: string): Promise<DrawEntry | null>;
}

declare module '../store.ts' {
  interface Repositories {
    draws: DrawStore;
  }
}
