import type { RequestState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { ItemStock } from '../stock/stock-store.ts';

export interface ItemTotals extends ItemStock {
  offerId: string;
  moved: number;
  requested: number;
}

export interface HomeTotals {
  homeId: string;
  buildingHash: string;
  ownAllowance: number | null;
  hasMerged: boolean;
  usage: { itemId: string; quantity: number }[];
}

/** A home key that does not lead to one home of its own scope. */
export interface HomeKeyDiscrepancy {
  scopeId: string;
  hash: string;
  homeIds: string[];
}

/** A request that a bug in the queue or in a draw left behind. */
export interface QueueDiscrepancy {
  /**
   * `drawn_unit_not_counted`: drawn, but its unit was never counted, or was taken twice.
   * `queue_not_served`: it waits without a hold reason although all its units are in stock.
   * `packed_without_batch`: it is packed, or on its way, and in no batch.
   * `in_batch_unpacked`: it is in a batch, and neither packed nor on its way nor closed.
   * `queue_place_overtaken`: it waits behind later arrivals, or one behind it was given what it asks for.
   */
  kind:
    | 'drawn_unit_not_counted'
    | 'queue_not_served'
    | 'queue_place_overtaken'
    | 'packed_without_batch'
    | 'in_batch_unpacked';
  offerId: string;
  reference: string;
}

export interface Miscount {
  offerId: string;
  state: RequestState;
  counted: number;
  requests: number;
}

/** So many counts of a chart that are not what the requests of its offer come to. */
export interface InsightMiscount {
  offerId: string;
  measure: string;
  counts: number;
}

/** The sums behind the promises, each read in one statement, so as of one moment even on a store in use. */
export interface ReconciliationStore {
  items(): Promise<ItemTotals[]>;
  homes(
    scopeId: string,
    question: { since: Instant; after: Pick<HomeTotals, 'buildingHash' | 'homeId'> | null; max: number },
  ): Promise<HomeTotals[]>;
  answeredVersions(offerId: string, homeId: string): Promise<number[]>;
  homeKeyDiscrepancies(max: number): Promise<HomeKeyDiscrepancy[]>;
  /** At most `max` of each kind. A request for a place that has closed for good waits for another. */
  queueDiscrepancies(question: {
    max: number;
    shutPlaces: { offerId: string; place: string }[];
  }): Promise<QueueDiscrepancy[]>;
  miscounts(): Promise<Miscount[]>;
  /** The same of the counts behind charts. */
  insightMiscounts(): Promise<InsightMiscount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    reconciliation: ReconciliationStore;
  }
}
