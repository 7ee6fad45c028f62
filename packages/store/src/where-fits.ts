import { requestStates, type RequestState } from '@doorstep/contract';
import type { RequestFilter } from '@doorstep/core';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Dialect, DialectName, Tables } from '@doorstep/database';
import { fitsTerms, searchTerms, type SearchTerm } from './search-terms.ts';
import { networkWord } from './search-words.ts';

type RequestRows<Row> = SelectQueryBuilder<Tables, 'request', Row>;

/** Whether the counts that the database keeps can tell how many requests fit a filter. */
export function isCounted(filter: RequestFilter): boolean {
  return asksOnlyFor(filter, ['state', 'offer', 'offers', 'from', 'until', 'assurance', 'check', 'source']);
}

/** @param filter With or without how the list is shown, which lets nothing through. */
function asksOnlyFor(filter: RequestFilter, names: (keyof RequestFilter)[]): boolean {
  const allowed: string[] = [...names, 'sort', 'page', 'cursor', 'limit'];
  const others = Object.entries(filter).filter(([name]) => !allowed.includes(name));
  return others.every(([, value]) => value === undefined || (typeof value === 'string' && value.trim() === ''));
}

export function statesOf({ state }: RequestFilter): RequestState[] | null {
  return state === undefined ? null : [...new Set([state].flat())];
}

/** A column in whose order there is an index. */
export type OrderedColumn = 'received_at' | 'changed_at' | 'reference' | 'sort_name' | 'sort_postcode';

/** Columns that a filter is about and that lists are read by. */
type LeadingColumn = 'offer_id' | 'received_at' | 'changed_at' | 'sort_postcode' | 'request.seq';

interface Plan {
  /** Those that an index may be read by. */
  columns: ReadonlySet<LeadingColumn>;
  /** The index of postcodes is read, which has only rows with their states. */
  isByPostcode: boolean;
}

/** By which index a list is read. PostgreSQL keeps statistics and finds the index itself; SQLite is led to it. */
const plans: Record<DialectName, (filter: RequestFilter, walked: OrderedColumn | undefined) => Plan> = {
  postgres: () => ({
    columns: new Set(['offer_id', 'received_at', 'changed_at', 'sort_postcode', 'request.seq']),
    isByPostcode: false,
  }),
  sqlite(filter, walked) {
    const columns = new Set<LeadingColumn>();
    const isFound = walked === undefined;
    // With its state they lie together, and are counted by it. Without, all of them would be sorted for each page.
    const isByOffer = isCounted(filter)
      ? statesOf(filter)?.length === 1
      : isFound && isPostcodeAlone({ ...filter, offer: undefined });
    if (isByOffer) columns.add('offer_id');
    if (isFound || walked === 'received_at') columns.add('received_at');
    if (isFound || walked === 'changed_at') columns.add('changed_at');
    if (isFound) columns.add('request.seq');
    // Beside other filters the postcode is read in the index of those.
    const isByPostcode = isFound ? isPostcodeAlone(filter) : walked === 'sort_postcode';
    if (isByPostcode) columns.add('sort_postcode');
    return { columns, isByPostcode };
  },
};

/** What rows of one postcode are sorted by: the index of SQLite has no ids. */
export const afterPostcode = { sqlite: 'seq', postgres: 'id' } as const;

/**
 * The requests that every filter lets through; one that is absent lets all through.
 * @param walked The order in which they are read, until there are enough; absent where all that fit are wanted.
 * @param beginning One of `postcodeBeginnings`, if only those are wanted whose postcode begins so.
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
  // Several are looked for in the index of another column.
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
  // After the range: of two bounds SQLite uses the first. Without it, it does not use that index at all.
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

/** Whether the beginning of a postcode is all that a filter asks for, its state left out. */
export function isPostcodeAlone(filter: RequestFilter): boolean {
  return filter.postcode !== undefined && asksOnlyFor(filter, ['postcode', 'state']);
}

/**
 * How postcodes begin that a filter lets through, none of them as another: typed with its space it is what it says; typed
 * without, the space may be anywhere.
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

/** As two ends, between which an index is read. */
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
