import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { OpenedPostgres } from './database.ts';
import { PlanningClient } from './postgres-client.ts';
import { postgresTransactions } from './postgres-transactions.ts';
import type { Tables } from './tables.ts';

// Counts and times are bigint there; all of ours are below 2^53.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The driver takes these modes for `verify-full`, and warns at every start that a later version will not. */
function withPlainMode(url: string): string {
  if (!/[?&]sslmode=(prefer|require|verify-ca)(&|$)/.test(url) || url.includes('uselibpqcompat=')) return url;
  return url.replace(/([?&]sslmode=)[\w-]+/, '$1verify-full');
}

/** Connects to a PostgreSQL database; every commit waits for the disk, whatever the database's own default. */
export function openPostgres(
  url: string,
  options: { maxConnections?: number; isReadOnly?: boolean } = {},
): OpenedPostgres {
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    // Statements that do not wait for each other's answers share a round trip.
    pipeline: true,
    Client: PlanningClient,
    connectionString: withPlainMode(url),
    max: options.maxConnections ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    // Compiling what it takes to be expensive takes PostgreSQL longer than any of it needs, and several processes for one
    // list take the processors from the visitors; a search of many requests needs room for the list of their pages.
    options:
      '-c synchronous_commit=on -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB' +
      ' -c lock_timeout=15s -c idle_in_transaction_session_timeout=60s' +
      (options.isReadOnly === true ? ' -c default_transaction_read_only=on' : ''),
  };
  const pool = new pg.Pool(settings);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction as well; the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    begin: postgresTransactions(pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async check() {
      await db.selectFrom('setting').select('name').limit(1).execute();
      const { rows } = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(db);
      if (rows[0]?.mode !== 'off')
        throw Object.assign(new Error('the database takes no writing: it is read-only, or a replica'), {
          code: '25006',
        });
    },
  };
}
