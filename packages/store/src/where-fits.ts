import { requestStates, type RequestState } from '@doorstep/contract';
import type { RequestFilter, RequestListQuery } from '@doorstep/core';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Dialect, DialectName, Tables } from '@doorstep/database';
import { fitsTerms, searchTerms, type SearchTerm } from './search-terms.ts';
import { networkWord } from './search-words.ts';

type RequestRows<Row> = SelectQueryBuilder<Tables, 'request', Row>;

/** Whether the database's own counts tell how many requests match a filter. */
export function isCounted(filter: RequestFilter): boolean {
  return asksOnlyFor(filter, ['state', 'offer', 'offers', 'from', 'until', 'assurance', 'check', 'source']);
}

/** @param filter May include how the list is shown, which restricts nothing. */
function asksOnlyFor(filter: RequestFilter, names: (keyof RequestFilter)[]): boolean {
  const allowed: string[] = [...names, 'sort', 'page', 'cursor', 'limit'];
  const others = Object.entries(filter).filter(([name]) => !allowed.includes(name));
  return others.every(([, value]) => value === undefined || (typeof value === 'string' && value.trim() === ''));
}

/** Null where the filter does not restrict the state. */
export function statesOf({ state }: RequestFilter): RequestState[] | null {
  return state === undefined ? null : [...new Set([state].flat())];
}

/** A column with an index in its order. */
export type OrderedColumn = 'received_at' | 'changed_at' | 'reference' | 'sort_name' | 'sort_postcode';

/** Columns that a filter restricts and that an index starts with. */
type LeadingColumn = 'offer_id' | 'received_at' | 'changed_at' | 'sort_postcode' | 'request.seq';

interface Plan {
  /** Columns whose index may be used. */
  columns: ReadonlySet<LeadingColumn>;
  /** Uses the postcode index, which only has rows with their states. */
  isByPostcode: boolean;
}

/** The index for a list. PostgreSQL finds it with its statistics; SQLite is led to it. */
const plans: Record<DialectName, (filter: RequestFilter, walked: OrderedColumn | undefined) => Plan> = {
  postgres: () => ({
    columns: new Set(['offer_id', 'received_at', 'changed_at', 'sort_postcode', 'request.seq']),
    isByPostcode: false,
  }),
  sqlite(filter, walked) {
    const columns = new Set<LeadingColumn>();
    const isFound = walked === undefined;
    // With a state, the rows are adjacent, and are counted by the index. Without, every page would sort all of them.
    const isByOffer = isCounted(filter)
      ? statesOf(filter)?.length === 1
      : isFound && isPostcodeAlone({ ...filter, offer: undefined });
    if (isByOffer) columns.add('offer_id');
    if (isFound || walked === 'received_at') columns.add('received_at');
    if (isFound || walked === 'changed_at') columns.add('changed_at');
    if (isFound) columns.add('request.seq');
    // Next to other filters, their index is used for the postcode, too.
    const isByPostcode = isFound ? isPostcodeAlone(filter) : walked === 'sort_postcode';
    if (isByPostcode) columns.add('sort_postcode');
    return { columns, isByPostcode };
  },
};

/** The order within one postcode: SQLite's index has no ids. */
export const afterPostcode = { sqlite: 'seq', postgres: 'id' } as const;

/**
 * The requests that pass every filter; an absent filter passes all.
 * @param walked The order in which they are read until there are enough; absent if all matches are wanted.
 * @param beginning One of `postcodeBeginnings`, to restrict the requests to it.
 */
export function whereFits<Row>(
  requests: RequestRows<Row>,
  {
    dialect,
    filter,
    walked,
    beginning,
  }: { dialect: Dialect; filter: RequestFilter; walked?: OrderedColumn; beginning?: string },
): RequestRows<Row> {
  let query = requests;
  const {
    offer,
    offers,
    state: _,
    updatedSince,
    changedBefore,
    network,
    search,
    from,
    until,
    postcode,
    reason,
    flag,
    assurance,
    check,
    source,
    place,
    item,
    ...others
  } = filter;
  // A filter that is not handled here would let everything through.
  others satisfies Record<string, never>;
  const { columns, isByPostcode } = plans[dialect.name](filter, walked);
  // A column wrapped in an expression uses no index.
  const column = <Value>(name: LeadingColumn) =>
    columns.has(name) ? sql.ref<Value>(name) : sql<Value>`+${sql.ref(name)}`;
  const fits = (terms: SearchTerm[]) => fitsTerms(dialect, terms, { seq: column('request.seq') });

  if (offer !== undefined) query = query.where(column<string>('offer_id'), '=', offer);
  if (offers !== undefined) query = query.where(dialect.isAmong(column('offer_id'), [...offers]));
  const states = statesOf(filter);
  // Several states are found in the index of another column.
  const [state] = states ?? [];
  if (states?.length === 1 && state !== undefined) query = query.where('state', '=', state);
  else if (states !== null) query = query.where(sql<string>`state || ''`, 'in', states);
  else if (isByPostcode) query = query.where('state', 'in', requestStates);
  if (network !== undefined)
    query = query.where(fits([[[{ text: networkWord(network), isWhole: true }]]])).where('network', '=', network);
  if (search.trim() !== '') query = query.where(fits(searchTerms(search)));
  if (from !== undefined) query = query.where(column<number>('received_at'), '>=', Date.parse(from));
  if (until !== undefined) query = query.where(column<number>('received_at'), '<', Date.parse(until));
  if (updatedSince !== undefined) query = query.where(column<number>('changed_at'), '>=', Date.parse(updatedSince));
  if (changedBefore !== undefined) query = query.where(sql<number>`+changed_at`, '<', Date.parse(changedBefore));
  if (postcode !== undefined) {
    const ofRow = column<string>('sort_postcode');
    const all = beginning === undefined ? postcodeBeginnings(postcode) : [beginning];
    // They share a first letter, so one index range covers all of them.
    if (all.length > 1) query = query.where(beginsWith(ofRow, postcode.slice(0, 1).toLowerCase()));
    query = query.where(({ or }) => or(all.map((each) => beginsWith(ofRow, each))));
  }
  // After the range: SQLite uses the first of two bounds. Without this one, it does not use that index at all.
  if (isByPostcode) query = query.where(sql<boolean>`sort_postcode >= ''`);
  if (reason !== undefined)
    query = query.where('hold_reasons', 'like', `%"${reason}"%`).where('hold_reasons', '<>', sql.lit('[]'));
  if (flag === 'home_undelivered') query = query.where(isOfUndeliveredHome);
  if (assurance !== undefined) query = query.where('assurance', '=', assurance);
  if (check === 'none') query = query.where('check_provider', 'is', null);
  else if (check !== undefined) query = query.where('check_provider', '=', check);
  if (source !== undefined) query = query.where('source', '=', source);
  if (place !== undefined) query = query.where('place_id', '=', place);
  if (item !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('request_line')
          .select('item_id')
          .whereRef('request_line.request_id', '=', 'request.id')
          .where('item_id', '=', item),
      ),
    );
  return query;
}

/** Whether a filter restricts only the beginning of the postcode, apart from the state. */
export function isPostcodeAlone(filter: RequestFilter): boolean {
  return filter.postcode !== undefined && asksOnlyFor(filter, ['postcode', 'state']);
}

/** Whether words alone restrict the requests, and the newest are wanted. */
export function isSearchAlone(filter: RequestListQuery): boolean {
  return filter.sort === 'newest' && searchTerms(filter.search).length > 0 && asksOnlyFor(filter, ['search']);
}

/**
 * The beginnings of postcodes that a filter passes, none of them a prefix of another: a typed space counts as it is;
 * without one, it may be anywhere.
 */
export function postcodeBeginnings(postcode: string): string[] {
  const typed = postcode.toLowerCase();
  if (typed.includes(' ')) return [typed];
  const spaced = Array.from(
    { length: typed.length - 1 },
    (_, at) => `${typed.slice(0, at + 1)} ${typed.slice(at + 1)}`,
  );
  return [typed, ...spaced];
}

/** As two bounds, between which an index is read. */
function beginsWith(ofRow: RawBuilder<string>, beginning: string): RawBuilder<boolean> {
  return sql<boolean>`(${ofRow} >= ${beginning} and ${ofRow} < ${`${beginning}\u{10FFFF}`})`;
}

/** Few parcels ended this way, so they are found first, in an index of their own. */
const isOfUndeliveredHome = sql<boolean>`request.id in (
  select of_home.request_id
  from batch_request
  join request_home on request_home.request_id = batch_request.request_id
  join request_home as of_home on of_home.home_id = request_home.home_id
  where batch_request.ended_at is not null)`;
