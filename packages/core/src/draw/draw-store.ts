import type { DrawState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Draw {
  offerId: string;
  state: DrawState;
  entries: number;
  digest: string | null;
  queueBase: number;
  fixedAt: Instant | null;
  value: string | null;
  drawnTo: number;
  drawnAt: Instant | null;
}

export interface DrawEntry {
  hash: string;
  requestId: string;
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
  fix(
    offerId: string,
    list: { entries: Pick<DrawEntry, 'hash' | 'requestId'>[]; digest: string; at: Instant },
  ): Promise<void>;
  values(offerId: string): Promise<EnteredValue[]>;
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
  next(offerId: string, after: number, max: number): Promise<{ rank: number; requestId: string }[]>;
  /** Records the progress of the draw. @param doneAt Null while there are more. */
  advance(offerId: string, progress: { drawnTo: number; doneAt: Instant | null }): Promise<void>;
  list(offerId: string, max?: number): Promise<Pick<DrawEntry, 'hash' | 'rank'>[]>;
  ofRequest(requestId: string): Promise<DrawEntry | null>;
}

declare module '../store.ts' {
  interface Repositories {
    draws: DrawStore;
  }
}
