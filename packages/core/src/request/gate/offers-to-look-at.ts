// A look before the transaction costs every submission a round trip, and refuses something only at an offer of which little
// is left. So it is taken only there: where a batch of this process left too little for the same again.
import type { Store } from '../../store.ts';

const offersOfStore = new WeakMap<Store, Set<string>>();

/** Ids of the offers of a store whose stock is looked at before a transaction; forgotten when the process ends. */
export function offersToLookAt(store: Store): Set<string> {
  const known = offersOfStore.get(store);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  offersOfStore.set(store, ids);
  return ids;
}
