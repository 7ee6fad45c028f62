import type { DialectName } from '../../dialect.ts';

const columns = `
  day integer not null,
  state text not null,
  offer_id text not null,
  assurance text not null,
  source text not null,
  check_provider text not null,
  requests integer not null`;

/** What a row of requests is counted by. Days are those of UTC, from 1970. */
const kindOf = (row: string) =>
  `${row}.received_at / 86400000, ${row}.state, ${row}.offer_id, ${row}.assurance, ${row}.source,
   coalesce(${row}.check_provider, '')`;

/**
 * How many requests there are of each kind and day, so that nobody counts a million rows for the tabs of a list. The
 * database keeps it itself, whoever writes the requests. On PostgreSQL each statement adds rows with what it changed,
 * and housekeeping sums them up: one row a kind would be a lock that all submissions of an offer wait for.
 */
export function requestCountTables(dialect: DialectName): string[] {
  return dialect === 'sqlite' ? sqlite : postgres;
}

const add = (row: 'new' | 'old', change: '1' | '-1') =>
  `insert into request_count values (${kindOf(row)}, ${change})
   on conflict do update set requests = requests + ${change};`;

const sqlite = [
  `create table request_count (${columns},
    primary key (day, state, offer_id, assurance, source, check_provider)) without rowid`,
  `create trigger request_counted after insert on request begin ${add('new', '1')} end`,
  `create trigger request_counted_again
    after update of received_at, state, offer_id, assurance, source, check_provider on request
    begin ${add('old', '-1')} ${add('new', '1')} end`,
  `create trigger request_not_counted after delete on request begin ${add('old', '-1')} end`,
];

const trigger = (name: string, { after, from }: { after: string; from: string }) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into request_count
      select day, state, offer_id, assurance, source, check_provider, sum(change)
      from (${from}) as changed (day, state, offer_id, assurance, source, check_provider, change)
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
    return null;
  end $$`,
  `create trigger ${name} after ${after} for each statement execute function ${name}()`,
];

const added = `select ${kindOf('made')}, 1 from made`;
const gone = `select ${kindOf('was')}, -1 from was`;

const postgres = [
  `create table request_count (${columns})`,
  `create index request_count_by_day on request_count (day)`,
  ...trigger('request_counted', { after: 'insert on request referencing new table as made', from: added }),
  ...trigger('request_counted_again', {
    after: 'update on request referencing old table as was new table as made',
    from: `${gone} union all ${added}`,
  }),
  ...trigger('request_not_counted', { after: 'delete on request referencing old table as was', from: gone }),
];

/** What there is one row a day of: by the number of the day since 1970, UTC. */
export const dayTables = (dialect: DialectName): string[] => [
  `create ${dialect === 'postgres' ? 'unlogged ' : ''}table network_salt (day integer not null, salt text not null, constraint salt_is_made_once primary key (day))`,
  // Days on which a server ran. A clock that jumps adds the day it jumps to, and none between.
  `create table service_day (day integer not null primary key, started_at bigint not null)`,
];
