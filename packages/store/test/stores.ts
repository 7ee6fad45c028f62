// Both databases, opened for each test file.
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { openStore, type OpenedStore } from '../src/index.ts';

export const databases = ['sqlite', 'postgres'] as const;

export interface TestStore extends OpenedStore {
  /** The path or URL for other processes. */
  place: string;
  /** Another connection to the store, like another process's. */
  again(): Promise<OpenedStore>;
  /**
   * Resolves once this many transactions wait for the current one: in a lock on PostgreSQL. SQLite runs one at a time,
   * so there the others have had their chance to continue.
   */
  untilBlocked(count?: number): Promise<void>;
  end(): Promise<void>;
}

export async function openTestStore(kind: (typeof databases)[number]): Promise<TestStore> {
  const place = kind === 'sqlite' ? await sqlitePlace() : await postgresPlace();
  const opened = await openStore(place.url);
  const others: OpenedStore[] = [];
  return {
    ...opened,
    place: place.url,
    async again() {
      const other = await openStore(place.url);
      others.push(other);
      return other;
    },
    async untilBlocked(count = 1) {
      if (kind === 'sqlite') for (let turn = 0; turn < turnsOnSqlite; turn += 1) await nextTurn();
      else
        await expect
          .poll(() => countLockWaits(opened), { message: 'transactions that wait for a lock', interval: 5 })
          .toBeGreaterThanOrEqual(count);
    },
    async end() {
      for (const { store } of [opened, ...others]) await store.close();
      await place.remove();
    },
  };
}

/** A store for all tests of the calling block. */
export function useStore(kind: (typeof databases)[number]): TestStore {
  const stores = {} as TestStore;
  beforeAll(async () => {
    Object.assign(stores, await openTestStore(kind));
  });
  afterAll(() => stores.end());
  return stores;
}

/** SQLite works in this thread without waiting; a transaction takes far fewer turns of the event loop. */
const turnsOnSqlite = 200;

async function countLockWaits({ database }: OpenedStore): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count ?? 0;
}

async function sqlitePlace() {
  const folder = createDataFolder();
  return { url: join(folder.path, 'doorstep.db'), remove: async () => folder.remove() };
}

async function postgresPlace() {
  const database = await createTestDatabase();
  return { url: database.url, remove: () => database.drop() };
}
