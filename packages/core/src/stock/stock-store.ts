import type { StockMovement } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** Stock of an item: null is unlimited; otherwise the sum of its movements, never below what is taken. */
export interface ItemStock {
  itemId: string;
  stock: number | null;
  taken: number;
}

export interface NewMovement {
  id: string;
  itemId: string;
  kind: StockMovement['kind'];
  /** Signed: what it adds to the stock. */
  change: number;
  reason: string;
  actor: string;
  at: Instant;
}

export interface StockStore {
  /** Of all items of an offer, by position. */
  ofOffer(offerId: string): Promise<ItemStock[]>;
  ofAllOffers(): Promise<Map<string, ItemStock[]>>;
  /** Makes, keeps and orders the rows of an offer's items; `stock` null is unlimited. Never touches what is taken. */
  putItems(offerId: string, items: { id: string; isUnlimited: boolean }[]): Promise<void>;
  /** Holds the items until the transaction ends, always in the order of their ids, so that no two wait for each other. */
  lock(itemIds: string[]): Promise<ItemStock[]>;
  /** Takes units of items, no two lines of one, that this transaction has locked and found to be there. */
  take(lines: { itemId: string; quantity: number }[]): Promise<void>;
  /** Takes the units of all lines, no two of one item. @returns false, and takes nothing, when fewer are left of one. */
  takeAll(lines: { itemId: string; quantity: number }[]): Promise<boolean>;
  giveBack(itemId: string, quantity: number): Promise<void>;
  /** @throws DoorstepError `stock_below_taken` when the stock would fall below what is taken. */
  move(movement: NewMovement): Promise<void>;
  movements(offerId: string): Promise<StockMovement[]>;
}

declare module '../store.ts' {
  interface Repositories {
    stock: StockStore;
  }
}
