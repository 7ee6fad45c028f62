// A text whose words ran together, or whose numbers are spelt otherwise than in the data.
import type { IndexReader } from '../index-format/index-reader.ts';
import { searchCache } from './search-cache.ts';
import { firstFitting } from './search-documents.ts';
import { maxLetters } from './token-matcher.ts';
import { maxTokens, type Token, tokensOf } from './parse-query.ts';
import {
  cardinalAt,
  cardinalWords,
  expandCompound,
  isElidedArticle,
  isStreetKind,
  isUntellingWord,
  otherForms,
} from '@doorstep/address-language';

const minLetters = 3;
const isAlphabetic = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

/**
 * Respells "highstreet", "12high street", "haupt strasse", "ruedufaubourg" and "세종대로110" as the data spells them; null
 * when nothing changes.
 */
export function respell(readers: readonly IndexReader[], tokens: readonly Token[]): Token[] | null {
  const known = knownTo(readers);
  const mayBegin = beginningIn(readers);
  const isPrefix = tokens.at(-1)?.isPrefix === true;
  const respelt = withWordCut(readers, tokens, known) ?? withOtherSpaces(tokens, { known, mayBegin });
  const isSame = respelt.join(' ') === tokens.map(({ text }) => text).join(' ');
  return isSame ? null : tokensOf(respelt.slice(0, maxTokens), { isPrefix });
}

/** "rue d ulm", as the French post asks for, becomes "rue dulm" where the data has "d'Ulm". */
export function withElisions(readers: readonly IndexReader[], tokens: readonly Token[]): readonly Token[] {
  const known = knownTo(readers);
  const mayBegin = beginningIn(readers);
  return tokens.flatMap((token, at) => {
    const isNoun = (article: Token | undefined, noun: Token | undefined): boolean => {
      if (article?.isSoft !== false || !isElidedArticle(article.text) || !/^[aeiouyh]/.test(noun?.text ?? ''))
        return false;
      const joined = article.text + noun?.text;
      return noun?.isPrefix === true ? mayBegin(joined) : known(joined) !== null;
    };
    if (isNoun(token, tokens[at + 1])) return [];
    const before = tokens[at - 1];
    return isNoun(before, token) ? [{ ...token, text: `${before?.text}${token.text}` }] : [token];
  });
}

function beginningIn(readers: readonly IndexReader[]): (word: string) => boolean {
  return (word) =>
    readers.some((reader) => {
      const [from, to] = reader.words.withPrefix(word);
      return from < to;
    });
}

/** The word as the data spells it, or null. */
type KnownWord = (word: string) => string | null;

function knownTo(readers: readonly IndexReader[]): KnownWord {
  const isKnown = (word: string): boolean => readers.some((reader) => reader.words.indexOf(word) >= 0);
  return (word) => {
    const full = expandCompound(word);
    return isKnown(word) ? word : full !== null && isKnown(full) ? full : null;
  };
}

/** Shorter words that the data has are hardly two. */
const minCut = 6;

/**
 * Cuts one word in two so that some street has all words, even a word that the data has elsewhere: "cityview court", "51st
 * lukes road". Null when there is none.
 */
function withWordCut(readers: readonly IndexReader[], tokens: readonly Token[], known: KnownWord): string[] | null {
  const typed = tokens.map(({ text }) => text);
  const unknown = tokens.filter(({ text }) => known(text) === null && /\p{L}/u.test(text));
  const uncertain = tokens.filter(({ text, hasDigit, isKind }) => !isKind && (hasDigit || text.length >= minCut));
  for (const [at, token] of tokens.entries()) {
    const { text, isPrefix } = token;
    if (isPrefix || text.length > maxLetters || !(unknown.length > 0 ? unknown : uncertain).includes(token)) continue;
    for (const end of cutsOf(text)) {
      const [first, second] = [text.slice(0, end), text.slice(end)].map((piece, place) =>
        pieceOf(piece, { known, beside: text.charAt(place === 0 ? end : end - 1) }),
      );
      if (first === undefined || second === undefined || first === null || second === null) continue;
      const words = typed.toSpliced(at, 1, first.word, second.word);
      if (readers.some((reader) => hasStreetWith(reader, words))) return words;
    }
  }
  return null;
}

/** Places to cut: between letters and digits first. */
function cutsOf(text: string): number[] {
  const isDigit = (at: number): boolean => /\d/.test(text.charAt(at));
  const isBetween = (end: number): number => Number(isDigit(end - 1) !== isDigit(end));
  return Array.from({ length: text.length - 1 }, (_, at) => at + 1)
    .filter((end) => !splitsNumber(text, end))
    .sort((a, b) => isBetween(b) - isBetween(a));
}

function hasStreetWith(reader: IndexReader, words: readonly string[]): boolean {
  const telling = tokensOf(words, { isPrefix: false }).filter(({ hasDigit, isSoft }) => !hasDigit && !isSoft);
  const conditions = telling.map((token) => [searchCache(reader).matcher(token, 0).documents]);
  return conditions.length > 0 && firstFitting(conditions, null, 1).others.length > 0;
}

function withOtherSpaces(
  tokens: readonly Token[],
  { known, mayBegin }: { known: KnownWord; mayBegin: (word: string) => boolean },
): string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text = '', hasDigit = false, isPrefix = false } = tokens[at] ?? {};
    const next = tokens[at + 1];
    const isOne = next !== undefined && !hasDigit && !next.hasDigit && isStreetKind(next.text);
    const joined = isOne ? known(text + next.text) : null;
    if (joined !== null) {
      words.push(joined);
      at++;
    } else if (known(text) !== null || (isPrefix && mayBegin(text)) || /^\d*$/.test(text)) words.push(text);
    else words.push(...takeApart(text, known));
  }
  return words;
}

/** "N26" for "nº 26" */
const numberWithMark = /^n(\d{1,4}\p{L}?)$/u;

interface Cut {
  words: readonly string[];
  /** One per piece; two for a short piece that could occur anywhere. */
  penalty: number;
}

/** Splits the text into known words and numbers; returns it whole when that is impossible. */
function takeApart(text: string, known: KnownWord): readonly string[] {
  if (text.length > maxLetters) return [text];
  const [, marked] = numberWithMark.exec(text) ?? [];
  if (marked !== undefined) return [marked];
  const best: (Cut | undefined)[] = [{ words: [], penalty: 0 }];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const beside = text.charAt(start - 1) + text.charAt(end);
      const piece = before === undefined ? null : pieceOf(text.slice(start, end), { known, beside });
      if (before === undefined || piece === null) continue;
      const penalty = before.penalty + piece.penalty;
      if (penalty < (best[end]?.penalty ?? Infinity) && !splitsNumber(text, start))
        best[end] = { words: [...before.words, piece.word], penalty };
    }
  }
  return best[text.length]?.words ?? [text];
}

function pieceOf(
  piece: string,
  { known, beside }: { known: KnownWord; beside: string },
): { word: string; penalty: number } | null {
  if (/^\d+\p{L}?$/u.test(piece)) return { word: piece, penalty: 1 };
  const word = known(piece);
  if (word === null) return null;
  if (!isAlphabetic.test(piece)) return { word, penalty: 1 };
  if (piece.length >= minLetters) return { word, penalty: 1 };
  // "VI12" is a numeral from a name plus the house number. A single letter counts as a numeral only next to another
  // script: elsewhere "I" is usually part of a word, and "V" and "X" start postcodes.
  if (romanNumeral.test(piece) && (piece.length > 1 || otherScript.test(beside)))
    return { word, penalty: /\d/.test(beside) ? 1 : 2 };
  if (piece.length === 1) return conjunctions.has(piece) ? { word, penalty: 2 } : null;
  // Shorter pieces only if they are common in names: "mt", "st", "de".
  return piece.length === 2 && (otherForms(piece).size > 0 || isStreetKind(piece) || smallWords.has(piece))
    ? { word, penalty: 2 }
    : null;
}

const romanNumeral = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})[ab]?$/;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
/** "Fabra i Puig", "Ramón y Cajal". */
const conjunctions = new Set('i y e'.split(' '));
const smallWords = new Set('de du la le di da do del al am im an zu el of na ul'.split(' '));

function splitsNumber(text: string, at: number): boolean {
  return at > 0 && /\d/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1));
}

/** Numbers that names may spell out: "Rue du Quatre Septembre". */
const numberInName = /^[1-9]\d?$/;
/** Of the documents that have all the words, at most this many have their word order checked. */
const maxNamesRead = 50;
/** "25 de los Caballeros" */
const maxWordsBetween = 2;

/**
 * Respells numbers in a name as the data has them; null when nothing changes. "dix-huit juin" becomes "18 juin" if the
 * data has that, and "4 septembre" becomes "quatre septembre".
 */
export function withOtherNumerals(readers: readonly IndexReader[], tokens: readonly Token[]): Token[] | null {
  const typed = tokens.map(({ text }) => text);
  const words: string[] = [];
  let isChanged = false;
  for (let at = 0; at < typed.length;) {
    const cardinal = cardinalAt(typed, at);
    const length = cardinal?.length ?? 1;
    const before = tokens.slice(0, at).findLast(isTelling);
    const behind = tokens.slice(at + length).find((token) => token.hasDigit || isTelling(token));
    const beside = { behind: behind?.hasDigit === false ? behind : undefined, before };
    const written = cardinal === null ? inWords(readers, typed[at] ?? '', beside) : inDigits(readers, cardinal, beside);
    words.push(...(written ?? typed.slice(at, at + length)));
    isChanged ||= written !== undefined;
    at += length;
  }
  return isChanged ? tokensOf(words.slice(0, maxTokens), { isPrefix: tokens.at(-1)?.isPrefix === true }) : null;
}

interface Beside {
  before: Token | undefined;
  behind: Token | undefined;
}

/** A typed number may also be the house number; only words after it show that it belongs to the name. */
function inWords(readers: readonly IndexReader[], text: string, { behind }: Beside): string[] | undefined {
  if (behind === undefined || !numberInName.test(text)) return undefined;
  return cardinalWords(Number(text)).find((way) => isInName(readers, way, { behind, before: undefined }));
}

function inDigits(
  readers: readonly IndexReader[],
  { value, length }: { value: number; length: number },
  beside: Beside,
): string[] | undefined {
  const way = [String(value)];
  // A number of several words is hardly ambiguous: "rue mil huit cent quatorze".
  if (length > 1 && readers.some(({ words }) => words.indexOf(String(value)) >= 0)) return way;
  return isInName(readers, way, beside) ? way : undefined;
}

function isTelling({ text, hasDigit, isSoft }: Token): boolean {
  return !hasDigit && !isSoft && !isUntellingWord(text);
}

/** Whether some name has these words in sequence, with a typed neighbour close to them. */
function isInName(readers: readonly IndexReader[], way: readonly string[], { before, behind }: Beside): boolean {
  return readers.some((reader) => {
    const numbers = way.map((word) => reader.words.indexOf(word));
    if (numbers.includes(-1)) return false;
    const exact = tokensOf(way, { isPrefix: false }).map((token) => searchCache(reader).matcher(token, 0));
    return [
      { token: behind, from: way.length, to: way.length + maxWordsBetween + 1 },
      { token: before, from: -1 - maxWordsBetween, to: 0 },
    ].some(({ token, from, to }) => {
      if (token === undefined) return false;
      const beside = searchCache(reader).matcher(token, 0);
      const conditions = [...exact, beside].map(({ documents }) => [documents]);
      return firstFitting(conditions, null, maxNamesRead).others.some((document) => {
        const name = reader.wordsOfText(reader.sections.documentName[document] ?? 0);
        return name.some(
          (_, at) =>
            numbers.every((number, place) => name[at + place] === number) &&
            name.slice(Math.max(0, at + from), at + to).some((word) => beside.penaltyOf(word) === 0),
        );
      });
    });
  });
}
