import type { OfferStore, RequestStore, Store } from '@doorstep/core';
import type { OpenedDatabase } from '@doorstep/database';
import {
  checkStore,
  migrate,
  openDatabase,
  openReader,
  pendingSteps,
  requireServer,
  requireUpToDate,
} from '@doorstep/database/open';
import { kyselyStore } from './kysely-store.ts';
import { kyselyOffers } from './offers.ts';
import { kyselyRequestLists } from './request-lists.ts';

export interface OpenedStore {
  store: Store;
  database: OpenedDatabase;
  /** Names of the migration steps that ran. */
  migrated: string[];
}

/** What opening does with tables of an earlier version. */
export type WhenOutdated = 'migrate' | 'refuse' | 'leave';

const bringUp: Record<WhenOutdated, (database: OpenedDatabase) => Promise<string[]>> = {
  migrate,
  refuse: async (database) => {
    await requireUpToDate(database);
    return [];
  },
  leave: async (database) => {
    await pendingSteps(database);
    return [];
  },
};

/**
 * Opens the store.
 * @param place A `postgres://` address, or the path of an SQLite file.
 * @throws Error with cause and remedy when this version cannot work with the tables.
 */
export async function openStore(
  place: string,
  { whenOutdated = 'migrate' }: { whenOutdated?: WhenOutdated } = {},
): Promise<OpenedStore> {
  const database = openDatabase(place);
  try {
    await requireServer(database);
    const migrated = await bringUp[whenOutdated](database);
    return { store: { ...kyselyStore(database), check: await checkStore(database) }, database, migrated };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The store's reads for lists and exports. */
export interface OpenedLists {
  requests: Pick<RequestStore, 'all'>;
  offers: Pick<OfferStore, 'list'>;
  close(): Promise<void>;
}

/**
 * Opens a running server's store on one read-only connection, for a thread.
 * @param place See `openStore`.
 */
export function openLists(place: string): OpenedLists {
  const database = openReader(place);
  return { requests: kyselyRequestLists(database), offers: kyselyOffers(database), close: database.close };
}
