// "highstreet", "12high street", "haupt strasse", "ruedufaubourg", "세종대로110": words that ran together are taken apart, and
// parts that the data writes as one word are joined.
import { expandCompound, isStreetKind, isUnitWord, otherForms } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { maxTokens, type Token, tokensOf } from './parse-query.ts';

const minLetters = 3;
/** Longer words are no address; each costs as many look-ups as its length squared. */
const maxLetters = 40;
const isAlphabetic = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

/** The words as the data writes them; null when that is how they were typed. */
export function respell(readers: readonly IndexReader[], tokens: readonly Token[]): Token[] | null {
  const isKnown = (word: string): boolean => readers.some((reader) => reader.words.indexOf(word) >= 0);
  const mayBegin = (word: string): boolean =>
    readers.some((reader) => {
      const [from, to] = reader.words.withPrefix(word);
      return from < to;
    });
  const known = (word: string): string | null => {
    const full = expandCompound(word);
    return isKnown(word) ? word : full !== null && isKnown(full) ? full : null;
  };
  const words: string[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length; at++) {
    const { text = '', hasDigit = false, isOpen = false } = tokens[at] ?? {};
    const next = tokens[at + 1];
    const joined = next === undefined || hasDigit || next.hasDigit ? null : known(text + next.text);
    if (joined !== null && next !== undefined && isStreetKind(next.text)) {
      words.push(joined);
      at++;
    } else if (known(text) !== null || (isOpen && mayBegin(text)) || /^\d*$/.test(text)) words.push(text);
    else words.push(...takeApart(text, known));
    isChanged ||= words.at(-1) !== text;
  }
  return isChanged ? tokensOf(words.slice(0, maxTokens), { isOpen: tokens.at(-1)?.isOpen === true }) : null;
}

interface Cut {
  words: readonly string[];
  /** Fewer pieces are better, and short ones that might stand anywhere count twice. */
  cost: number;
  /** Letters of the shortest piece: "old mill" before "oldm ill". */
  shortest: number;
}

/** The text itself, alone, when it cannot be taken apart into words of the data and numbers. */
function takeApart(text: string, known: (word: string) => string | null): readonly string[] {
  if (text.length > maxLetters) return [text];
  const best: (Cut | undefined)[] = [{ words: [], cost: 0, shortest: Infinity }];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const piece = before === undefined ? null : pieceOf(text.slice(start, end), known);
      if (before === undefined || piece === null) continue;
      const cut = {
        words: [...before.words, piece.word],
        cost: before.cost + piece.cost,
        shortest: Math.min(before.shortest, piece.cost > 1 || /\d/.test(piece.word) ? Infinity : piece.word.length),
      };
      const other = best[end];
      const isBetter =
        other === undefined || cut.cost < other.cost || (cut.cost === other.cost && cut.shortest > other.shortest);
      if (isBetter && !splitsNumber(text, start)) best[end] = cut;
    }
  }
  return best[text.length]?.words ?? [text];
}

function pieceOf(piece: string, known: (word: string) => string | null): { word: string; cost: number } | null {
  if (/^\d+\p{L}?$/u.test(piece)) return { word: piece, cost: 1 };
  if (isUnitWord(piece)) return { word: piece, cost: 1 };
  const word = known(piece);
  if (word === null) return null;
  if (!isAlphabetic.test(piece)) return { word, cost: 1 };
  if (piece.length >= minLetters) return { word, cost: 1 };
  // Of words so short only those that names are made of: "mt", "st", "de".
  return piece.length === 2 && (otherForms(piece).size > 0 || isStreetKind(piece) || smallWords.has(piece))
    ? { word, cost: 2 }
    : null;
}

const smallWords = new Set('de du la le di da do del al am im an zu el of na ul'.split(' '));

function splitsNumber(text: string, at: number): boolean {
  return at > 0 && /\d/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1));
}
