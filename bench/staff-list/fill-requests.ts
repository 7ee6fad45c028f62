import type { Offer } from '@doorstep/core';
import { sql } from 'kysely';
import type { Bed } from '../submit/bed.ts';
import { inTurn, createCall } from '../submit/create-call.ts';

const firstNames = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda', 'Fenn', 'Greta', 'Hollis', 'Ivo', 'Juno'];
const maxSent = 5000;
const daysBack = 60;

/** The columns that differ in copies. */
const ownOfCopies: Record<string, string> = {
  id: `id || '-' || n`,
  reference: `reference || '-' || n`,
  state: `case (n + k) % 20 when 0 then 'held' when 1 then 'declined' when 2 then 'withdrawn' when 3 then 'waitlisted'
    when 4 then 'packed' when 5 then 'dispatched' when 6 then 'lapsed' else 'accepted' end`,
  hold_reasons: `case when (n + k) % 20 = 0 and n % 3 = 0 then '["no_pass"]' when (n + k) % 20 = 0 then '["too_fast"]'
    else hold_reasons end`,
  assurance: `case when (n + k) % 33 = 0 then 'typed' else assurance end`,
  source: `case when (n + k) % 50 = 0 then 'staff' else source end`,
  check_provider: `case when (n + k) % 40 = 0 then null else check_provider end`,
  search_text: `search_text || ' copy' || n`,
  sort_name: `sort_name || ' ' || n`,
  queue_number: 'null',
};

const randomHash = { sqlite: 'lower(hex(randomblob(32)))', postgres: 'md5(random()::text) || md5(random()::text)' };

/** One home in this many is a possible duplicate of the next. */
const homesPerPair = 500;
const openClaims = 100;

/** Adds possible duplicates everywhere, and as many claims as the page shows. */
async function fillHomes(db: Bed['installation']['database']['db']): Promise<void> {
  await sql
    .raw(
      `insert into home_pair (scope_id, one_id, other_id, reason)
       select scope_id, id, next_id, 'same_door' from (select id, scope_id,
         lead(id) over (partition by scope_id order by id) as next_id, row_number() over (order by id) as k from home) as each_home
       where next_id is not null and k % ${homesPerPair} = 0`,
    )
    .execute(db);
  const claims = `(select request.id, request.offer_id, request_home.home_id from request
    join request_home on request_home.request_id = request.id limit ${2 * openClaims})`;
  await sql
    .raw(
      `insert into claim (id, offer_id, kind, text, name, email, address_lines, language, state, reason, actor, created_at, decided_at)
       select id, offer_id, 'moved_in', 'We moved in.', 'Ada Fictional', '', '[]', 'en', case decided when 1 then 'refused' else 'open' end, '', '', 1, nullif(decided, 0) from ${claims} as chosen,
         (select 0 as decided) as kind`,
    )
    .execute(db);
  await sql.raw(`insert into claim_home (claim_id, home_id) select id, home_id from ${claims} as chosen`).execute(db);
}

/** Counters do not reconcile, because nothing maintains them here. @returns the reference of one request. */
export async function fillRequests(bed: Bed, offers: Offer[], count: number): Promise<string> {
  const sent = Math.min(count, maxSent);
  const calls = Array.from({ length: sent }, async (_, index) => {
    const offer = offers[index % offers.length];
    if (offer === undefined) throw new Error('There is no offer.');
    const name = `${firstNames[index % 10]} Fictional${String(Math.floor(index / 10) % 1000).padStart(3, '0')}`;
    return createCall(bed.context, offer, name);
  });
  await inTurn(await Promise.all(calls), 256);
  const { db, dialect } = bed.installation.database;
  const columns = Object.keys((await sql<object>`select * from request limit 1`.execute(db)).rows[0] ?? {}).filter(
    (column) => !['seq', 'takes_stock', 'takes_allowance'].includes(column),
  );
  const copies = Math.ceil(count / sent) - 1;
  // The physical order is about the order of arrival: the first copies are the oldest.
  const receivedAt = `received_at - cast(${daysBack * 86_400_000} * (${copies} - n + 1 - k / ${sent}.0) / ${copies} as bigint)`;
  const own: Record<string, string> = { ...ownOfCopies, received_at: receivedAt };
  const row = dialect.name === 'sqlite' ? 'rowid' : 'row_number() over ()';
  for (let first = 1; first <= copies; first += 10) {
    const last = Math.min(copies, first + 9);
    const numbers = `with recursive numbers (n) as (select ${first} union all select n + 1 from numbers where n < ${last})`;
    const from = `(select *, ${row} as k from request where length(reference) < 16) as made, numbers`;
    const values = columns.map((column) => own[column] ?? column).join(', ');
    await sql.raw(`${numbers} insert into request (${columns.join(', ')}) select ${values} from ${from}`).execute(db);
    await sql
      .raw(
        `${numbers} insert into home (id, scope_id, building_hash, door_hash) select id || '-' || n, scope_id, ${randomHash[dialect.name]}, door_hash from (select * from home where length(id) < 40) as made, numbers`,
      )
      .execute(db);
    for (const [table, others, ownValues] of [
      ['request_line', 'item_id, quantity', 'item_id, quantity'],
      ['request_home', 'home_id', `home_id || '-' || n`],
    ] as const) {
      const original = `(select t.* from ${table} t join request r on r.id = t.request_id where length(r.reference) < 16)`;
      const statement = `insert into ${table} (request_id, ${others}) select request_id || '-' || n, ${ownValues} from ${original} as made, numbers`;
      await sql.raw(`${numbers} ${statement}`).execute(db);
    }
  }
  await fillHomes(db);
  // Servers and autovacuum normally do this. SQLite is never analysed.
  await bed.context.store.housekeeping.removeExpired(await bed.context.store.now());
  if (dialect.name === 'postgres') await sql.raw('vacuum analyze').execute(db);
  const one = await sql<{ reference: string }>`select reference from request limit 1`.execute(db);
  return one.rows[0]?.reference ?? '';
}
