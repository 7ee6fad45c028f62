import type { OfferStore, RequestStore, Store } from '@doorstep/core';
import type { OpenedDatabase } from '@doorstep/database';
import { checkStore, migrate, openDatabase, openReader, requireServer } from '@doorstep/database/open';
import { kyselyStore } from './kysely-store.ts';
import { kyselyOffers } from './offers.ts';
import { kyselyRequestLists } from './request-lists.ts';

export interface OpenedStore {
  store: Store;
  database: OpenedDatabase;
  /** Names of the migration steps that ran. */
  migrated: string[];
}

/**
 * Opens the store and brings its tables up to date.
 * @param place A `postgres://` address, or the path of an SQLite file.
 */
export async function openStore(place: string): Promise<OpenedStore> {
  const database = openDatabase(place);
  try {
    await requireServer(database);
    const migrated = await migrate(database);
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
