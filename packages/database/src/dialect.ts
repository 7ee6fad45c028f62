// One name for everything that SQLite and PostgreSQL write differently, so that queries need no branches. Where whole
// statements differ, a query has both in a table by `name`.
import { sql, type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Dialect {
  readonly name: DialectName;
  /** Whether only one transaction writes at a time, so that reads need no locks. */
  readonly hasOneWriter: boolean;
  /** Locks the rows of a query until the transaction ends; rows that refer to them may still be written. */
  lock: Lock;
  /** Like `lock`, but shared. */
  lockShared: Lock;
  /** Locks rows, skipping those already locked. */
  lockFree: Lock;
  /** Locks these names until the transaction ends. */
  lockNames(db: Kysely<Tables>, names: string[]): Promise<void>;
  /**
   * Whether a value is in a list. The list is one parameter: a statement with 500 parameters takes 100 kB outside the
   * heap, where the garbage collector does not see it, and an export would pile these up.
   * @param value A column, or an expression.
   */
  isAmong(value: string | Expression<unknown>, values: readonly string[]): RawBuilder<boolean>;
  /**
   * Our rows as a table to select from, in one parameter.
   * @param columns The rows' columns, with their types.
   */
  rows(alias: string, rows: object[], columns: Record<string, 'text' | 'integer' | 'bigint'>): RawBuilder<unknown>;
  /** A field of the JSON object in a column, as text. */
  textOf(column: string, field: string): RawBuilder<string>;
  /** A column sorted by code points, whatever the database's collation. */
  byCharacters(column: string): RawBuilder<string>;
  /** A time as stored in the sign-in library's tables. */
  signInTime(at: number): string | Date;
  /**
   * The time before which everything is committed, where transactions overlap; null where they do not. A row's own time
   * must be read from `now` in the transaction that writes it.
   */
  committedBefore(db: Kysely<Tables>): Promise<number | null>;
  /** The database's clock in a statement: milliseconds since 1970. */
  clock: RawBuilder<number>;
  now(db: Kysely<Tables>): Promise<number>;
}

type Lock = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<DB, TB, O>;

export const sqlite: Dialect = {
  name: 'sqlite',
  hasOneWriter: true,
  lock: (query) => query,
  lockShared: (query) => query,
  lockFree: (query) => query,
  lockNames: async () => undefined,
  isAmong: (value, values) => sql`${asExpression(value)} in (select value from json_each(${JSON.stringify(values)}))`,
  rows(alias, rows, columns) {
    const fields = Object.keys(columns).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(fields)} from json_each(${JSON.stringify(rows)})) as ${sql.ref(alias)}`;
  },
  textOf: (column, field) => sql`(${sql.ref(column)} ->> ${sql.lit(field)})`,
  byCharacters: (column) => sql.ref(column),
  signInTime: (at) => new Date(at).toISOString(),
  committedBefore: async () => null,
  clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  now: async () => Date.now(),
};

export const postgres: Dialect = {
  name: 'postgres',
  hasOneWriter: false,
  lock: (query) => query.forNoKeyUpdate(),
  lockShared: (query) => query.forShare(),
  lockFree: (query) => query.forUpdate().skipLocked(),
  async lockNames(db, names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
      from unnest(${names.toSorted()}::text[]) as name`.execute(db);
  },
  isAmong: (value, values) => sql`${asExpression(value)} = any(${values})`,
  rows(alias, rows, columns) {
    const fields = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.ref(alias)} (${sql.join(fields)})`;
  },
  textOf: (column, field) => sql`(${sql.ref(column)}::json ->> ${sql.lit(field)})`,
  byCharacters: (column) => sql`${sql.ref(column)} collate "C"`,
  signInTime: (at) => new Date(at),
  async committedBefore(db) {
    // Transactions that only read, such as backups, may take hours and have no id; one that writes has an id soon after
    // its start.
    const query = sql<{ before: number }>`
      select coalesce(floor(extract(epoch from min(xact_start)) * 1000),
        floor(extract(epoch from clock_timestamp()) * 1000) + 1)::bigint as before
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start is not null
        and (backend_xid is not null or xact_start > clock_timestamp() - interval '10 seconds')`;
    return Number((await query.execute(db)).rows[0]?.before);
  },
  clock: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  async now(db) {
    const query = sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
    return Number((await query.execute(db)).rows[0]?.now);
  },
};

function asExpression(value: string | Expression<unknown>): Expression<unknown> {
  return typeof value === 'string' ? sql.ref(value) : value;
}
