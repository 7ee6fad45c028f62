import type { DialectName } from '../../dialect.ts';
import { requestInsights, takenInsight } from '../../insight-sums.ts';

/**
 * Counts for the charts, by hour: how many requests came, how long they waited, where they went. The database keeps
 * what follows from requests itself, as it keeps `request_count`; how often pages are opened, the server adds.
 */
export function insightTables(dialect: DialectName): string[] {
  return dialect === 'sqlite' ? sqlite : postgres;
}

const columns = `
  measure text not null,
  /* Since 1970, of UTC. */
  hour integer not null,
  offer_id text not null,
  key text not null,
  amount integer not null`;

/** A change of one of these columns changes how a request is counted. */
const countedBy = `received_at, offer_id, source, assurance, accepted_at, sort_postcode, decided_at, sent_at,
  return_reason`;

const upsert = (query: string) =>
  `insert into insight ${query} on conflict do update set amount = amount + excluded.amount;`;

const ofRow = (row: 'new' | 'old', amount: '1' | '-1') =>
  requestInsights({ dialect: 'sqlite', row, from: '', amount }).map(upsert).join(' ');

/** Reads the request alone: a join with the trigger's row doubles the cost. */
const ofLine = (row: 'new' | 'old', amount: '1' | '-1') =>
  upsert(takenInsight({ line: row, from: 'from request', where: `request.id = ${row}.request_id`, amount }));

const linesOf = (row: 'new' | 'old', amount: '1' | '-1') =>
  upsert(
    takenInsight({
      from: `from (select ${row}.received_at as received_at, ${row}.offer_id as offer_id, ${row}.takes_stock as takes_stock)
        as request join request_line as line`,
      where: `line.request_id = ${row}.id`,
      amount,
    }),
  );

const sqlite = [
  `create table insight (${columns}, primary key (measure, hour, offer_id, key)) without rowid`,
  `create trigger insight_request_added after insert on request begin ${ofRow('new', '1')} end`,
  `create trigger insight_request_changed after update of ${countedBy} on request
    begin ${ofRow('old', '-1')} ${ofRow('new', '1')} end`,
  `create trigger insight_request_removed after delete on request begin ${ofRow('old', '-1')} end`,
  `create trigger insight_units_changed after update of state, has_pass, received_at, offer_id on request
    when old.takes_stock <> new.takes_stock or old.received_at <> new.received_at or old.offer_id <> new.offer_id
    begin ${linesOf('old', '-1')} ${linesOf('new', '1')} end`,
  `create trigger insight_line_added after insert on request_line begin ${ofLine('new', '1')} end`,
  `create trigger insight_line_changed after update on request_line
    begin ${ofLine('old', '-1')} ${ofLine('new', '1')} end`,
  `create trigger insight_line_removed after delete on request_line begin ${ofLine('old', '-1')} end`,
];

const trigger = (name: string, { after, from }: { after: string; from: string[] }) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into insight
      select measure, hour, offer_id, key, sum(amount)
      from (${from.join(' union all ')}) as changed (measure, hour, offer_id, key, amount)
      group by 1, 2, 3, 4 having sum(amount) <> 0;
    return null;
  end $$`,
  `create trigger ${name} after ${after} for each statement execute function ${name}()`,
];

const ofRows = (row: 'made' | 'was', amount: '1' | '-1') =>
  requestInsights({ dialect: 'postgres', row, from: `from ${row}`, amount });
/**
 * Looks the rows up one by one: a plan made while the table was empty, and kept, would read the whole table. `offset 0`
 * keeps the planner from turning the lookup into another join.
 */
const lookUp = (table: 'request' | 'request_line', where: string) =>
  `cross join lateral (select * from ${table} where ${where} offset 0)`;
const unitsOf = (row: 'made' | 'was', amount: '1' | '-1') =>
  takenInsight({ from: `from ${row} as request ${lookUp('request_line', 'request_id = request.id')} as line`, amount });
const unitsOfLines = (row: 'made' | 'was', amount: '1' | '-1') =>
  takenInsight({ from: `from ${row} as line ${lookUp('request', 'id = line.request_id')} as request`, amount });

const [made, was] = ['new table as made', 'old table as was'];

const postgres = [
  `create table insight (${columns})`,
  `create index insight_by_hour on insight (measure, hour)`,
  ...trigger('insight_request_added', {
    after: `insert on request referencing ${made}`,
    from: ofRows('made', '1'),
  }),
  ...trigger('insight_request_changed', {
    after: `update on request referencing ${was} ${made}`,
    from: [...ofRows('was', '-1'), ...ofRows('made', '1'), unitsOf('was', '-1'), unitsOf('made', '1')],
  }),
  ...trigger('insight_request_removed', {
    after: `delete on request referencing ${was}`,
    from: ofRows('was', '-1'),
  }),
  ...trigger('insight_line_added', {
    after: `insert on request_line referencing ${made}`,
    from: [unitsOfLines('made', '1')],
  }),
  ...trigger('insight_line_changed', {
    after: `update on request_line referencing ${was} ${made}`,
    from: [unitsOfLines('was', '-1'), unitsOfLines('made', '1')],
  }),
  ...trigger('insight_line_removed', {
    after: `delete on request_line referencing ${was}`,
    from: [unitsOfLines('was', '-1')],
  }),
];
