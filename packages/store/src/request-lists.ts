import { setImmediate } from 'node:timers/promises';
import { dayMs, type Listed, type RequestState } from '@doorstep/contract';
import type {
  CountOfDay,
  ExportedParcel,
  RequestFilter,
  RequestLine,
  RequestListQuery,
  RequestStore,
  ServiceRequest,
} from '@doorstep/core';
import { sql, type RawBuilder } from 'kysely';
import { asPairs, completeRequests, linesOf } from './complete-requests.ts';
import { isBehind, readCursor, unknownCursor, writeCursor, type Database, type DialectName } from '@doorstep/database';
import { countByDay, countsOfDays } from './request-counts.ts';
import { noEmail } from './held-networks.ts';
import { exportedColumns, toExportedRequest, type ExportedRow } from './request-rows.ts';
import { fitsTerms, searchTerms } from './search-terms.ts';
import {
  afterPostcode,
  isCounted,
  isPostcodeAlone,
  isSearchAlone,
  postcodeBeginnings,
  statesOf,
  whereFits,
  type OrderedColumn,
} from './where-fits.ts';

const exportChunk = 1000;

/** Of very many requests with a word, the last written are looked at for the newest. */
const latestFound = 200;

/** Sorting this many rows takes less time than walking an index of all requests for the matches. */
const usualMaxSorted = 20_000;

const sorts = {
  newest: ['received_at', 'desc'],
  oldest: ['received_at', 'asc'],
  updated: ['changed_at', 'asc'],
  reference: ['reference', 'asc'],
  name: ['sort_name', 'asc'],
  postcode: ['sort_postcode', 'asc'],
} as const satisfies Record<string, [OrderedColumn, 'asc' | 'desc']>;

type Counted = Pick<CountOfDay, 'state' | 'requests'>;

/** The rows of a filter on one page. */
interface Part {
  offset: number;
  limit: number;
  /** The first and last day (UTC) of these rows, both included; null if unknown. */
  days: { first: number; last: number } | null;
}

/** Lists, counts and exports, which take long with many requests. */
export function kyselyRequestLists(
  { lists, dialect }: Pick<Database, 'lists' | 'dialect'>,
  { maxSorted = usualMaxSorted }: { maxSorted?: number } = {},
): Pick<RequestStore, 'list' | 'counts' | 'countWithEmail' | 'countsOfDays' | 'page' | 'behind' | 'all'> {
  const database = { db: lists, dialect };
  const filtered = (filter: RequestFilter, how: { walked?: OrderedColumn; beginning?: string } = {}) =>
    whereFits(lists.selectFrom('request'), { dialect, filter, ...how });

  async function read(
    query: RequestListQuery,
    { total, part }: { total: number; part: Part },
  ): Promise<Listed<ServiceRequest>> {
    const [column, direction] = sorts[query.sort];
    const isSorted = part.days === null && total <= maxSorted;
    let those = filtered(query, isSorted ? {} : { walked: column })
      .select('id')
      .limit(part.limit + 1)
      .offset(part.offset);
    if (part.days !== null) {
      const { first, last } = part.days;
      those = those.where('received_at', '>=', first * dayMs).where('received_at', '<', (last + 1) * dayMs);
    }
    // Wrapped in an expression so the planner cannot use the index: it filters first, then sorts.
    const expression = column === 'received_at' ? sql`received_at + 0` : sql`${sql.ref(column)} || ''`;
    const ordered = those.orderBy(isSorted ? expression : sql.ref(column), direction);
    const found = await ordered.orderBy(tieOf(column), direction).execute();
    return inFull(query, part.limit, found);
  }

  const tieOf = (column: OrderedColumn) => sql.ref(column === 'sort_postcode' ? afterPostcode[dialect.name] : 'id');

  async function inFull(
    { sort }: RequestListQuery,
    limit: number,
    found: { id: string }[],
  ): Promise<Listed<ServiceRequest>> {
    const ids = found.slice(0, limit).map(({ id }) => id);
    const rows = await lists.selectFrom('request').selectAll().where(dialect.isAmong('id', ids)).execute();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const requests = await completeRequests(
      database,
      ids.flatMap((id) => rowOf.get(id) ?? []),
    );
    const last = found.length > limit ? requests.at(-1) : undefined;
    // A name or a postcode must not appear in a URL. A changed request moves in the list by time of change, so the
    // cursor keeps the old time.
    const at = sort === 'updated' ? [last?.changedAt ?? 0] : [];
    return { rows: requests, next: last === undefined ? null : writeCursor(sort, [...at, last.id]) };
  }

  /** @throws DoorstepError `request_invalid` for a cursor of another order. */
  async function behind(query: RequestListQuery, { cursor, limit }: { cursor: string; limit: number }) {
    const [column, direction] = sorts[query.sort];
    const isByChange = query.sort === 'updated';
    const keys = readCursor(query.sort, cursor, isByChange ? 2 : 1);
    const last = await lists
      .selectFrom('request')
      .select([sql<string | number>`${sql.ref(column)}`.as('at'), sql<string | number>`${tieOf(column)}`.as('tie')])
      .where('id', '=', String(keys.at(-1)))
      .executeTakeFirst();
    if (last === undefined) throw unknownCursor();
    const found = await filtered(query, { walked: column })
      .select('id')
      .where(isBehind([sql.ref(column), tieOf(column)], direction, isByChange ? keys : [last.at, last.tie]))
      .orderBy(sql.ref(column), direction)
      .orderBy(tieOf(column), direction)
      .limit(limit + 1)
      .execute();
    return inFull(query, limit, found);
  }

  /** A state may have several rows. */
  async function countRows(filter: RequestFilter): Promise<Counted[]> {
    const count = (beginning?: string): Promise<Counted[]> =>
      filtered({ ...filter, state: undefined }, beginning === undefined ? {} : { beginning })
        .select(['state', ({ fn }) => fn.countAll<number>().as('requests')])
        .groupBy('state')
        .$castTo<Counted>()
        .execute();
    if (filter.postcode === undefined || !isPostcodeAlone(filter)) return count();
    // Separately, each is a range of an index; in one query, all would be searched in every row.
    return (await Promise.all(postcodeBeginnings(filter.postcode).map((each) => count(each)))).flat();
  }

  async function page(query: RequestListQuery, pageSize: number) {
    const days = isCounted(query) ? await countByDay(database, query) : null;
    const counted = days ?? (await countRows(query));
    const counts = byState(counted);
    const states = statesOf(query);
    const fits = ({ state }: Counted) => states === null || states.includes(state);
    const total = sumOf(counted.filter(fits));
    const offset = (query.page - 1) * pageSize;
    if (offset >= total) return { rows: [], next: null, total, counts };
    const isByTime = query.sort === 'newest' || query.sort === 'oldest';
    const part =
      days === null || !isByTime
        ? { offset, limit: pageSize, days: null }
        : partOf(days.filter(fits), { sort: query.sort, offset, limit: pageSize });
    return { ...(await read(query, { total, part })), total, counts };
  }

  return {
    async list(query, max) {
      if (!isSearchAlone(query)) return (await page(query, max)).rows;
      const last = fitsTerms(dialect, searchTerms(query.search), { latest: Math.max(max, latestFound) });
      const those = lists.selectFrom('request').select('id').where(last);
      const found = await those.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(max).execute();
      return (await inFull(query, max, found)).rows;
    },
    async counts(filter) {
      return byState(isCounted(filter) ? await countByDay(database, filter) : await countRows(filter));
    },
    countWithEmail: (filter) =>
      filtered(filter)
        .select(({ fn }) => [
          fn.countAll<number>().as('requests'),
          fn.countAll<number>().filterWhere('contact', 'not like', noEmail).as('withEmail'),
        ])
        .executeTakeFirstOrThrow(),
    countsOfDays: countsOfDays(database),
    page,
    behind,
    async *all(filter) {
      let next = chunkAfter(filter, null);
      for (;;) {
        const rows = await next;
        const end = rows.length < exportChunk ? undefined : rows.at(-1);
        // Read while these rows are processed.
        if (end !== undefined) next = chunkAfter(filter, { at: end.received_at, id: end.id });
        // A reader who stops no longer waits for it; one who continues gets its error.
        next.catch(() => undefined);
        // Let the query leave before this chunk is processed; otherwise the database would wait meanwhile.
        await setImmediate();
        if (rows.length > 0) {
          yield rows.map((row) => ({
            ...toExportedRequest(row, asLines(row.lines)),
            parcel: row.parcel === null ? null : asParcel(row.parcel),
          }));
        }
        if (end === undefined) return;
      }
    },
  };

  /** With the lines in the same statement, to save a round trip. */
  async function chunkAfter(
    filter: RequestFilter,
    last: { at: number; id: string } | null,
  ): Promise<(ExportedRow & { lines: string | null; parcel: string | null })[]> {
    const query = filtered(filter, { walked: 'received_at' })
      .select(exportedColumns)
      .select([linesOf[dialect.name].as('lines'), parcelOf[dialect.name].as('parcel')])
      .orderBy('received_at')
      .orderBy('id')
      .limit(exportChunk);
    if (last === null) return query.execute();
    return query.where(sql<boolean>`(received_at, id) > (${last.at}, ${last.id})`).execute();
  }
}

const lastBatch = sql`from batch_request join batch on batch.id = batch_request.batch_id
  where batch_request.request_id = request.id order by batch_request.ended_at is not null, batch_request.ended_at desc limit 1`;
const parcelOf: Record<DialectName, RawBuilder<string | null>> = {
  sqlite: sql`(select json_array(batch.number, batch_request.dispatched_at, batch_request.tracking_number) ${lastBatch})`,
  postgres: sql`(select cast(json_build_array(batch.number, batch_request.dispatched_at, batch_request.tracking_number) as text)
    ${lastBatch})`,
};

function asParcel(json: string): ExportedParcel {
  const [batchNumber, dispatchedAt, trackingNumber] = JSON.parse(json) as [number, number | null, string];
  return { batchNumber, dispatchedAt, trackingNumber };
}

function asLines(json: string | null): RequestLine[] {
  return asPairs(json).map(([itemId, quantity]) => ({ itemId, quantity }));
}

/** The days that a page of a list by time covers, so that no others are read. */
function partOf(counts: CountOfDay[], { sort, offset, limit }: { sort: string; offset: number; limit: number }): Part {
  const ofDays = [...Map.groupBy(counts, ({ day }) => day)].map(([day, same]) => ({ day, requests: sumOf(same) }));
  const ordered = sort === 'newest' ? ofDays.toReversed() : ofDays;
  const taken: number[] = [];
  let before = 0;
  let skipped = 0;
  for (const { day, requests } of ordered) {
    const end = before + requests;
    if (end <= offset) skipped = end;
    else if (before < offset + limit) taken.push(day);
    before = end;
  }
  return { offset: offset - skipped, limit, days: { first: Math.min(...taken), last: Math.max(...taken) } };
}

function byState(counts: Counted[]): Partial<Record<RequestState, number>> {
  return Object.fromEntries(
    [...Map.groupBy(counts, ({ state }) => state)].map(([state, same]) => [state, sumOf(same)]),
  );
}

function sumOf(counts: Pick<Counted, 'requests'>[]): number {
  return counts.reduce((sum, { requests }) => sum + requests, 0);
}
