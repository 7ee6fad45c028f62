import { CompiledQuery, type Insertable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Statement texts by table, columns and ending; only for statements of every submission. */
const texts = new Map<string, string>();

/**
 * Writes rows of one table with the same columns, in order: on PostgreSQL in one statement with
 * one parameter, planned once; on SQLite in one statement run for each row, which costs less than a promise.
 */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  ending = '',
): Promise<void> {
  if (rows.length === 0) return;
  const { each, db } = database;
  const text = statementOf(database, table, rows, ending);
  if (each === undefined) await db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
  else each.change(text, rows.map(valuesOf));
}

/**
 * Like `insertRows`, but skips rows whose key exists.
 * @param key The columns of the key.
 * @param otherwise What happens to an existing row; by default nothing.
 * @returns for each row, in order, whether it was written.
 */
export async function insertMissing<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  { key, otherwise = 'do nothing' }: { key: readonly string[]; otherwise?: string },
): Promise<boolean[]> {
  if (rows.length === 0) return [];
  const ending = `on conflict (${key.join(', ')}) ${otherwise}`;
  const { each } = database;
  if (each !== undefined)
    return each.change(statementOf(database, table, rows, ending), rows.map(valuesOf)).map((changes) => changes === 1);
  const written = await insertReturning(database, table, rows, { ending, key, column: key[0] ?? '' });
  return written.map((value) => value !== undefined);
}

/**
 * Like `insertRows`, but returns a column's value afterwards.
 * @param ending SQL after the rows, such as `on conflict …`; never user input.
 * @param key The columns that identify a row.
 * @returns each row's `column`, in order; undefined where nothing was written.
 */
export async function insertReturning<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  { ending, key, column }: { ending: string; key: readonly string[]; column: string },
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const returning = [...new Set([...key, column])].join(', ');
  const { each, db } = database;
  const text = statementOf(database, table, rows, `${ending} returning ${returning}`);
  if (each !== undefined) return each.get(text, rows.map(valuesOf)).map((row) => row?.[column]);
  const answer = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [JSON.stringify(rows)]));
  const nameOf = (row: object) => key.map((name) => String((row as Record<string, unknown>)[name])).join(' ');
  const byKey = new Map(answer.rows.map((row) => [nameOf(row), row[column]]));
  return rows.map((row) => byKey.get(nameOf(row)));
}

const valuesOf = (row: object): unknown[] => Object.values(row);

/** With all rows as one value, or with a value per column. */
function statementOf({ each }: Database, table: string, rows: object[], ending: string): string {
  const columns = Object.keys(rows[0] ?? {});
  const isForEach = each !== undefined;
  const name = `${isForEach} ${table} ${columns.join()} ${ending}`;
  const list = columns.join(', ');
  const text =
    texts.get(name) ??
    (isForEach
      ? `insert into ${table} (${list}) values (${columns.map(() => '?').join(', ')}) ${ending}`
      : `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1) ${ending}`);
  texts.set(name, text);
  return text;
}

/** Deletes rows by a key of two columns, in the current transaction. */
export async function deletePairs(
  { db, each }: Database,
  { table, columns: [one, other] }: { table: keyof Tables; columns: [string, string] },
  pairs: [string, string][],
): Promise<void> {
  if (pairs.length === 0) return;
  if (each !== undefined) {
    each.change(`delete from ${table} where ${one} = ? and ${other} = ?`, pairs);
    return;
  }
  const [ones, others] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)];
  await sql`delete from ${sql.table(table)} using unnest(${ones}::text[], ${others}::text[]) as given (one, other)
    where ${sql.ref(one)} = given.one and ${sql.ref(other)} = given.other`.execute(db);
}
