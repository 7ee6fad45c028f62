import { normalizeText, type Address, type TypedAddress } from '@doorstep/contract';
import { canonicalWord, isStreetKind } from './canonical-word.ts';
import { fold } from './fold.ts';
import { linesOfTyped } from './lines-of-typed.ts';
import { numberIn } from './number-words.ts';
import { splitWords } from './split-words.ts';
import { hasDoorsByFloor } from './unit-key.ts';
import { floorWords, isFloorWord, unitWordsOf } from './unit-words.ts';
import { withoutPlace } from './without-place.ts';

const suffix = String.raw`(?:\s?(?:bis|ter|quater)\b|\s?[\p{L}](?![\p{L}\p{N}]))?(?:\s?[-/]\s?\d+\p{L}?|\s\d/\d)?`;
const leadingNumber = new RegExp(String.raw`^(\d+${suffix})\.?[,\s]+(.+)$`, 'iu');
const plainLeadingNumber = /^(\d+)\s+(\p{L}.*)$/u;
const trailingNumber = new RegExp(String.raw`^(\P{N}+?)[,\s]+(\d+${suffix})$`, 'iu');

/** `12High Street`, but not `12bis` or `5th`. */
const gluedNumber =
  /^(\d+)(?!(?:bis|ter|quater|[eè]me)(?!\p{L}))(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3})/iu;

/** `Lindenstr.12`, `No.12`. */
const gluedPoint = /(?<=\p{L}{2}\.)(?=\d)/gu;

const accented: Record<string, string> = {
  a: '[aàáâãäåą]',
  c: '[cç]',
  e: '[eèéêëę]',
  i: '[iìíîï]',
  l: '[lł]',
  n: '[nñń]',
  o: '[oòóôõöø]',
  u: '[uùúûü]',
};

function anyAccents(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[aceilnou]/g, (letter) => accented[letter] ?? letter)).join('|');
}

/** A unit's name: it contains a digit or is one letter; with a space inside only before a comma or the end. */
const name = String.raw`(?:(?:\p{L}\s\d+|\d+\s\p{L})(?=\s*(?:,|$))|\d+\/\d+|[\p{L}-]*\d[\p{L}\p{N}-]*|\p{L})(?![\p{L}\p{N}])`;
const floor = String.raw`\s(?:${anyAccents(floorWords)})(?!\p{L})(?:\sflat)?`;
const floorEnd = '(?:st|nd|rd|th|er|i?[eè]me|[eè]?re|s?te|ter|de|e)';
const numberWord = String.raw`(?:\s*(?:n[or]|num|number|num[eé]ro|nummer|nro)(?!\p{L})\.?)?`;
const floorFirst = String.raw`(?:\d{1,2}\.?${floorEnd}?|ground|basement|top)${floor}`;
/** `2. tv`, `st. th`; `2. 1.`, `2. B`. */
const danishDoor = String.raw`(?:\d{1,2}|st|kl)\.?,?\s*(?:sal\.?,?\s*)?(?:t\.?\s?[vh]|m\.?\s?f)\.?`;
const spanishDoor = String.raw`\d{1,2}\.\s*(?:\d{1,3}\.?|\p{L}{1,4}\.?)?`;

interface LinePatterns {
  leading: RegExp;
  trailing: RegExp;
  spelledUnit: RegExp;
  spelledFloor: RegExp;
  tail: RegExp;
  /** `Unit 2/12 High Street`: the unit before the number; where this is usual, the unit word may be missing. */
  slashed: RegExp;
  careOf: RegExp;
}
const patternsOf = new Map<string, LinePatterns>();

function linePatterns(country: string): LinePatterns {
  const known = patternsOf.get(country);
  if (known !== undefined) return known;
  const words = anyAccents([...unitWordsOf(country), ...floorWords]);
  const named = anyAccents(unitWordsOf(country).filter((word) => !numberWords.has(word)));
  const door = country === 'DK' ? danishDoor : hasDoorsByFloor(country) ? spanishDoor : '(?!)';
  const patterns = {
    leading: new RegExp(
      String.raw`^(?:(?:(${words})(?!\p{L})\.?${numberWord}\s*#?|#)\s*(?!\d+${floorEnd}${floor})(?:(${name})(?:[,\s]+|$)|([\p{L}\p{N}-]+)(?:\s*,\s*|$))|((?:(?:${words})\.?,?\s+)?${floorFirst})(?:[,\s]+|$))(.*)$`,
      'iu',
    ),
    trailing: new RegExp(
      String.raw`^(.*\d.*?)(?:(?:[,\s]+|(?=#))(?:(${words})(?!\p{L})\.?${numberWord}\s*#?|#)\s*(${name})|[,\s]+((?:(?:${words})\.?,?\s+)?${floorFirst}|${door}))$`,
      'iu',
    ),
    spelledUnit: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${words})(?!\p{L})\.?${numberWord}\s*)(\p{L}+(?:[\s-]\p{L}+){0,3}?)(?=\s*(?:,|$)|\s+\d)`,
      'giu',
    ),
    spelledFloor: new RegExp(String.raw`(?<![\p{L}\p{N}])(\p{L}+)(?=\s(?:${anyAccents(floorWords)})(?!\p{L}))`, 'giu'),
    tail: new RegExp(String.raw`[,\s]+(?:(?:${words})(?!\p{L})\.?${numberWord}|#)[\s#]*${name}$`, 'iu'),
    slashed: new RegExp(
      String.raw`^(?:(${named})(?!\p{L})\.?\s*#?\s*${unitBeforeSlash.has(country) ? '|u\\s?|' : ''})(\d+\p{L}?)\s?\/\s?(?=\d+\p{L}?\s+\p{L}{2})`,
      'iu',
    ),
    careOf: new RegExp(
      String.raw`^(?:c\s?\/\s?o|care of|attn|attention|z\.?\s?hd|p\/a)(?!\p{L})[^,\d#]*?(?=\d|#|,|(?:${words})(?!\p{L})[\s.#]|$)`,
      'iu',
    ),
  };
  patternsOf.set(country, patterns);
  return patterns;
}

const numberWords = new Set(['#', 'no', 'nr', 'num', 'number', 'numero', 'nummer', 'numer', 'nro', 'д', 'дом', 'буд']);

/** Single letters that start a street name: `290 N Main St`, `64 R de la Paix`. */
const streetInitials: Record<string, string> = {
  US: 'nsew',
  CA: 'nsew',
  FR: 'r',
  BE: 'r',
  LU: 'r',
  PT: 'r',
  BR: 'r',
  ES: 'c',
  IT: 'v',
};

/** Countries whose number comes last, even after a street with a number: `Calea 13 Septembrie 87`. */
const numberLast = new Set(
  'AT BE BG BR CH CZ DE DK EE ES FI GR HR HU IT LT LV NL NO PL PT RO RS RU SE SI SK TR UA'.split(' '),
);
const numberAfterAll = new RegExp(String.raw`^(?=.*\d.*[,\s]\d)(.*\p{L}.*?)[,\s]+(\d+${suffix})$`, 'iu');

const unitBeforeSlash = new Set(['AU', 'NZ']);

/** A letter before these words, or before another letter, is a street name: `1400 K Street`, `12 U S Highway 1`. */
const bareStreet = new Set([
  'st',
  'street',
  'rd',
  'ave',
  'ln',
  'dr',
  'drive',
  'ct',
  'pl',
  'blvd',
  'ter',
  'wy',
  'and',
  '&',
]);

/** Countries where `ter` is a terrace and not a third door. */
const englishCountries = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);

interface Reading {
  unit: string;
  buildingName: string;
  street: string;
  number: string;
}

/**
 * Parses an address that no list has confirmed. Invents nothing: unclear parts stay in the lines, which keep the typed
 * words in the country's order.
 * @param unit From the form's own field; if empty, a unit found in the lines is used.
 */
export function parseTypedAddress(typed: TypedAddress, unit: string): Address {
  const reading: Reading = { unit: comparable(unit), buildingName: '', street: '', number: '' };
  const country = typed.country.toUpperCase();
  for (const line of [typed.line1, typed.line2]) readLine(reading, ownWords(line, typed), country);
  return {
    organisation: '',
    ...reading,
    locality: '',
    city: typed.city,
    district: '',
    region: typed.region ?? '',
    postcode: typed.postcode,
    countryCode: typed.country,
    lines: linesOfTyped(typed),
    latitude: null,
    longitude: null,
  };
}

/** The unit as written in the lines, including its word: `Flat 2` of `Flat 2, 14 Kestrel Close`; '' for none. */
export function writtenUnit(typed: TypedAddress): string {
  const country = typed.country.toUpperCase();
  const written = [typed.line1, typed.line2].map((line) => readUnits(ownWords(line, typed), country).written);
  return written.find((unit) => unit !== '') ?? '';
}

/** Normalises; `2º` is a floor, which compatibility forms would turn into a letter. */
function comparable(text: string): string {
  return normalizeText(text.replaceAll(/(?<=\d)\.?\s?[ºª°]/g, '.').replaceAll(/(?<!\p{L})n\s?°/giu, 'no ')).trim();
}

/** A normalised line without the recipient, the town, the postcode and the country. */
function ownWords(line: string, typed: TypedAddress): string {
  const { careOf, slashed } = linePatterns(typed.country.toUpperCase());
  const own = comparable(line)
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(careOf, '')
        .trim()
        .replace(slashed, (_, word: string | undefined, unit: string) => `${word ?? 'Unit'} ${unit}, `),
    )
    .filter((part) => part !== '')
    .join(', ');
  return withoutPlace(own, typed).replace(gluedNumber, '$1 ').replaceAll(gluedPoint, ' ');
}

function readLine(reading: Reading, line: string, country: string): void {
  const { unit, rest } = readUnits(line, country);
  if (reading.unit === '') reading.unit = unit;
  if (rest === '' || reading.street !== '') return;
  const found = readStreet(rest, country) ?? readNamedStreet(rest, country);
  if (found !== null) {
    [reading.number, reading.street] = [found.number, found.street];
    if (reading.buildingName === '') reading.buildingName = found.name;
  } else if (reading.buildingName === '') reading.buildingName = rest;
  else reading.street = rest;
}

function readUnits(line: string, country: string): { unit: string; written: string; rest: string } {
  const { leading, trailing, spelledUnit, spelledFloor, tail } = linePatterns(country);
  const withWord = (word: string, unit: string) => (isFloorWord(fold(word)) ? `${word} ${unit}` : unit);
  const before: string[] = [];
  const behind: string[] = [];
  const written: string[] = [];
  // These patterns have hundreds of words and cost more than all others together; most lines have no number words.
  const hasSpelledNumber = splitWords(line).some(
    (word) => /^\p{L}+$/u.test(word) && numberIn([word], country) !== null,
  );
  let rest = hasSpelledNumber
    ? line
        .replaceAll(spelledFloor, (word) => {
          const number = numberIn(splitWords(word), country);
          return number === null ? word : `${number}e`;
        })
        .replaceAll(spelledUnit, (spelled) => numberIn(splitWords(spelled), country) ?? spelled)
    : line;
  // Without the unit at the end: its digits would hide the number word before it.
  const at = tail.exec(rest)?.index ?? rest.length;
  rest = withSpelledNumber(rest.slice(0, at), country) + rest.slice(at);
  for (let match = trailing.exec(rest); match !== null; match = trailing.exec(rest)) {
    const [, left = '', word = '', unit = '', whole = ''] = match;
    behind.unshift(whole === '' ? withWord(word, unit) : whole);
    written.push(withoutCommas(rest.slice(left.length)));
    rest = left.trim();
  }
  for (let match = leading.exec(rest); match !== null; match = leading.exec(rest)) {
    const [, word = '#', short = '', long = '', floor = '', after = ''] = match;
    if (floor === '' && numberWords.has(fold(word)) && after !== '' && !/\d/.test(after)) {
      rest = `${short}${long} ${after}`;
      break;
    }
    before.push(floor === '' ? withWord(word, `${short}${long}`) : floor);
    written.push(withoutCommas(rest.slice(0, rest.length - after.length)));
    rest = after.trim();
  }
  rest = rest.replace(/^at\s+(?=\d)/iu, '');
  return { unit: [...before, ...behind].join(' '), written: written.join(', '), rest };
}

function withoutCommas(text: string): string {
  return text.replaceAll(/^[\s,]+|[\s,]+$/g, '');
}

function withSpelledNumber(line: string, country: string): string {
  if (/\d/.test(line)) return line;
  const words = line.split(/\s+/);
  for (const length of [3, 2, 1]) {
    const [spelled, street] = [words.slice(0, length).join(' '), words.slice(length)];
    if (spelled.length < 2 || !street.flatMap((word) => splitWords(word)).some(isStreetKind)) continue;
    const number = street.length < 2 ? null : numberIn(splitWords(spelled), country);
    if (number !== null && /^\d+$/.test(number)) return [number, ...street].join(' ');
  }
  return line;
}

interface NumberedStreet {
  number: string;
  street: string;
  name: string;
}

function readStreet(text: string, country: string): NumberedStreet | null {
  const line = withSpelledNumber(text, country);
  const afterDigits = numberAfterDigits(line, country);
  const numbered = afterDigits === null ? numberFirst(line, country) : null;
  if (numbered !== null) {
    const [number, street] = numbered;
    return { number, street: street.replace(/,.*$/, ''), name: '' };
  }
  const [, before = '', number = ''] = afterDigits ?? trailingNumber.exec(line) ?? [];
  if (number === '') return null;
  const parts = withoutNumberWord(before).split(',');
  const street = parts.pop()?.trim() ?? '';
  return { number, street, name: parts.join(',').trim() };
}

function readNamedStreet(line: string, country: string): NumberedStreet | null {
  const parts = line.split(',').map((part) => part.trim());
  for (let at = 1; at < parts.length; at += 1) {
    const found = readStreet(parts.slice(at).join(', '), country);
    if (found !== null) return { ...found, name: parts.slice(0, at).join(', ') };
  }
  return null;
}

function numberAfterDigits(line: string, country: string): RegExpExecArray | null {
  return numberLast.has(country) ? numberAfterAll.exec(line) : null;
}

function numberFirst(line: string, country: string): [number: string, street: string] | null {
  const match = leadingNumber.exec(line);
  if (match === null) return null;
  const [, number = '', street = ''] = match;
  // A letter between spaces belongs to the number or to the street; so does `ter`.
  const [, digits = '', named = ''] = plainLeadingNumber.exec(line) ?? [];
  const letter = /^(?:\p{L}|ter)(?=[\s.])/iu.exec(named)?.[0].toLowerCase() ?? '';
  if (letter === '') return [number, street];
  const [next = ''] = /&|\p{L}+/u.exec(named.slice(letter.length)) ?? [];
  const isOfStreet =
    letter === 'ter'
      ? englishCountries.has(country)
      : next.length === 1 ||
        (streetInitials[country] ?? '').includes(letter) ||
        bareStreet.has(canonicalWord(next.toLowerCase()));
  return isOfStreet ? [digits, named] : [number, street];
}

function withoutNumberWord(street: string): string {
  return street.replace(/[,\s]+(?:(?:no|nr|num|number|numero|д|дом|буд)\.?|n\.)$/iu, '');
}
