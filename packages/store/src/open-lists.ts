import type { OfferStore, RequestStore } from '@doorstep/core';
import { openReader } from '@doorstep/database/open';
import { kyselyOffers } from './offers.ts';
import { kyselyRequestLists } from './request-lists.ts';

/** What lists and exports are made of. */
export interface OpenedLists {
  requests: Pick<RequestStore, 'all'>;
  offers: Pick<OfferStore, 'list'>;
  close(): Promise<void>;
}

/**
 * Opens a store that a server has open, for reading alone and on one connection: for a thread.
 * @param place As of `openStore`.
 */
export function openLists(place: string): OpenedLists {
  const database = openReader(place);
  return { requests: kyselyRequestLists(database), offers: kyselyOffers(database), close: database.close };
}
