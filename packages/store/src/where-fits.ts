import { requestStates, type RequestQuery } from '@doorstep/contract';
import type { RequestFilter } from '@doorstep/core';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Dialect, Tables } from '@doorstep/database';
import { searchExpression, type SearchTerm, searchTerms } from './search-terms.ts';
import { networkWord } from './search-words.ts';

type RequestRows = SelectQueryBuilder<Tables, 'request', unknown>;

/** Whether the counts that the database keeps can tell how many requests fit a filter. */
export function isCounted(filter: RequestFilter): boolean {
  return asksOnlyFor(filter, ['state', 'offer', 'from', 'until', 'assurance', 'check', 'source']);
}

/** @param filter With or without how the list is shown, which lets nothing through. */
function asksOnlyFor(filter: RequestFilter, names: (keyof RequestFilter)[]): boolean {
  const allowed: (keyof RequestQuery)[] = [...names, 'sort', 'page'];
  const others = Object.entries(filter).filter(([name]) => !allowed.some((its) => its === name));
  return others.every(([, value]) => value === undefined || value.trim() === '');
}

/** A column in whose order there is an index. */
export type OrderedColumn = 'received_at' | 'reference' | 'sort_name' | 'sort_postcode';

/**
 * The requests that every filter lets through; one that is absent lets all through.
 * @param walked The order in which they are read, until there are enough; absent where all that fit are wanted. SQLite,
 * which keeps no statistics, is led by it: a column in an expression is found in no index.
 * @param beginning One of `postcodeBeginnings`, if only those are wanted whose postcode begins so.
 */
export function whereFits(
  requests: RequestRows,
  {
    dialect,
    filter,
    walked,
    beginning,
  }: { dialect: Dialect; filter: RequestFilter; walked?: OrderedColumn; beginning?: string },
): RequestRows {
  let query = requests;
  const { offer, state, network, search, from, until, postcode, reason, flag, assurance, check, source } = filter;
  const column = <Value>(name: string, isLeading: boolean) =>
    dialect === 'sqlite' && !isLeading ? sql<Value>`+${sql.ref(name)}` : sql.ref<Value>(name);
  const isFound = walked === undefined;
  if (offer !== undefined) {
    // With its state they lie together, and are counted by it. Without, SQLite would sort all of them for each page.
    const isByOffer = isCounted(filter)
      ? state !== undefined
      : isFound && isPostcodeAlone({ ...filter, offer: undefined });
    query = query.where(column<string>('offer_id', isByOffer), '=', offer);
  }
  if (state !== undefined) query = query.where('state', '=', state);
  if (network !== undefined) {
    query = query.where(fitsTerms([[[{ text: networkWord(network), isWhole: true }]]])).where('network', '=', network);
  }
  if (search.trim() !== '') query = query.where(fitsTerms(searchTerms(search)));
  const receivedAt = column<number>('received_at', isFound || walked === 'received_at');
  if (from !== undefined) query = query.where(receivedAt, '>=', Date.parse(from));
  if (until !== undefined) query = query.where(receivedAt, '<', Date.parse(until));
  // Beside other filters the postcode is read in the index of those.
  const isByPostcode = isFound ? isPostcodeAlone(filter) : walked === 'sort_postcode';
  if (dialect === 'sqlite' && isByPostcode && state === undefined) query = query.where('state', 'in', requestStates);
  if (postcode !== undefined) {
    const ofRow = column<string>('sort_postcode', isByPostcode);
    const all = beginning === undefined ? postcodeBeginnings(postcode) : [beginning];
    // All of them begin alike: one range, which an index can be read by.
    if (all.length > 1) query = query.where(beginsWith(ofRow, postcode.slice(0, 1).toLowerCase()));
    query = query.where(({ or }) => or(all.map((each) => beginsWith(ofRow, each))));
  }
  // Behind the range: of two beginnings SQLite takes the first to read by.
  if (dialect === 'sqlite' && isByPostcode) query = query.where(sql<boolean>`sort_postcode >= ''`);
  // Reasons are a list of fixed words in JSON, and none is part of another with its quotes.
  if (reason !== undefined) {
    query = query.where('hold_reasons', 'like', `%"${reason}"%`).where('hold_reasons', '<>', sql.lit('[]'));
  }
  if (flag === 'home_undelivered') query = query.where(isOfUndeliveredHome);
  if (assurance !== undefined) query = query.where('assurance', '=', assurance);
  if (check === 'none') query = query.where('check_provider', 'is', null);
  else if (check !== undefined) query = query.where('check_provider', '=', check);
  if (source !== undefined) query = query.where('source', '=', source);
  return query;

  /** Requests that fit every term; none where there is no term. */
  function fitsTerms(terms: SearchTerm[]): RawBuilder<boolean> {
    if (terms.length === 0) return sql<boolean>`1 = 0`;
    const wanted = searchExpression(terms, dialect);
    if (dialect === 'postgres') {
      return sql<boolean>`array_to_tsvector(string_to_array(search_text, ' ')) @@ ${wanted}::tsquery`;
    }
    const found = sql`(select rowid from request_search where request_search match ${wanted})`;
    return sql<boolean>`${column('request.seq', isFound)} in ${found}`;
  }
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

/** Parcels that ended so are few: theirs are found first, in an index of them alone. */
const isOfUndeliveredHome = sql<boolean>`request.id in (
  select of_home.request_id
  from batch_request
  join request_home on request_home.request_id = batch_request.request_id
  join request_home as of_home on of_home.home_id = request_home.home_id
  where batch_request.ended_at is not null)`;
