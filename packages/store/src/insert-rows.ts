import { CompiledQuery, type Insertable } from 'kysely';
import type { Database, Dialect } from './database.ts';
import type { Tables } from './tables.ts';

/** Texts by table, columns and number of rows. Only what a submission writes comes here, so that they are few. */
const texts = new Map<string, string>();

/**
 * Writes rows of one table, all with the same columns. For what every submission writes: the text is made once, where
 * Kysely's builder would spend more time on it than the database on the row.
 */
export async function insertRows<Table extends keyof Tables>(
  { db, dialect }: Database,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const text = insertText(table, columns, dialect, rows.length);
  const values = rows.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
  await db.executeQuery(CompiledQuery.raw(text, values));
}

/** The statement that writes that many rows. */
export function insertText(table: string, columns: string[], dialect: Dialect, count = 1): string {
  const name = `${dialect} ${table} ${count} ${columns.join()}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = textOf(table, columns, { count, dialect });
  // A request of many items is rare, and its text is not kept.
  if (count <= 3) texts.set(name, text);
  return text;
}

function textOf(table: string, columns: string[], { count, dialect }: { count: number; dialect: Dialect }): string {
  const place = (index: number) => (dialect === 'postgres' ? `$${index + 1}` : '?');
  const row = (from: number) => `(${columns.map((_, index) => place(from + index)).join(', ')})`;
  const rows = Array.from({ length: count }, (_, index) => row(index * columns.length));
  return `insert into ${table} (${columns.join(', ')}) values ${rows.join(', ')}`;
}
