// Reading the stock before the transaction costs a round trip for each submission, and helps only for an offer of which little
// is left. So stock is read first only where a batch of this process left too little for another like it.
import type { Store } from '../../store.ts';

const offersOfStore = new WeakMap<Store, Set<string>>();

/** Ids of a store's offers whose stock is read before a transaction; kept in memory only. */
export function offersToLookAt(store: Store): Set<string> {
  const known = offersOfStore.get(store);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  offersOfStore.set(store, ids);
  return ids;
}
