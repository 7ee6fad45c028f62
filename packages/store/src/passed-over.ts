import type { Instant, QueueDiscrepancy } from '@doorstep/core';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '@doorstep/database';
import { asPairs, linesOf, type LinePair } from './complete-requests.ts';

type Passed = Omit<QueueDiscrepancy, 'kind'>;
type PartOfQueue = Pick<Database, 'db' | 'dialect'> & { offerId: string };

/** Units that the queue gave to requests which want the same. */
interface Served {
  lines: LinePair[];
  /** From the back of the queue: each got its units later than all behind it. */
  turns: { queueNumber: number; at: Instant }[];
}

const rowsAtOnce = 1000;

/**
 * Requests that wait without a doubt, for a place that is open, although a later request got all its units when they
 * had already waited for `marginMs`; at most `max`. Walks each queue once from the back and once from the front.
 * Changes between the two walks add no false matches: a served request no longer waits, and one settled then has waited
 * for less.
 */
export async function findPassedOver(
  database: Pick<Database, 'db' | 'dialect'>,
  { marginMs, max, isShut }: { marginMs: number; max: number; isShut: Expression<SqlBool> },
): Promise<Passed[]> {
  const queues = await sql<{ id: string }>`select id from offer
    where exists (select 1 from request where offer_id = offer.id and state = 'waitlisted')
      and not exists (select 1 from draw where offer_id = offer.id) order by id`.execute(database.db);
  const found: Passed[] = [];
  for (const { id: offerId } of queues.rows) {
    const served = await readServed({ ...database, offerId });
    if (served.length === 0) continue;
    for await (const { reference, queueNumber, lines, since } of waiting({ ...database, offerId }, isShut)) {
      if (found.length === max) return found;
      const isPassedOver = served.some(
        (other) => covers(other.lines, lines) && latestBehind(other, queueNumber) > since + marginMs,
      );
      if (isPassedOver) found.push({ offerId, reference });
    }
  }
  return found;
}

/** Units that staff gave in addition did not come from the queue, so such a request is skipped. */
async function readServed({ db, dialect, offerId }: PartOfQueue): Promise<Served[]> {
  const byLines = new Map<string, Served>();
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<{ queueNumber: number; lines: string | null; at: Instant | null }>`
      select queue_number as "queueNumber", ${linesOf[dialect.name]} as lines, (select max(at) from audit
        where subject_kind = 'request' and subject_id = request.id and action = 'request.accepted'
          and detail like '%"reason":"queue"%'
          and not exists (select 1 from audit as adjusted where adjusted.subject_kind = 'request'
            and adjusted.subject_id = request.id and adjusted.action = 'request.adjusted')) as at
      from request where offer_id = ${offerId} and queue_number < ${before} and state <> 'waitlisted'
      order by queue_number desc limit ${rowsAtOnce}`.execute(db);
    for (const { queueNumber, lines, at } of rows) {
      before = queueNumber;
      if (at === null) continue;
      const pairs = asPairs(lines);
      const key = JSON.stringify(pairs);
      const same = byLines.get(key) ?? { lines: pairs, turns: [] };
      byLines.set(key, same);
      if (at > (same.turns.at(-1)?.at ?? 0)) same.turns.push({ queueNumber, at });
    }
    if (rows.length < rowsAtOnce) return [...byLines.values()];
  }
}

interface Waiting {
  reference: string;
  queueNumber: number;
  lines: LinePair[];
  /** The time of its last change. */
  since: Instant;
}

async function* waiting({ db, dialect, offerId }: PartOfQueue, isShut: Expression<SqlBool>): AsyncIterable<Waiting> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<{
      reference: string;
      queueNumber: number;
      lines: string;
      since: Instant | null;
      changed: Instant;
    }>`
      select reference, queue_number as "queueNumber", ${linesOf[dialect.name]} as lines, (select max(at) from audit
        where subject_kind = 'request' and subject_id = request.id and action <> 'request.viewed') as since,
        -- Its place may have been shut until the offer was changed last.
        case when place_id is null then 0 else (select updated_at from offer where id = request.offer_id) end as changed
      from request where offer_id = ${offerId} and queue_number > ${after} and state = 'waitlisted'
        and hold_reasons = '[]' and not (${isShut})
      order by queue_number limit ${rowsAtOnce}`.execute(db);
    for (const { since, changed, lines, ...row } of rows) {
      after = row.queueNumber;
      if (since !== null) yield { ...row, lines: asPairs(lines), since: Math.max(since, changed) };
    }
    if (rows.length < rowsAtOnce) return;
  }
}

/** Whether everything wanted is among the given units. */
function covers(given: LinePair[], wanted: LinePair[]): boolean {
  return wanted.every(([itemId, quantity]) => given.some(([item, of]) => item === itemId && of >= quantity));
}

/** When a later request than this place was last served. */
function latestBehind({ turns }: Served, queueNumber: number): Instant {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.queueNumber ?? 0) > queueNumber) low = middle + 1;
    else high = middle;
  }
  return turns[low - 1]?.at ?? 0;
}
