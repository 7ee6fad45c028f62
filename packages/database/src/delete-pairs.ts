import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

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
