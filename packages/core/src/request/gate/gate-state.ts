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
  request: { id: string; reference: string; secretHash: string; code: string };
  /** Null if it is not needed: the key or the pass is already used, or the scope's secret is destroyed. */
  home: LoadedHome | null;
  /** Errors caused by a save of the offer since it was checked; empty if none. */
  outdated: FieldError[];
}

export interface LoadedHome extends ClaimedHomes {
  identity: HomeIdentity;
}

export interface GateState {
  at: Instant;
  keys: ReadonlyMap<string, StoredKey>;
  spentPasses: Set<string>;
  /** Usage of existing homes, by `shareName`. */
  shares: ReadonlyMap<string, HomeShare>;
  /** Units given in this batch, by home id. */
  given: Map<string, RequestLine[]>;
  /** Existing homes per building, by `buildingName`. */
  homesAtBuilding: ReadonlyMap<string, number>;
  newHomes: Map<string, Set<string>>;
  counters: CounterLedger;
  draws: ReadonlyMap<string, DrawState>;
  items: Map<string, ItemStock>;
}

/** Keys are unique per offer. */
export const idempotencyKeyName = ({ offerId, key }: { offerId: string; key: string }): string => `${offerId} ${key}`;

export const shareName = (homeId: string, since: Instant): string => `${homeId} ${since}`;

export const buildingName = (scopeId: string, buildingHash: string): string => `${scopeId} ${buildingHash}`;
