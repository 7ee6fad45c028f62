// A read-only store cannot take requests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../src/index.ts';

it('the health check detects a SQLite file that became read-only', () => {
  const folder = createDataFolder();
  try {
    const script = join(import.meta.dirname, 'read-only-store.ts');
    const { stdout } = spawnSync(process.execPath, [script, join(folder.path, 'doorstep.db')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual(['ready', expect.stringMatching(/EACCES|EROFS/)]);
  } finally {
    folder.remove();
  }
});

it('the health check detects a read-only PostgreSQL database', async () => {
  const database = await createTestDatabase();
  const { store } = await openStore(database.url);
  try {
    await expect(store.check()).resolves.toBeUndefined();
    const name = new URL(database.url).pathname.slice(1);
    await database.execute(`alter database ${name} set default_transaction_read_only = on`);
    await database.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Each ended connection in the pool fails once more before it is replaced.
    const outcome = () => store.check().then(() => 'ready', String);
    await expect.poll(outcome, { message: 'why the store is not ready' }).toContain('read-only transaction');
  } finally {
    await store.close();
    await database.drop();
  }
});

it('a connection to a demoted PostgreSQL server is replaced after one refused write', async () => {
  const database = await createTestDatabase();
  const { store, database: opened } = await openStore(database.url);
  try {
    // Its only connection, which the pool reuses.
    await sql`set default_transaction_read_only = on`.execute(opened.db);
    await expect(store.check()).rejects.toThrow('read-only transaction');
    await expect(store.check()).resolves.toBeUndefined();
  } finally {
    await store.close();
    await database.drop();
  }
});
