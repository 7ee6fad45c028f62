import { personMarks } from '@doorstep/core';
import type { Dialect } from '@doorstep/database';
import { emailWord, searchWords } from './search-words.ts';

/** A word that a request must have, or one that begins so. */
export interface SearchedWord {
  text: string;
  isWhole: boolean;
}

/** A request fits that has all words of one of these lists. */
export type SearchTerm = SearchedWord[][];

/** What is searched for: a request must fit every term. Empty where nothing was typed that is searched by. */
export function searchTerms(search: string): SearchTerm[] {
  return search
    .split(/\s+/)
    .flatMap((part) => (/^[^@]+@/.test(part) ? emailTerm(part) : searchWords(part).map(wordTerm)));
}

/** As one mailbox: by its words alone, everybody with one of its provider would be found. */
function emailTerm(typed: string): SearchTerm[] {
  const text = emailWord(personMarks({ email: typed, phone: '' }).email);
  return text === emailWord('') ? [] : [[[{ text, isWhole: false }]]];
}

const referenceLength = 12;
const referenceGroup = /.{4}/gu;

/** Shorter and longer ones of several words are rare. */
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

/** In the language of the database's index. Every word is quoted, so that no parser takes it apart. */
export function searchExpression(terms: readonly SearchTerm[], dialect: Dialect): string {
  const { quote, beginning, and, or } = languages[dialect];
  const wordOf = ({ text, isWhole }: SearchedWord): string => `${quote}${text}${quote}${isWhole ? '' : beginning}`;
  return terms.map((term) => `(${term.map((words) => `(${words.map(wordOf).join(and)})`).join(or)})`).join(and);
}

const languages = {
  sqlite: { quote: '"', beginning: '*', and: ' AND ', or: ' OR ' },
  postgres: { quote: "'", beginning: ':*', and: ' & ', or: ' | ' },
} as const;
