import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { first } from './migrations/0001-first.ts';

const migrations = { '0001-first': first };

/** Every step that this version knows, in order. */
export const migrationNames = Object.keys(migrations);

/**
 * Brings the tables up to date, all steps in one transaction; safe to run from several processes at once.
 * @returns the names of the steps that were run now.
 */
export async function migrate({ db, dialect }: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, step]) => [name, { up: (tx: Kysely<unknown>) => step(tx, dialect) }]),
        ),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the store could not be migrated', { cause: error });
  return (results ?? []).map((step) => step.migrationName);
}
