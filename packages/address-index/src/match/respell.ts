// "highstreet", "12high street", "haupt strasse": words that ran together are taken apart, and parts that the data writes
// as one word are joined.
import { expandCompound, isStreetKind } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { maxTokens, type Token, tokensOf } from './parse-query.ts';

const fewestLetters = 3;
const glued = /^(?:(\d+)(\p{L}{3,})|(\p{L}{3,})(\d+\p{L}?))$/u;

/** The words as the data writes them; null when that is how they were typed. */
export function respell(readers: readonly IndexReader[], tokens: readonly Token[]): Token[] | null {
  const isKnown = (word: string): boolean => readers.some((reader) => reader.words.indexOf(word) >= 0);
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
    } else words.push(...(isKnown(text) ? [text] : takeApart(text, { isOpen, known })));
    isChanged ||= words.at(-1) !== text;
  }
  return isChanged ? tokensOf(words.slice(0, maxTokens), { isOpen: tokens.at(-1)?.isOpen === true }) : null;
}

/** The text itself, alone, when it cannot be taken apart. */
function takeApart(
  text: string,
  { isOpen, known }: { isOpen: boolean; known: (word: string) => string | null },
): string[] {
  const [, number, letters, before, behind] = glued.exec(text) ?? [];
  if (number !== undefined && letters !== undefined) return [number, ...takeApart(letters, { isOpen, known })];
  if (before !== undefined && behind !== undefined) return [...takeApart(before, { isOpen, known }), behind];
  if (isOpen || known(text) !== null) return [text];
  let best: string[] = [text];
  let longest = 0;
  for (let at = fewestLetters; at <= text.length - 2; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if ((second.length < fewestLetters && !isStreetKind(second)) || known(first) === null || known(second) === null)
      continue;
    // Of several ways the one whose shorter part is longest: "old mill" before "oldm ill".
    const shorter = isStreetKind(second) || isStreetKind(first) ? text.length : Math.min(first.length, second.length);
    if (shorter > longest) [best, longest] = [[first, second], shorter];
  }
  return best;
}
