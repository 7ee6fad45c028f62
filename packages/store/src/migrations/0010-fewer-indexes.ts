import { sql, type Kysely } from 'kysely';

/** Lines are found by their request; by item they are only ever summed up, all of them. */
export async function fewerIndexes(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop index request_line_by_item`).execute(db);
}
