import { sql, type Kysely } from 'kysely';

/** When the personal data of a claim went. */
export async function emptiedClaims(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table claim add column emptied_at bigint`).execute(db);
}
