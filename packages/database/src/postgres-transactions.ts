// Transactions whose statements need not wait for each other: Kysely's own send each statement only after the previous
// answer, at one round trip each.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Begin } from './database.ts';
import type { PlanningClient } from './postgres-client.ts';
import type { Tables } from './tables.ts';

/**
 * Until PostgreSQL has gathered statistics of a table, it assumes a small table and scans all of it. A launch on a new
 * database would get slower with every request.
 * If a row can be looked up in only one way, a plan suits all values, and planning takes longer than execution.
 */
const byKey = [
  ...['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'].map((setting) => `set local ${setting} = off`),
  'set local plan_cache_mode = force_generic_plan',
].join('; ');

/** @param pool Of `PlanningClient`s. */
export function postgresTransactions(pool: pg.Pool): Begin {
  const known = new WeakMap<pg.PoolClient, Kysely<Tables>>();
  const on = (client: pg.PoolClient): Kysely<Tables> => {
    const db = known.get(client) ?? new Kysely<Tables>({ dialect: dialectOf(client) });
    known.set(client, db);
    return db;
  };
  return async (work, { isByKey = false } = {}) => {
    const client = (await pool.connect()) as pg.PoolClient & PlanningClient;
    client.isByKey = isByKey;
    let breakage: Error | undefined;
    try {
      // Sent with the first statements, which report its error.
      const begun = client.query('begin');
      begun.catch(() => undefined);
      if (isByKey) client.query(byKey).catch(() => undefined);
      const value = await work(on(client));
      await begun;
      const { command } = await client.query('commit');
      // An error was swallowed: the database has rolled back everything, and only the command tag of its answer shows
      // it.
      if (command !== 'COMMIT') throw new Error('The transaction was not committed');
      return value;
    } catch (error) {
      await client.query('rollback').catch((error: Error) => (breakage = error));
      throw error;
    } finally {
      client.isByKey = false;
      client.release(breakage);
    }
  };
}

function dialectOf(client: pg.PoolClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneClientDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Sends all statements to one client in order; the client answers in that order. */
class OneClientDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: pg.PoolClient) {
    this.#connection = new ClientConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  async beginTransaction(): Promise<never> {
    throw new Error('A transaction is under way already');
  }

  async commitTransaction(): Promise<never> {
    return this.beginTransaction();
  }

  async rollbackTransaction(): Promise<never> {
    return this.beginTransaction();
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#client.query(sql, [...parameters]);
    return changing.has(command)
      ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows: rows as Row[] };
  }

  // oxlint-disable-next-line require-yield -- the port has it; nothing of ours asks for a stream
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store reads page by page');
  }
}
