// "Ground Floor Flat", "2. sal th", "3 izquierda": whether words say which unit of a building is meant, in any order.
import { isUnitWord, splitWords } from '@doorstep/address-language';

/** "3o" and "2nd" are 3 and 2, where they count floors. */
const ordinal = /^(\d+)(?:st|nd|rd|th|er|eme|e|o|a)$/;
const fewestLetters = 3;

/**
 * @param typed  folded words that are neither the street nor the house number; more may be among them.
 * @returns whether every word of the unit that tells it from others is there; false for a unit without one.
 */
export function namesUnit(unit: string, typed: readonly string[]): boolean {
  const telling = splitWords(unit).filter((word) => !isUnitWord(word));
  const left = typed.map(plain);
  return (
    telling.length > 0 &&
    telling.every((word) => {
      const at = left.findIndex((other) => isSameWord(plain(word), other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function plain(word: string): string {
  return word.replace(ordinal, '$1');
}

/** The same, or one the beginning of the other: "izq" and "izquierda". */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= fewestLetters && !/\p{N}/u.test(short) && long.startsWith(short);
}
