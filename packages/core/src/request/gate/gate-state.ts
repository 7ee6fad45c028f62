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

export interface LoadedSubmission {
  checked: CheckedSubmission;
  actor: Actor;
  request: { id: string; reference: string; secretHash: string; code: string };
  /** Null if nothing depends on it: its key or its pass is gone, or the secret of its scope is destroyed. */
  home: LoadedHome | null;
  outdated: FieldError[];
}

export interface LoadedHome extends ClaimedHomes {
  identity: HomeIdentity;
}

export interface GateState {
  at: Instant;
  keys: ReadonlyMap<string, StoredKey>;
  spentPasses: Set<string>;
  shares: ReadonlyMap<string, HomeShare>;
  given: Map<string, RequestLine[]>;
  homesAtBuilding: ReadonlyMap<string, number>;
  newHomes: Map<string, Set<string>>;
  counters: CounterLedger;
  draws: ReadonlyMap<string, DrawState>;
  items: Map<string, ItemStock>;
}

/** Distinguishes the requests of submissions: a key belongs to an offer. */
export const idempotencyKeyName = ({ offerId, key }: { offerId: string; key: string }): string => `${offerId} ${key}`;

export const shareName = (homeId: string, since: Instant): string => `${homeId} ${since}`;

export const buildingName = (scopeId: string, buildingHash: string): string => `${scopeId} ${buildingHash}`;
