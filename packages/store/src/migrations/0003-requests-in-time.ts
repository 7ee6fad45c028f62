import { sql, type Kysely } from 'kysely';

/** An offer's requests in the order of their arrival: what the list and the export walk through. */
export async function requestsInTime(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index request_by_offer_in_time on request (offer_id, received_at, id)').execute(db);
}
