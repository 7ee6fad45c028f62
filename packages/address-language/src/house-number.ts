// "12", "12A", "47 bis", "225-245", "12/3", "12 1/2", "R6": numbers as registers and people write them.

export interface HouseNumber {
  /** The leading whole number; 0 when the text does not start with one. */
  value: number;
  /** The text after it, for display; the whole text when `value` is 0. */
  tail: string;
  /** The other end of a range ("225-245"), else 0. */
  last: number;
}

const plainNumber = /^[1-9]\d{0,6}$/;
const leadingNumber = /^0*(\d{1,9})(.*)$/s;
/** "Km 0,5" is one place on a road; its comma does not make a list. */
const kilometre = /^(?:km|klm|км|kilomet\p{L}*)\.?\s*\d+\s*,\s*\d+$/iu;
/** "5-0013" is a lot and its share: a number with leading zeros does not end a range. */
const range = /^\s?[-–—]\s?([1-9]\d{0,8})$/;
const maxListed = 50; // a longer list is a note, not a list of houses

/**
 * The numbers in a field: usually one; several for a list ("3;5"); none when the number is missing or 0.
 * @param number Cleaned text.
 * @param suffix From a column of its own, cleaned; empty if there is none.
 */
export function parseHouseNumbers(number: string, suffix: string): HouseNumber[] {
  if (suffix === '' && plainNumber.test(number)) return [{ value: Number(number), tail: '', last: 0 }];
  const whole = suffix === '' ? number : joinSuffix(number, suffix);
  const parts = isList(whole) ? whole.split(/[;,]/).slice(0, maxListed) : [whole];
  const found: HouseNumber[] = [];
  for (const part of parts) {
    const one = parseOne(part.trim());
    if (one !== null && !found.some((other) => other.value === one.value && other.tail === one.tail)) found.push(one);
  }
  return found;
}

export function isList(number: string): boolean {
  return /[;,]/.test(number) && !kilometre.test(number);
}

function joinSuffix(number: string, suffix: string): string {
  return /^(?:\d|bis|ter|quater)/i.test(suffix) ? `${number} ${suffix}` : number + suffix;
}

function parseOne(text: string): HouseNumber | null {
  const trimmed = text.replace(/^[\s#'"`-]+|[\s'"`.-]+$/g, '');
  const match = leadingNumber.exec(trimmed);
  if (match === null) return trimmed === '' ? null : { value: 0, tail: trimmed, last: 0 };
  const value = Number(match[1]);
  const rest = match[2] ?? '';
  if (value === 0) return rest.trim() === '' || /^\d/.test(rest) ? null : { value: 0, tail: trimmed, last: 0 };
  if (rest === '') return { value, tail: '', last: 0 };
  if (value > 99_999_999) return { value: 0, tail: trimmed, last: 0 };
  const end = Number(range.exec(rest)?.[1] ?? 0);
  // "25-10" is block and house, as in Queens: only an ascending pair is a range.
  if (end > value) return { value, tail: `-${end}`, last: end };
  return end > 0 ? { value, tail: `-${end}`, last: 0 } : { value, tail: tidyTail(rest), last: 0 };
}

function tidyTail(rest: string): string {
  const tail = rest.trimStart();
  if (/^[a-z]$/i.test(tail)) return tail.toUpperCase(); // "8011 A" and "8011a" are one house
  if (/^[\p{L}\d]/u.test(tail) && rest !== tail) return ` ${tail}`;
  return /^(?:bis|ter|quater)$/i.test(tail) ? ` ${tail.toLowerCase()}` : tail;
}

export function showHouseNumber(value: number, tail: string): string {
  return value === 0 ? tail : value + tail;
}
