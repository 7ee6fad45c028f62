import { randomBytes } from 'node:crypto';
import type { Check, OpenedDatabase } from './database.ts';
import { pendingSteps } from './migrate.ts';
import { tableNames } from './require-server.ts';

/** Larger than a submission, so that it fails on a disk without room for one. */
const probeBytes = 48_000;

/** @returns the health check of a store that has all its tables. */
export async function checkStore(database: OpenedDatabase): Promise<Check> {
  const tables = [...(await tableNames(database))];
  return async ({ isWriting = false } = {}) => {
    await database.check();
    await pendingSteps(database);
    const found = await tableNames(database);
    const missing = tables.filter((name) => !found.has(name));
    if (missing.length > 0)
      throw Object.assign(new Error(`the store has lost its tables: ${missing.join(', ')}`), { code: '42P01' });
    if (isWriting) await write(database);
  };
}

/** Commits an incompressible row, then deletes it. */
async function write({ db }: OpenedDatabase): Promise<void> {
  const name = 'write_probe';
  const value = randomBytes(probeBytes).toString('base64');
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('setting').where('name', '=', name).execute();
}
