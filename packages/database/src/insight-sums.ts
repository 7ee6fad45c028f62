import { hourMs, dayMs } from '@doorstep/contract';
import type { DialectName } from './dialect.ts';

/** Upper bounds of the classes of waiting time, in hours; anything above is `longer`. */
export const waitedHours = [1, 4, 12, 24, 48, 72, 120, 168, 336] as const;

const span = (from: string, to: string) =>
  `case ${waitedHours.map((hours) => `when ${to} - ${from} <= ${hours * hourMs} then '${hours}'`).join(' ')} else 'longer' end`;

/** The first part of a postcode that has two; otherwise all but its last two characters. */
function district(postcode: string, dialect: DialectName): string {
  const joined = `replace(${postcode}, '-', ' ')`;
  const space = dialect === 'sqlite' ? `instr(${joined}, ' ')` : `strpos(${joined}, ' ')`;
  return `case when ${space} > 1 then substr(${joined}, 1, ${space} - 1)
    when length(${postcode}) > 3 then substr(${postcode}, 1, length(${postcode}) - 2) else ${postcode} end`;
}

/** The source of counts: the alias of a row of requests, and the amount per row. */
interface Source {
  dialect: DialectName;
  row: string;
  /** SQL after `select`; empty where a trigger knows the row by its alias. */
  from: string;
  amount: '1' | '-1';
}

/** The counts of a request, one query per measure: measure, hour since 1970 in UTC, offer, key, amount. */
export function requestInsights({ dialect, row, from, amount }: Source): string[] {
  const hour = (column: string) => `${row}.${column} / ${hourMs}`;
  const isAccepted = `case when ${row}.accepted_at is null then 'open' else 'accepted' end`;
  const query = (measure: string, { at, key, where = 'true' }: { at: string; key: string; where?: string }) =>
    `select '${measure}', ${at}, ${row}.offer_id, ${key}, ${amount} ${from} where ${where}`;
  const isSent = `${row}.sent_at is not null`;
  return [
    query('arrived', {
      at: hour('received_at'),
      key: `${row}.source || ' ' || ${row}.assurance || ' ' || ${isAccepted}`,
    }),
    // By day: a district and an hour together would be few people.
    query('district', {
      at: `${row}.received_at / ${dayMs} * 24`,
      key: district(`${row}.sort_postcode`, dialect),
      where: `${row}.sort_postcode <> ''`,
    }),
    query('decided', {
      at: hour('decided_at'),
      key: span(`${row}.received_at`, `${row}.decided_at`),
      where: `${row}.decided_at is not null`,
    }),
    query('dispatched', {
      at: hour('sent_at'),
      key: span(`coalesce(${row}.accepted_at, ${row}.received_at)`, `${row}.sent_at`),
      where: isSent,
    }),
    query('returned', {
      at: hour('sent_at'),
      key: `${row}.return_reason`,
      where: `${isSent} and ${row}.return_reason is not null`,
    }),
  ];
}

interface TakenSource extends Pick<Source, 'from' | 'amount'> {
  /** The alias of a row of lines. */
  line?: 'line' | 'new' | 'old';
  /** A condition on the request and its line. */
  where?: string;
}

/** Units that requests take, by item and by the hour of the request's arrival. */
export function takenInsight({ from, line = 'line', where = 'true', amount }: TakenSource): string {
  return `select 'taken', request.received_at / ${hourMs}, request.offer_id, ${line}.item_id, ${amount} * ${line}.quantity
    ${from} where request.takes_stock = 1 and ${where}`;
}

/** Recounts everything from the rows, in the columns of `insight`. */
export function countedAgain(dialect: DialectName): string {
  const grouped = [
    ...requestInsights({ dialect, row: 'request', from: 'from request', amount: '1' }),
    takenInsight({ from: 'from request join request_line as line on line.request_id = request.id', amount: '1' }),
  ];
  return grouped.join(' union all ');
}
