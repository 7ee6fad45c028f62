import type { RequestFilter } from '@doorstep/core';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Dialect } from './database.ts';
import { networkWord, searchWords } from './search-words.ts';
import type { Tables } from './tables.ts';

type RequestRows = SelectQueryBuilder<Tables, 'request', unknown>;

/** Whether the counts that the database keeps can tell how many requests fit a filter. */
export function isCounted({ network, search, postcode, reason }: RequestFilter): boolean {
  return network === undefined && search.trim() === '' && postcode === undefined && reason === undefined;
}

/** The requests that every filter lets through; one that is absent lets all through. */
export function whereFits(
  requests: RequestRows,
  { dialect, filter }: { dialect: Dialect; filter: RequestFilter },
): RequestRows {
  let query = requests;
  const { offer, state, network, search, from, until, postcode, reason, assurance, check, source } = filter;
  if (offer !== undefined) {
    // With its state they lie together. Without, SQLite would sort all requests of the offer for each page: as an
    // expression it is in no index, and the list is walked in its own order.
    const isWalked = dialect === 'sqlite' && (state === undefined || !isCounted(filter));
    query = query.where(isWalked ? sql<string>`+offer_id` : sql<string>`offer_id`, '=', offer);
  }
  if (state !== undefined) query = query.where('state', '=', state);
  if (network !== undefined) {
    query = query.where(hasWords(dialect, [quoted(networkWord(network), dialect)])).where('network', '=', network);
  }
  if (search.trim() !== '')
    query = query.where(
      hasWords(
        dialect,
        searchWords(search).map((word) => asBeginning(word, dialect)),
      ),
    );
  if (from !== undefined) query = query.where('received_at', '>=', Date.parse(from));
  if (until !== undefined) query = query.where('received_at', '<', Date.parse(until));
  if (postcode !== undefined) {
    query = query.where(({ or }) => or(beginnings(postcode.toLowerCase()).map(beginsWith)));
  }
  // Reasons are a list of fixed words in JSON, and none is part of another with its quotes.
  if (reason !== undefined) {
    query = query.where('hold_reasons', 'like', `%"${reason}"%`).where('hold_reasons', '<>', sql.lit('[]'));
  }
  if (assurance !== undefined) query = query.where('assurance', '=', assurance);
  if (check === 'none') query = query.where('check_provider', 'is', null);
  else if (check !== undefined) query = query.where('check_provider', '=', check);
  if (source !== undefined) query = query.where('source', '=', source);
  return query;
}

/** Of a postcode: typed with its space it is what it says; typed without, the space may be anywhere. */
function beginnings(typed: string): string[] {
  if (typed.includes(' ')) return [typed];
  const spaced = Array.from(
    { length: typed.length - 1 },
    (_, at) => `${typed.slice(0, at + 1)} ${typed.slice(at + 1)}`,
  );
  return [typed, ...spaced];
}

/** As two ends, between which an index is read. */
function beginsWith(beginning: string): RawBuilder<boolean> {
  return sql<boolean>`(sort_postcode >= ${beginning} and sort_postcode < ${`${beginning}\u{10FFFF}`})`;
}

/** Requests that have each of these words, as `quoted` or `asBeginning` ask for them. */
function hasWords(dialect: Dialect, words: string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 0`;
  if (dialect === 'postgres') {
    return sql<boolean>`array_to_tsvector(string_to_array(search_text, ' ')) @@ ${words.join(' & ')}::tsquery`;
  }
  return sql<boolean>`request.seq in (select rowid from request_search where request_search match ${words.join(' ')})`;
}

/** A whole word, so that no parser of the database's takes it apart. */
function quoted(word: string, dialect: Dialect): string {
  return dialect === 'postgres' ? `'${word}'` : `"${word}"`;
}

/** Every word that begins so. */
function asBeginning(word: string, dialect: Dialect): string {
  return `${quoted(word, dialect)}${dialect === 'postgres' ? ':*' : '*'}`;
}
