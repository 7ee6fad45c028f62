// "Ground Floor Flat", "2. sal th", "3 izquierda": how well typed words name a unit of a building, in the words of its country.
import { splitWords, unitKey, unitKeyOfWords, unitParts } from '@doorstep/address-language';
import { RecentMap } from '../index-format/recent-map.ts';
import { price } from './prices.ts';

const minLetters = 3;

/** A street's units are compared at every key press. An entry takes about 200 bytes. */
const cachedUnits = 2000;
const recent = new RecentMap<string, { parts: readonly string[]; key: string }>(cachedUnits);

/** A typed word, folded. */
interface TypedWord {
  text: string;
  isOpen: boolean;
}

/**
 * The price of a unit for typed words that are neither street nor house number; more may be among them. Null when the unit
 * has a part that they do not say.
 * @param country  ISO alpha-2.
 */
export function unitFit(unit: string, typed: readonly TypedWord[], country: string): number | null {
  const { parts: own, key } = recent.getOrMake(`${country} ${unit}`, () => ({
    parts: unitParts(splitWords(unit), country),
    key: unitKey(unit, country),
  }));
  if (own.length === 0) return null;
  const words = typed.map(({ text }) => text);
  // "Flat 12" is all that tells it where the floor only says where it lies: "Flat 12, Floor 3".
  if (key === unitKeyOfWords(words, country)) return 0;
  const parts = unitParts(words, country);
  const left = [...parts];
  let lastNumberAt = 0;
  let isLonger = false;
  for (const part of own) {
    const isNumber = /^\d/.test(part);
    // Numbers keep their order: the third door on the second floor is not the second on the third.
    let at = left.findIndex((word, place) => (!isNumber || place >= lastNumberAt) && isSamePart(part, word));
    if (at < 0 && typed.at(-1)?.isOpen === true && left.at(-1) === parts.at(-1)) {
      at = part.startsWith(left.at(-1) ?? part) && left.length > 0 ? left.length - 1 : -1;
      isLonger = at >= 0;
    }
    if (at < 0) return null;
    left.splice(at, 1);
    if (isNumber) lastNumberAt = at;
  }
  return (isLonger ? price.longerNumber : 0) + Math.min(left.length, maxBeyond) * price.beyondUnit;
}

/** From so many words on, more that the unit does not have make no difference. */
const maxBeyond = 6;

/** The same, or one the beginning of the other: "lgh" and "lghnr". */
function isSamePart(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= minLetters && !/\p{N}/u.test(short) && long.startsWith(short);
}
