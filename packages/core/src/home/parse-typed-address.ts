// `Flat 3, 12 High Street` + `Newtown` + `ZZ1 1AA`, typed by hand, into the parts of an address.
import { canonicalWord, unitWordsOf } from '@doorstep/address-language';
import { normalizeText, type Address, type TypedAddress } from '@doorstep/contract';

const suffix = String.raw`(?:\s?(?:bis|ter|quater)\b|\s?[\p{L}](?![\p{L}\p{N}]))?(?:\s?[-/]\s?\d+\p{L}?|\s\d/\d)?`;
const leadingNumber = new RegExp(String.raw`^(\d+${suffix})[,\s]+(.+)$`, 'iu');
const plainLeadingNumber = /^(\d+)\s+(\p{L}.*)$/u;
const trailingNumber = new RegExp(String.raw`^(\P{N}+?)[,\s]+(\d+${suffix})$`, 'iu');

/** What names a unit: with a digit in it, or one letter. A longer word is one only where a comma or the end follows. */
const name = String.raw`(?:[\p{L}-]*\d[\p{L}\p{N}-]*|\p{L})(?![\p{L}\p{N}])`;

/** How a unit is written in the lines of a country, before the rest of a line and behind it. */
function unitPatterns(country: string): { leading: RegExp; trailing: RegExp } {
  const known = patternsOf.get(country);
  if (known !== undefined) return known;
  const words = unitWordsOf(country).join('|');
  const patterns = {
    leading: new RegExp(
      String.raw`^(?:(${words})(?!\p{L})\.?\s*#?|#)\s*(?:(${name})(?:[,\s]+|$)|([\p{L}\p{N}-]+)(?:\s*,\s*|$))(.*)$`,
      'iu',
    ),
    trailing: new RegExp(String.raw`^(.*\d.*?)[,\s]+(?:(?:${words})(?!\p{L})\.?\s*#?|#)\s*(${name})$`, 'iu'),
  };
  patternsOf.set(country, patterns);
  return patterns;
}
const patternsOf = new Map<string, { leading: RegExp; trailing: RegExp }>();

/** `No. 12` is the number of a house where the line has no other. */
const numberWords = new Set(['no', 'nr', 'number', 'д', 'дом', 'буд']);

/** Letters that stand alone before a street's name and are part of it: `290 N Main St`, `64 R de la Paix`. */
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

/** Where the number stands last, also after a street with a number of its own: `Calea 13 Septembrie 87`. */
const numberLast = new Set(
  'AT BE BG BR CH CZ DE DK EE ES FI GR HR HU IT LT LV NL NO PL PT RO RS RU SE SI SK TR UA'.split(' '),
);
const numberAfterAll = new RegExp(String.raw`^(?=.*\d.*[,\s]\d)(.*\p{L}.*?)[,\s]+(\d+${suffix})$`, 'iu');

/** Before these, and before another letter, one is the street's name or begins it: `1400 K Street`, `12 U S Highway 1`. */
const bareStreet = new Set(['st', 'rd', 'ave', 'ln', 'dr', 'ct', 'pl', 'blvd', 'ter', 'wy', 'and', '&']);

/** Where `ter` is a terrace and not a third door. */
const englishCountries = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);

interface Reading {
  unit: string;
  buildingName: string;
  street: string;
  number: string;
}

/**
 * Reads an address that nobody vouches for. What cannot be told apart stays in the lines, which are as they were typed,
 * and nothing is invented.
 * @param unit From the form's own field; a unit found in the lines is used where that field is empty.
 */
export function parseTypedAddress(typed: TypedAddress, unit: string): Address {
  const reading: Reading = { unit: normalizeText(unit).trim(), buildingName: '', street: '', number: '' };
  for (const line of [typed.line1, typed.line2]) {
    readLine(reading, normalizeText(line).trim(), typed.country.toUpperCase());
  }
  const place = [typed.city, typed.postcode].filter((part) => part !== '').join(' ');
  return {
    organisation: '',
    ...reading,
    locality: '',
    city: typed.city,
    district: '',
    region: '',
    postcode: typed.postcode,
    countryCode: typed.country,
    lines: [typed.line1, typed.line2, place].filter((line) => line !== ''),
    latitude: null,
    longitude: null,
  };
}

function readLine(reading: Reading, line: string, country: string): void {
  let rest = line;
  const { leading, trailing } = unitPatterns(country);
  const first = leading.exec(rest);
  if (first !== null) {
    const [, word = '', short = '', long = '', after = ''] = first;
    const isNumber = numberWords.has(word.toLowerCase()) && after !== '' && !/\d/.test(after);
    if (isNumber) rest = `${short}${long} ${after}`;
    else {
      if (reading.unit === '') reading.unit = `${short}${long}`;
      rest = after.trim();
    }
  }
  const last = trailing.exec(rest);
  if (last !== null) {
    if (reading.unit === '') reading.unit = last[2] ?? '';
    rest = (last[1] ?? '').trim();
  }
  if (rest === '' || reading.street !== '') return;
  const numbered = numberAfterDigits(rest, country) === null ? numberFirst(rest, country) : null;
  const reversed = numberAfterDigits(rest, country) ?? (numbered === null ? trailingNumber.exec(rest) : null);
  if (numbered !== null) [reading.number, reading.street] = numbered;
  else if (reversed !== null)
    [reading.street, reading.number] = [withoutNumberWord(reversed[1] ?? ''), reversed[2] ?? ''];
  else if (reading.buildingName === '') reading.buildingName = rest;
  else reading.street = rest;
}

function numberAfterDigits(line: string, country: string): RegExpExecArray | null {
  return numberLast.has(country) ? numberAfterAll.exec(line) : null;
}

function numberFirst(line: string, country: string): [number: string, street: string] | null {
  const match = leadingNumber.exec(line);
  if (match === null) return null;
  const [, number = '', street = ''] = match;
  // A letter with a space on both sides belongs to the number, or to the street; so does `ter`.
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

/** `Lindenstr. Nr.` → `Lindenstr.` */
function withoutNumberWord(street: string): string {
  return street.replace(/[,\s]+(?:no|nr|number|д|дом|буд)\.?$/iu, '');
}
