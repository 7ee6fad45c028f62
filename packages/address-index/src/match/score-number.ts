// Which addresses of a street the leftover words mean: "12", "12b", "12 b", "12 bis", "flat 3 12", "3/12".
import { RecentMap } from '../index-format/recent-map.ts';
import { type AddressFilter, maxRange, numbersBetween, type StoredAddress } from '../index-format/stored-address.ts';
import { leadingNumber, type Token } from './parse-query.ts';
import { penalties } from './ranking.ts';
import { splitWords, unitKey, unitKeyOfWords, unitParts } from '@doorstep/address-language';

const floor = /^floor(?=\d)/;

/** Numbers from here on count through a whole town; below, "12/3" is the third door of 12. */
const minOfTown = 100;
/** In these countries every house has such a number, however small. */
const hasTwoNumbers = new Set(['CZ', 'SK']);

/** The maximum number of typed words in one house number: "10-12 zona 10". */
const maxNumberLength = 6;

export interface NumberFit {
  penalty: number;
  /** The typed unit is this address's unit. */
  isUnit: boolean;
  /** The address's number is longer than the typed one, which is unfinished. */
  isLonger: boolean;
  /** The typed number, when the address lacks its letter: "1784A"; otherwise "". */
  unlisted: string;
}

/** The context of the leftover words, which allows a unit to be named by any of its country's words. */
export interface NumberContext {
  /** ISO alpha-2; with "", the unit must be exactly the typed one. */
  country: string;
  /** `rest` plus the words between that the street lacks. */
  beside: readonly Token[];
  /** Numbers next to the street's name: of several numbers, one of these is the house number. */
  besideName?: readonly Token[];
}

/**
 * @param rest words that are neither name nor place, in typed order; not empty.
 * @returns null when the address has a different number.
 */
export function matchNumber(
  address: StoredAddress,
  rest: readonly Token[],
  context: NumberContext = { country: '', beside: rest },
): NumberFit | null {
  if (address.value === 0) return matchText(address, rest);
  const numbers = houseNumbers(rest);
  let best: NumberFit | null = null;
  for (let at = 0; at < rest.length; at++) {
    const token = rest[at];
    if (token === undefined || !numbers.includes(token)) continue;
    const typed = token.number;
    const last = secondNumber(address, context.country);
    const isMeant = typed === address.value || typed === last || isBetween(address, typed);
    if (!isMeant && !(token.isPrefix && String(address.value).startsWith(token.text))) continue;
    const fit = fitFrom(address, rest, { at, last, context });
    if (fit === null) continue;
    const isFar = numbers.length > 1 && context.besideName !== undefined && !context.besideName.includes(token);
    if (isFar) fit.penalty += penalties.numberApart;
    if (token.isUnitValue) fit.penalty += penalties.numberOfUnit;
    if (best === null || fit.penalty < best.penalty) best = fit;
  }
  return best;
}

/**
 * A quick filter: addresses that it rejects would make `matchNumber` return null. It gives the same result for all
 * addresses with one number and tail.
 */
export function numberFilter(rest: readonly Token[], country = ''): AddressFilter {
  const typed = houseNumbers(rest);
  const numbers = typed.map((token) => token.number);
  // Numbers in the data have no leading zero, so a typed leading zero cannot be the prefix of one.
  const open = typed.find((token) => token.isPrefix && String(token.number) === token.text)?.number ?? 0;
  return {
    wantsNumber: (value) => value === 0 || numbers.includes(value) || (open !== 0 && beginsWith(value, open)),
    wantsTail: (value, tail) =>
      numbers.includes(secondNumber({ value, tail }, country)) ||
      numbers.some((number) => isBetween({ value, tail }, number)),
  };
}

/** Words that may be the house number. A unit's number counts only if there is no other: "Flat 12a High Street". */
function houseNumbers(rest: readonly Token[]): Token[] {
  const numbers = rest.filter((token) => token.number !== 0);
  const ofHouse = numbers.filter((token) => !token.isUnitValue);
  return ofHouse.length > 0 ? ofHouse : numbers;
}

function beginsWith(value: number, beginning: number): boolean {
  let left = value;
  while (left > beginning) left = Math.floor(left / 10);
  return left === beginning;
}

/**
 * The end of a range ("12-14"), or the second of a house's two numbers (in Czech and Slovak towns "1234/8" is the
 * eighth of its street); 0 for none. "25-10" is one number in two parts.
 */
function secondNumber({ value, tail }: Pick<StoredAddress, 'value' | 'tail'>, country: string): number {
  if (tail.startsWith('/')) return value >= minOfTown || hasTwoNumbers.has(country) ? leadingNumber(tail.slice(1)) : 0;
  const last = tail.startsWith('-') ? leadingNumber(tail.slice(1)) : 0;
  return last > value ? last : 0;
}

function isBetween({ value, tail }: Pick<StoredAddress, 'value' | 'tail'>, typed: number): boolean {
  const isNear = typed > value && typed < value + maxRange;
  return isNear && tail.startsWith('-') && numbersBetween(value, tail).includes(typed);
}

function fitFrom(
  address: StoredAddress,
  rest: readonly Token[],
  { at, last, context }: { at: number; last: number; context: NumberContext },
): NumberFit | null {
  const token = rest[at];
  if (token === undefined) return null;
  const key = splitWords(address.value + address.tail).join('');
  let penalty = Infinity;
  let taken = 1;
  let isLonger = false;
  let unlisted = '';
  let ofUnit: Token | undefined;
  // The longest run of typed words that spells the number: "12", "12" "b", "12" "bis", "12" "14", "10" "12" "zona"
  // "10".
  for (let length = Math.min(maxNumberLength, rest.length - at); length >= 1 && penalty === Infinity; length--) {
    const run = rest.slice(at, at + length);
    const spelt = spell(run);
    const isOfUnit = !token.isUnitValue && run.some((one) => one.isUnitValue);
    // "66 Local 14" is a house number.
    const isNamed = run.some(({ text, hasDigit }) => !hasDigit && text.length > 1);
    if (spelt === key && (!isOfUnit || isNamed)) {
      penalty = 0;
      taken = length;
    } else if (length <= 2 && !isOfUnit && spelt === withLetter(key)) {
      penalty = penalties.rangeEnd;
      taken = length;
    } else if (length > 1 && !isOfUnit && run.at(-1)?.isPrefix === true && key.startsWith(spelt)) {
      penalty = penalties.longerNumber;
      taken = length;
      isLonger = true;
    }
  }
  // "14a" may be flat A of number 14.
  if (
    penalty === Infinity &&
    address.unit !== '' &&
    spell([token]) === `${key}${unitKey(address.unit, context.country)}`
  )
    return fitOf(penalties.rangeEnd, { isUnit: true });
  if (penalty === Infinity) {
    const typed = token.number;
    const isPlain = spell([token]) === String(typed);
    // "Flat C, 14" may be 14c.
    ofUnit = rest.find((one) => one.isUnitValue && !one.hasDigit && spell([token, one]) === key);
    if (ofUnit !== undefined) penalty = penalties.rangeEnd;
    else if (typed === address.value && isPlain) {
      penalty = last > 0 ? penalties.rangeEnd : penalties.otherSuffix;
    } else if (typed === last && isPlain) penalty = penalties.rangeEnd;
    else if (isPlain && isBetween(address, typed)) penalty = penalties.withinRange;
    else if (token.isPrefix && key.startsWith(token.text)) {
      penalty = penalties.longerNumber;
      isLonger = true;
    } else if (typed === address.value && address.tail === '' && isUnlisted(token, rest, context)) {
      penalty = penalties.letterMissing;
      unlisted = token.text.toUpperCase();
    } else return null;
  }
  const run = rest.slice(at, at + taken);
  const others = rest.filter((one) => !run.includes(one) && one !== ofUnit);
  const beside = context.beside.filter((one) => !run.includes(one));
  const unit =
    address.unit === '' || beside.length === 0 ? null : fitUnit(address.unit, others, { ...context, beside });
  if (unit !== null) return fitOf(penalty + unit, { isUnit: true, isLonger, unlisted });
  const missing = others.length === 0 ? 0 : penalties.unitMissing + (others.length - 1) * penalties.beyondUnit;
  return fitOf(penalty + missing, { isLonger, unlisted });
}

function fitOf(penalty: number, more: Partial<NumberFit> = {}): NumberFit {
  return { penalty, isUnit: false, isLonger: false, unlisted: '', ...more };
}

/** "1784a" next to the street's name. */
function isUnlisted(token: Token, rest: readonly Token[], { besideName = rest }: NumberContext): boolean {
  return besideName.includes(token) && /^\d+\p{L}$/u.test(token.text);
}

/** The form in which numbers are compared: "012" is 12, "14 корпус 2" is 14к2. */
function spell(run: readonly Token[]): string {
  let spelt = '';
  for (const { text } of run) spelt += shortWords.get(text) ?? text;
  if (spelt.startsWith('0')) spelt = spelt.replace(/^0+(?=\d)/, '');
  return spelt.endsWith('hs') ? spelt.replace(/(?<=\d)hs$/, 'h') : spelt;
}

const shortWords = new Map([
  ...['корпус', 'корп'].map((word): [string, string] => [word, 'к']),
  ...['строение', 'стр'].map((word): [string, string] => [word, 'с']),
  ...['литера', 'литер', 'лит'].map((word): [string, string] => [word, '']),
  ...['huis', 'hs'].map((word): [string, string] => [word, 'h']),
]);

/** "12 B" in France may be 12 bis. */
function withLetter(key: string): string {
  return /[rs]$/.test(key) ? key.replace(/(?<=\d)(?:(b)is|(t)er|(q)uater)$/, '$1$2$3') : key;
}

/** The penalty if the words name the unit; null otherwise. */
function fitUnit(unit: string, others: readonly Token[], { country, beside }: NumberContext): number | null {
  if (country !== '') return unitFit(unit, beside, country);
  // The typed words lack "piso".
  const [own, typed] = [unitKey(unit, ''), unitKeyOfWords(textsOf(others), '')].map((key) => key.replace(floor, ''));
  return typed !== '' && typed === own ? 0 : null;
}

function textsOf(tokens: readonly { text: string }[]): string[] {
  return tokens.map(({ text }) => text);
}

/** Words before a plot's number that are often omitted. */
const lots = new Set(['lot', 'lote', 'plot']);

/** For numbers without a leading digit ("R6", "Edificio Sol"): the typed words must spell or start the number. */
function matchText(address: StoredAddress, rest: readonly Token[]): NumberFit | null {
  if (address.tail === '') return null;
  const words = splitWords(address.tail);
  const key = words.join('');
  const typed = textsOf(rest).join('');
  if (typed === key || rest.some((token) => token.text === key)) return fitOf(0);
  // "218" of "Lot 218"
  const [word = '', value = ''] = words;
  const plot = words.length === 2 && lots.has(word) ? rest.find((token) => token.text === value) : undefined;
  if (plot !== undefined) return fitOf(plot.isUnitValue ? penalties.numberOfUnit : penalties.rangeEnd);
  const open = rest.at(-1);
  return open?.isPrefix === true && key.startsWith(typed) ? fitOf(penalties.longerNumber, { isLonger: true }) : null;
}

const minLetters = 3;

/** Every key press compares a street's units. An entry takes about 200 bytes. */
const cachedUnits = 2000;
const recent = new RecentMap<string, { parts: readonly string[]; key: string }>(cachedUnits);

/** A folded word. */
interface TypedWord {
  text: string;
  isPrefix: boolean;
}

/**
 * The penalty of a unit for typed words that are neither street nor house number, and may include unrelated words. Null
 * when the words lack a part of the unit.
 * @param country ISO alpha-2.
 */
export function unitFit(unit: string, typed: readonly TypedWord[], country: string): number | null {
  const { parts: own, key } = recent.getOrMake(`${country} ${unit}`, () => ({
    parts: unitParts(splitWords(unit), country),
    key: unitKey(unit, country),
  }));
  if (own.length === 0) return null;
  const words = textsOf(typed);
  // "Flat 12, Floor 3": where the floor only gives the location, "Flat 12" identifies the unit.
  if (key === unitKeyOfWords(words, country)) return 0;
  const parts = unitParts(words, country);
  const left = [...parts];
  let lastNumberAt = 0;
  let isLonger = false;
  for (const part of own) {
    const isNumber = /^\d/.test(part);
    // Numbers must keep their order: the third door on the second floor is not the second on the third.
    let at = left.findIndex((word, place) => (!isNumber || place >= lastNumberAt) && isSamePart(part, word));
    if (at < 0 && typed.at(-1)?.isPrefix === true && left.at(-1) === parts.at(-1)) {
      at = part.startsWith(left.at(-1) ?? part) && left.length > 0 ? left.length - 1 : -1;
      isLonger = at >= 0;
    }
    if (at < 0) return null;
    left.splice(at, 1);
    if (isNumber) lastNumberAt = at;
  }
  return (isLonger ? penalties.longerNumber : 0) + Math.min(left.length, maxBeyond) * penalties.beyondUnit;
}

/** Words beyond this number that the unit lacks cost nothing more. */
const maxBeyond = 6;

/** Equal, or one a prefix of the other: "lgh" and "lghnr". */
function isSamePart(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= minLetters && !/\p{N}/u.test(short) && long.startsWith(short);
}
