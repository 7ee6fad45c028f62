import type { Listed, ListPart, StockMovement } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** Null stock is unlimited; otherwise it is the sum of its movements, never below `taken`. */
export interface ItemStock {
  itemId: string;
  stock: number | null;
  taken: number;
}

export interface NewMovement {
  id: string;
  itemId: string;
  kind: StockMovement['kind'];
  change: number;
  reason: string;
  actor: string;
  at: Instant;
}

/** Taking the last units above an item's low mark records `stock.low` in the same transaction. */
export interface StockStore {
  ofOffer(offerId: string): Promise<ItemStock[]>;
  /**
   * Units of held and accepted requests, and of packed ones not dispatched, by item; items without any are left out.
   */
  promised(offerId: string): Promise<{ itemId: string; promised: number }[]>;
  ofAllOffers(): Promise<Map<string, ItemStock[]>>;
  /** Creates, keeps and orders the rows of an offer's items; `stock` null is unlimited. Never changes `taken`. */
  putItems(
    offerId: string,
    items: { id: string; isUnlimited: boolean; lowStockAt?: number | undefined }[],
  ): Promise<void>;
  /** Locks the items until the transaction ends, in the order of their ids to avoid deadlocks. */
  lock(itemIds: string[]): Promise<ItemStock[]>;
  /** Takes units that this transaction has locked and found in stock; one line per item. */
  take(lines: { itemId: string; quantity: number }[]): Promise<void>;
  /** Takes the units of all lines, one line per item. @returns false, taking nothing, if any item has too few. */
  takeAll(lines: { itemId: string; quantity: number }[]): Promise<boolean>;
  giveBack(itemId: string, quantity: number): Promise<void>;
  /** @throws DoorstepError `stock_below_taken` if the stock would fall below the units taken. */
  move(movement: NewMovement): Promise<void>;
  movements(offerId: string, part: ListPart): Promise<Listed<StockMovement>>;
  /** Units that came back with one return, by item. @param reference Of the request. */
  returned(offerId: string, reference: string, at: Instant): Promise<{ itemId: string; quantity: number }[]>;
}

declare module '../store.ts' {
  interface Repositories {
    stock: StockStore;
  }
}
