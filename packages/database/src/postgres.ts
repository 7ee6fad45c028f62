import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Begin, OpenedDatabase } from './database.ts';
import { databaseHandle } from './database-handle.ts';
import { postgres } from './dialect.ts';
import { PlanningClient, type PlanningSettings } from './postgres-client.ts';
import { HostsPool, PostgresHosts } from './postgres-hosts.ts';
import { postgresTransactions } from './postgres-transactions.ts';
import { connectionSettings } from './require-server.ts';
import type { Tables } from './tables.ts';

// Counts and times are bigint in PostgreSQL; all of ours are below 2^53.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The driver treats these modes as `verify-full`, and warns at each start that a later version will not. */
function withPlainMode(url: string): string {
  if (!/[?&]sslmode=(prefer|require|verify-ca)(&|$)/.test(url) || url.includes('uselibpqcompat=')) return url;
  return url.replace(/([?&]sslmode=)[\w-]+/, '$1verify-full');
}

/**
 * Visitors queue behind a table change that waits for a long transaction. So the change waits only this long, lets them
 * pass, and tries again.
 */
const tableLockMs = 2000;
const maxAttempts = 10;

/** The lock for migration steps: any number that nothing else locks. */
const stepsLock = 7_316_204_455;

async function withLockedSteps<T>(begin: Begin, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(async (transaction) => {
        // However long another process needs for its steps.
        await sql`set local lock_timeout = 0`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${stepsLock})`.execute(transaction);
        await sql`set local lock_timeout = ${sql.lit(tableLockMs)}`.execute(transaction);
        return work(transaction);
      });
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === '55P03';
      if (!isLocked || attempt === maxAttempts) throw error;
      await wait(tableLockMs);
    }
  }
}

type PoolClient = pg.PoolClient & PlanningClient;

export function openPostgres(
  url: string,
  options: { maxConnections?: number; isReadOnly?: boolean } = {},
): OpenedDatabase {
  const { isReadOnly = false } = options;
  const hosts = new PostgresHosts(withPlainMode(url));
  const settings: PlanningSettings = {
    // Statements that do not wait for each other's answers share a round trip.
    pipeline: true,
    Client: PlanningClient,
    hosts,
    isReadOnly,
    onConnect: (client) => (client as PlanningClient).greet(),
    max: options.maxConnections ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    options: [...connectionSettings, ...(isReadOnly ? ['default_transaction_read_only=on'] : [])]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  };
  const pool = new HostsPool(settings, hosts);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (_, client) => {
    if ((client as PoolClient).isStale) void (client as PoolClient).end();
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = postgresTransactions(pool);
  return {
    ...databaseHandle({ db, dialect: postgres }),
    begin,
    beginMigration: (work) => withLockedSteps(begin, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async check() {
      // Locks no row, and fails where nothing can be written.
      await db.selectFrom('setting').select('name').where('name', '=', '').forUpdate().execute();
    },
    close: () => db.destroy(),
  };
}
