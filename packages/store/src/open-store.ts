import type { Store } from '@doorstep/core';
import { checkStore, migrate, openDatabase, requireServer } from '@doorstep/database/open';
import type { OpenedDatabase } from '@doorstep/database';
import { kyselyStore } from './kysely-store.ts';

export interface OpenedStore {
  store: Store;
  /** For what brings its own tables, such as sign-in. */
  database: OpenedDatabase;
  /** Names of the migrations made now. */
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
