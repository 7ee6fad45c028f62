import type { Instant, Usage } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';

interface UsageRow {
  place: number;
  item_id: string;
  quantity: number;
}

/** What homes have had, with those that are merged into them; see `HomeStore.usage`. In the order given. */
export async function usages(
  { db, dialect }: Database,
  wanted: { homeId: string; since: Instant }[],
  exceptRequestId = '',
): Promise<Usage[]> {
  const rows = wanted.map(({ homeId, since }, place) => ({ place, home_id: homeId, since }));
  const asked = dialect.rows('asked', rows, { place: 'integer', home_id: 'text', since: 'bigint' });
  // Each request once, also one that has keys of several of them, and looked at by its key, which a join does not promise:
  // PostgreSQL would read all requests for it while it has no statistics. The remark keeps it from planning this once for
  // all where it may choose: while the tables grow from nothing that would be a plan for small ones.
  const query = sql<UsageRow>`/* planned each time */
    with wanted as (select * from ${asked}), theirs as (
      select wanted.place, wanted.since, request_home.request_id
      from wanted join request_home on request_home.home_id = wanted.home_id
      union
      select wanted.place, wanted.since, request_home.request_id
      from wanted join home on home.merged_into = wanted.home_id
        join request_home on request_home.home_id = home.id)
    select theirs.place, request_line.item_id, sum(request_line.quantity) as quantity
    from theirs join request_line on request_line.request_id = theirs.request_id
    where theirs.request_id <> ${exceptRequestId} and 1 = (
      select takes_allowance from request
      where request.id = theirs.request_id and (accepted_at is null or accepted_at >= theirs.since))
    group by theirs.place, request_line.item_id`;
  const byPlace = Map.groupBy((await query.execute(db)).rows, ({ place }) => place);
  return wanted.map((_, place) =>
    (byPlace.get(place) ?? []).map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
  );
}
