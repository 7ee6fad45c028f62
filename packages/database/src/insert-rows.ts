import { CompiledQuery, type Insertable } from 'kysely';
import type { Database, EachRow } from './database.ts';
import type { Tables } from './tables.ts';

/** Texts of statements, by table, columns and ending: only what is written for every submission comes here. */
const texts = new Map<string, string>();

/**
 * Writes any number of rows of one table, all with the same columns, in their order: on PostgreSQL in one statement with
 * one parameter, whose plan is made once; on SQLite in one statement run for each row, which costs less than a promise.
 */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  ending = '',
): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = statementOf(database, table, rows, ending);
  if (database.dialect === 'postgres') await database.db.executeQuery(CompiledQuery.raw(text, values));
  else eachOf(database).change(text, values as unknown[][]);
}

/**
 * The same, but for rows whose key is taken already.
 * @param key The columns of the key.
 * @param otherwise What happens to a row that has the key: nothing, when absent.
 * @returns of each whether it was written, in the order given.
 */
export async function insertMissing<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  { key, otherwise = 'do nothing' }: { key: readonly string[]; otherwise?: string },
): Promise<boolean[]> {
  if (rows.length === 0) return [];
  const ending = `on conflict (${key.join(', ')}) ${otherwise}`;
  if (database.dialect === 'postgres') {
    const written = await insertReturning(database, table, rows, { ending, key, column: key[0] ?? '' });
    return written.map((value) => value !== undefined);
  }
  const { text, values } = statementOf(database, table, rows, ending);
  return eachOf(database)
    .change(text, values as unknown[][])
    .map((changes) => changes === 1);
}

/**
 * The same, with what stands in a column afterward.
 * @param ending What follows the rows, such as `on conflict …`; a text of the program.
 * @param key The columns that identify a row.
 * @returns of each row its `column`, in the order given; undefined where nothing was written.
 */
export async function insertReturning<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  { ending, key, column }: { ending: string; key: readonly string[]; column: string },
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const returning = [...new Set([...key, column])].join(', ');
  const { text, values } = statementOf(database, table, rows, `${ending} returning ${returning}`);
  if (database.dialect === 'sqlite')
    return eachOf(database)
      .get(text, values as unknown[][])
      .map((row) => row?.[column]);
  const answer = await database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
  const nameOf = (row: object) => key.map((name) => String((row as Record<string, unknown>)[name])).join(' ');
  const byKey = new Map(answer.rows.map((row) => [nameOf(row), row[column]]));
  return rows.map((row) => byKey.get(nameOf(row)));
}

function eachOf({ each }: Database): EachRow {
  if (each === undefined) throw new Error('Rows are written by the connection that writes');
  return each;
}

/** On PostgreSQL all rows are one value; on SQLite each has its own. */
function statementOf(
  { dialect }: Database,
  table: string,
  rows: object[],
  ending: string,
): { text: string; values: unknown[] } {
  const columns = Object.keys(rows[0] ?? {});
  const name = `${dialect} ${table} ${columns.join()} ${ending}`;
  const list = columns.join(', ');
  const text =
    texts.get(name) ??
    (dialect === 'postgres'
      ? `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1) ${ending}`
      : `insert into ${table} (${list}) values (${columns.map(() => '?').join(', ')}) ${ending}`);
  texts.set(name, text);
  return {
    text,
    values: dialect === 'postgres' ? [JSON.stringify(rows)] : rows.map((row) => Object.values(row) as unknown[]),
  };
}
