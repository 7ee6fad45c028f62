import type { RequestState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { ItemStock } from '../stock/stock-store.ts';

/** The stored totals of an item, beside the same totals counted again from their source. */
export interface ItemTotals extends ItemStock {
  offerId: string;
  /** Sum of the item's movements. */
  moved: number;
  /** Sum of the lines of requests that take stock. */
  requested: number;
}

/** A home, with the units that its own requests count against its allowance. */
export interface HomeTotals {
  homeId: string;
  buildingHash: string;
  /** Also one that was given to a home which is one with it. */
  ownAllowance: number | null;
  /** Whether other homes were merged into it. */
  hasMerged: boolean;
  /** By item. */
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
   * `drawn_unit_not_counted`: drawn with a unit that was never counted as its own, or that was taken twice.
   * `queue_not_served`: it waits without a hold reason although all of it is in stock.
   * `packed_without_batch`: it is packed, or on its way, and in no batch.
   * `in_batch_unpacked`: it is in a batch, and neither packed nor on its way nor closed.
   * `queue_place_overtaken`: it waits behind others that came later, or one behind it was given what it asks for.
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

/** A state of which the lists of an offer show a wrong count. */
export interface Miscount {
  offerId: string;
  state: RequestState;
  counted: number;
  requests: number;
}

/** The sums behind the promises, each read in one statement, so that a store in use is read at one moment. */
export interface ReconciliationStore {
  items(): Promise<ItemTotals[]>;
  /** Homes of a scope after `after`, building by building, at most `max`; their usage as `HomeStore.usage` counts it. */
  homes(
    scopeId: string,
    question: { since: Instant; after: Pick<HomeTotals, 'buildingHash' | 'homeId'> | null; max: number },
  ): Promise<HomeTotals[]>;
  /** Versions of an offer that the requests of a home answered. */
  answeredVersions(offerId: string, homeId: string): Promise<number[]>;
  /** Keys with several homes, or with one that is another scope's or not there. */
  homeKeyDiscrepancies(max: number): Promise<HomeKeyDiscrepancy[]>;
  /** At most `max` of each kind. Who collects at a place that is shut for good waits for another. */
  queueDiscrepancies(question: {
    max: number;
    shutPlaces: { offerId: string; place: string }[];
  }): Promise<QueueDiscrepancy[]>;
  /** Where what is counted as requests come and change differs from the requests. */
  miscounts(): Promise<Miscount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    reconciliation: ReconciliationStore;
  }
}
