import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Text of a statement, by what makes it. */
const texts = new Map<string, string>();

/**
 * Writes any number of rows of one table, all with the same columns, in their order, on PostgreSQL: one statement with one
 * parameter, whose plan is made once.
 * @param ending What follows the rows, such as `on conflict …` and `returning …`; a text of the program.
 * @returns the rows of `returning`.
 */
export async function insertRecordset<Table extends keyof Tables, Returned = never>(
  db: Kysely<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
  ending = '',
): Promise<Returned[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first).join(', ');
  const name = `${table} ${columns} ${ending}`;
  let text = texts.get(name);
  if (text === undefined) {
    text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) ${ending}`;
    texts.set(name, text);
  }
  return (await db.executeQuery<Returned>(CompiledQuery.raw(text, [JSON.stringify(rows)]))).rows;
}
