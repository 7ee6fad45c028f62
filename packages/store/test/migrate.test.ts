// The first tables are there whole or not at all, however many processes start and whenever one is killed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';
import { databases } from './stores.ts';

const script = join(import.meta.dirname, 'killed-in-a-step.ts');

/** @returns how it ended: its exit code, or the signal. */
function migrateInAProcess(place: string, killedBefore: number): Promise<number | string | null> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, place, String(killedBefore)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

describe.each(databases)('a new store on %s', (kind) => {
  let place: string;
  let remove: () => unknown;
  beforeEach(async () => {
    if (kind === 'sqlite') {
      const folder = createDataFolder();
      [place, remove] = [join(folder.path, 'doorstep.db'), folder.remove];
    } else {
      const database = await createTestDatabase({ isEmpty: true });
      [place, remove] = [database.url, () => database.drop()];
    }
  });
  afterEach(() => remove());

  it('is made once by processes that start together', async () => {
    const ends = await Promise.all(Array.from({ length: 3 }, () => migrateInAProcess(place, Infinity)));
    expect(ends).toEqual([0, 0, 0]);
    const { store, migrated } = await openStore(place);
    expect([migrated, await store.offers.list()]).toEqual([[], []]);
    await store.close();
  });

  it.each([5, 20, 45])('is made by the next start when one was killed before statement %i', async (statement) => {
    expect(await migrateInAProcess(place, statement)).toBe('SIGKILL');
    const { store, migrated } = await openStore(place);
    expect([migrated, await store.offers.list()]).toEqual([['0001-first'], []]);
    await store.close();
  });
});

it('on PostgreSQL the salt of networks is in no log that backups or replicas are made from', async () => {
  const database = await createTestDatabase();
  const { store, database: opened } = await openStore(database.url);
  const query = sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relpersistence = 'u'`;
  expect((await query.execute(opened.db)).rows).toEqual([{ relname: 'network_salt' }]);
  await store.close();
  await database.drop();
});
