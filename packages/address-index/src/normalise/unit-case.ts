// "FLAT 3B, GROUND FLOOR" is shown as "Flat 3B, Ground Floor", "2 TV" of a Danish house as "2 tv".
import { fold, hasDoorsByFloor, unitWordsOf } from '@doorstep/address-language';
import { displayCase } from './display-case.ts';

const word = /[\p{L}\p{M}\p{N}'’]+/gu;
const none: ReadonlySet<string> = new Set();
const announcing = new Map<string, ReadonlySet<string>>();

/** Changes only units that are all in capitals. Expects cleaned text. */
export function unitCase(unit: string, country: string): string {
  if (unit !== unit.toUpperCase() || unit === unit.toLowerCase()) return unit;
  return unit.replace(word, (found) => {
    if (/\p{N}/u.test(found)) return found;
    // Side and door words are lower case ("tv", "izq"); single door letters are not.
    if (hasDoorsByFloor(country)) return found.length > 1 ? found.toLowerCase() : found;
    const isWord = found.length > 3 || announces(found, country);
    return isWord ? displayCase(found, none, country) : found; // "PH", "A", "NE"
  });
}

function announces(found: string, country: string): boolean {
  let words = announcing.get(country);
  if (words === undefined) {
    words = new Set(unitWordsOf(country));
    announcing.set(country, words);
  }
  return words.has(fold(found));
}
