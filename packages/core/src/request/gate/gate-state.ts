import type { DrawState, FieldError } from '@doorstep/contract';
import type { Actor } from '../../actor.ts';
import type { HomeIdentity } from '../../home/home-keys.ts';
import type { ClaimedHomes, HomeShare } from '../../home/home-store.ts';
import type { Instant } from '../../instant.ts';
import type { ItemStock } from '../../stock/stock-store.ts';
import type { RequestLine } from '../service-request.ts';
import type { CheckedSubmission } from '../submission-input.ts';
import type { StoredKey } from '../submission-stores.ts';
import type { CounterLedger } from './counter-ledger.ts';

/** A submission together with every row its decision depends on, locked. */
export interface LoadedSubmission {
  checked: CheckedSubmission;
  actor: Actor;
  /** What its request is to be called, if there is one. */
  request: { id: string; reference: string; secretHash: string; code: string };
  /** Null where nothing depends on it: its key or its pass is gone, or the secret of its scope is destroyed. */
  home: LoadedHome | null;
  /** What is wrong with it since staff saved its offer, after it was checked; empty when nothing. */
  outdated: FieldError[];
}

export interface LoadedHome extends ClaimedHomes {
  identity: HomeIdentity;
}

/** What submissions are decided by, and what the decisions change of it; of one transaction. */
export interface GateState {
  at: Instant;
  /** What Idempotency-Keys stand for that were taken before, by `idempotencyKeyName`. */
  keys: ReadonlyMap<string, StoredKey>;
  spentPasses: Set<string>;
  shares: ReadonlyMap<string, HomeShare>;
  /** What they have been given here besides, by their ids. */
  given: Map<string, RequestLine[]>;
  /** How many homes each building has, those left out that were made just now, by `buildingName`. */
  homesAtBuilding: ReadonlyMap<string, number>;
  /** Homes that were made just now and are kept, by building. */
  newHomes: Map<string, Set<string>>;
  counters: CounterLedger;
  draws: ReadonlyMap<string, DrawState>;
  items: Map<string, ItemStock>;
}

/** Distinguishes the requests of submissions: a key belongs to an offer. */
export const idempotencyKeyName = ({ offerId, key }: { offerId: string; key: string }): string => `${offerId} ${key}`;

export const shareName = (homeId: string, since: Instant): string => `${homeId} ${since}`;

export const buildingName = (scopeId: string, buildingHash: string): string => `${scopeId} ${buildingHash}`;
