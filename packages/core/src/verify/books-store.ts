import type { Instant } from '../instant.ts';
import type { ItemStock } from '../stock/stock-store.ts';

/** What the store keeps of an item, beside the same counted again from what it rests on. */
export interface ItemBook extends ItemStock {
  offerId: string;
  /** Sum of the item's movements. */
  moved: number;
  /** Sum of the lines of requests that take stock. */
  requested: number;
}

/** A home, with the units that its own requests count against its allowance. */
export interface HomeBook {
  homeId: string;
  /** Also one that was given to a home which is one with it. */
  ownAllowance: number | null;
  /** Whether other homes were merged into it. */
  hasMerged: boolean;
  /** By item. */
  usage: { itemId: string; quantity: number }[];
}

/** A home key that does not lead to one home of its own scope. */
export interface KeyFault {
  scopeId: string;
  hash: string;
  homeIds: string[];
}

/** The sums that the promises rest on, each read in one statement, so that a store in use is seen at one moment. */
export interface BooksStore {
  items(): Promise<ItemBook[]>;
  /** Homes of a scope after `afterHomeId`, by id, at the most so many; their usage as `HomeStore.usage` counts it. */
  homes(scopeId: string, question: { since: Instant; afterHomeId: string; most: number }): Promise<HomeBook[]>;
  /** Versions of an offer that the requests of a home answered. */
  answeredVersions(offerId: string, homeId: string): Promise<number[]>;
  /** Keys with several homes, or with one that is another scope's or not there. */
  keyFaults(most: number): Promise<KeyFault[]>;
}
