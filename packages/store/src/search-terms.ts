import { personMarks } from '@doorstep/core';
import type { Dialect } from '@doorstep/database';
import { sql, type RawBuilder } from 'kysely';
import { emailWord, searchWords } from './search-words.ts';

/** A word that a request must have, or a prefix of one. */
export interface SearchedWord {
  text: string;
  isWhole: boolean;
}

/** A request matches that has all words of one of these lists. */
export type SearchTerm = SearchedWord[][];

/** A search: a request must match every term. Empty if the text has nothing to search by. */
export function searchTerms(search: string): SearchTerm[] {
  return search
    .split(/\s+/)
    .flatMap((part) => (/^[^@]+@/.test(part) ? emailTerm(part) : searchWords(part).map(wordTerm)));
}

/** As one mailbox: its separate words would match everyone at the same provider. */
function emailTerm(typed: string): SearchTerm[] {
  const text = emailWord(personMarks({ email: typed, phone: '' }).email);
  return text === emailWord('') ? [] : [[[{ text, isWhole: false }]]];
}

const referenceLength = 12;
const referenceGroup = /.{4}/gu;

/** Postcodes of several words are rarely shorter or longer. */
const minPostcode = 5;
const maxPostcode = 8;

function wordTerm(word: string): SearchTerm {
  const readings = [[word]];
  if (word.length === referenceLength) readings.push(word.match(referenceGroup) ?? []);
  // "AB12CD", "11000": the space of a postcode may be anywhere.
  if (/\d/.test(word) && word.length >= minPostcode && word.length <= maxPostcode) {
    for (let at = 2; at <= word.length - 2; at += 1) readings.push([word.slice(0, at), word.slice(at)]);
  }
  return readings.map((words) => words.map((text, at) => ({ text, isWhole: at < words.length - 1 })));
}

/** How SQLite is led to the rows of its word index. */
interface Reading {
  /** A column by which SQLite may read; an expression makes it read by another. */
  seq?: RawBuilder<unknown>;
  /** Of very many matches, the last written. */
  latest?: number;
}

/** Whether a request has the words of every term; false for all requests without a term. */
export function fitsTerms(dialect: Dialect, terms: readonly SearchTerm[], reading: Reading = {}): RawBuilder<boolean> {
  return terms.length === 0 ? sql<boolean>`1 = 0` : indexes[dialect.name].has(terms, reading);
}

/** By the database's word index. Every word is quoted, so that no parser splits it. */
const indexes = {
  sqlite: {
    has(terms: readonly SearchTerm[], { seq = sql.ref('seq'), latest }: Reading): RawBuilder<boolean> {
      const wanted = expression(terms, { quote: '"', beginning: '*', and: ' AND ', or: ' OR ' });
      const last = latest === undefined ? sql`` : sql`order by rowid desc limit ${latest}`;
      return sql`${seq} in (select rowid from request_search where request_search match ${wanted} ${last})`;
    },
  },
  postgres: {
    has(terms: readonly SearchTerm[]): RawBuilder<boolean> {
      const wanted = expression(terms, { quote: "'", beginning: ':*', and: ' & ', or: ' | ' });
      return sql`array_to_tsvector(string_to_array(search_text, ' ')) @@ ${wanted}::tsquery`;
    },
  },
};

function expression(
  terms: readonly SearchTerm[],
  { quote, beginning, and, or }: Record<'quote' | 'beginning' | 'and' | 'or', string>,
): string {
  const wordOf = ({ text, isWhole }: SearchedWord): string => `${quote}${text}${quote}${isWhole ? '' : beginning}`;
  return terms.map((term) => `(${term.map((words) => `(${words.map(wordOf).join(and)})`).join(or)})`).join(and);
}
