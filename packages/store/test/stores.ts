// Both databases, each opened for a test file of its own.
import { join } from 'node:path';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { openStore, type OpenedStore } from '../src/index.ts';

export const databases = ['sqlite', 'postgres'] as const;

export interface TestStore extends OpenedStore {
  /** What another process opens it by. */
  place: string;
  /** Another connection to the same store, as another process would have. */
  again(): Promise<OpenedStore>;
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
    async end() {
      for (const { store } of [opened, ...others]) await store.close();
      await place.remove();
    },
  };
}

async function sqlitePlace() {
  const folder = createDataFolder();
  return { url: join(folder.path, 'doorstep.db'), remove: async () => folder.remove() };
}

async function postgresPlace() {
  const database = await createTestDatabase();
  return { url: database.url, remove: () => database.drop() };
}
