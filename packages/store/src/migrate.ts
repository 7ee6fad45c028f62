import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { first } from './migrations/0001-first.ts';
import { signIn } from './migrations/0002-sign-in.ts';
import { requestsInTime } from './migrations/0003-requests-in-time.ts';
import { alarms } from './migrations/0004-alarms.ts';
import { homes } from './migrations/0005-homes.ts';
import { sharingOut } from './migrations/0006-sharing-out.ts';
import { webhooks } from './migrations/0007-webhooks.ts';
import { polygons } from './migrations/0008-polygons.ts';
import { emptiedClaims } from './migrations/0009-emptied-claims.ts';
import { fewerIndexes } from './migrations/0010-fewer-indexes.ts';

/**
 * Brings the tables up to date, each step in its own transaction; safe to run from several processes at once.
 * @returns the names of the steps that were made now.
 */
export async function migrate({ db, dialect }: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve({
          '0001-first': { up: (db: Kysely<unknown>) => first(db, dialect) },
          '0002-sign-in': { up: (db: Kysely<unknown>) => signIn(db, dialect) },
          '0003-requests-in-time': { up: requestsInTime },
          '0004-alarms': { up: alarms },
          '0005-homes': { up: homes },
          '0006-sharing-out': { up: sharingOut },
          '0007-webhooks': { up: (db: Kysely<unknown>) => webhooks(db, dialect) },
          '0008-polygons': { up: polygons },
          '0009-emptied-claims': { up: emptiedClaims },
          '0010-fewer-indexes': { up: fewerIndexes },
        }),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the store could not be migrated', { cause: error });
  return (results ?? []).map((step) => step.migrationName);
}
