// "flat 3, 12 high st" → flat, 3, 12, high, st. What each word is for is decided per document, not here.
import { fold, isKindOfStreet, isUnitWord, splitFolded } from '@doorstep/address-language';
import { isPosition, unitPhrases } from './unit-phrases.ts';

/** One typed word. */
export interface Token {
  /** Folded. */
  text: string;
  hasDigit: boolean;
  /** The number it begins with; 0 for none. */
  number: number;
  /** The word that is still being typed: what follows it may not be there yet. */
  isPrefix: boolean;
  /** May name a unit or belong to a number ("flat", "3" after it, "b" after "12") rather than to the street. */
  isSoft: boolean;
  /** Announced by a unit's word before it. */
  isUnitValue: boolean;
  isUnitWord: boolean;
  /** Says what kind of street it is. */
  isKind: boolean;
}

const maxChars = 250; // the longest address in the data at hand has 160
/** Words that are looked at. */
export const maxTokens = 16; // a name, a flat, a house, street, town, county, postcode and country
const numberSuffix = /^(?:\p{L}|bis|ter|quater|hs|huis|th|tv|mf|1|2|3|корп|корпус|стр|строение|лит|литера?)$/u;
/** "N.W." is one word. */
const direction = /(?<![\p{L}\p{N}])([ns])\.\s?([ew])(?:\.|(?![\p{L}\p{N}]))/gu;
/** What announces a house's number and nothing else; first of all its first letter, which most places do not have. */
const numberMark =
  /(?=[nchдб])(?<![\p{L}\p{N}])(?:n°|c\.\s?p\.|cp\.|c\.(?=\s?\d+(?!\p{L}))|num\.|numero|hausnr\.?|no(?=\d)|nr(?=\d)|д\.|дом|буд\.)\s*(?=\d)/gu;
/** What announces a house's number, or a unit's behind one. */
const numberWords = new Set(['no', 'nr', 'number']);
/** What stands behind a house's number and says no more than that it is one. */
const numberCounter = /(?<=\d)\s?(?:번지|호|番地|番|号)(?!\p{L})/gu;
/** "7S.A. Price Road": a letter with a full stop begins a name, or is the number's own. */
const initialBehindNumber = /(?<=\d)(?=\p{L}\.)/gu;
const unitMark = /#\s*(?=[\p{L}\p{N}])/gu;

/** The end of a word that may go on; "46B/" and "10-" go on as well. */
const goesOn = /[\p{L}\p{N}]$|\p{N}\p{L}?[/-]$/u;
/** UTF-16 units of what it looks at: a digit and a letter of two each, and a sign. */
const maxUnitsOfEnd = 5;

/** A postcode that begins with a zero is no house's number; "000412" of a register is, and "00412 High St". */
const isNoHouse = /^0\d{4}$|^0[1-9]\d{3,}$/;

/** The number at the beginning of a word; 0 when there is none. */
export function leadingNumber(word: string): number {
  return Number(/^\d{1,8}/.exec(word)?.[0] ?? 0);
}

/**
 * The words of a query; empty when there is nothing to search by. Text beyond 250 characters is not looked at.
 * @param countries  where it is searched, ISO alpha-2 in capitals; empty for everywhere.
 */
export function parseQuery(text: string, countries: readonly string[] = []): Token[] {
  const shortened = fold(text.slice(0, maxChars))
    .replace(direction, '$1$2')
    .replace(unitMark, ' no ')
    .replace(initialBehindNumber, ' ');
  const parts = shortened
    .replace(numberMark, ' ')
    .replace(numberCounter, ' ')
    .split(/[,;\n]/u)
    .map((part) => splitFolded(part).flatMap((word) => withoutGlue(word, countries)));
  const words = parts.flat().slice(0, maxTokens);
  const isFirstOfPart = parts.flatMap((part) => part.map((_, at) => at === 0));
  const isPrefix = goesOn.test(shortened.slice(-maxUnitsOfEnd)) && text.length <= maxChars;
  return tokensOf(words, { isPrefix, isFirstOfPart, countries });
}

const gluedUnit = /^(\p{L}{3,})(\d+\p{L}?)$/u;

/** "flat3" is Flat 3; other words that ran together are taken apart by what the data has. */
function withoutGlue(word: string, countries: readonly string[]): string[] {
  const found = gluedUnit.exec(word);
  if (found === null) return [word];
  const [, announced = '', value = ''] = found;
  return isUnitWord(announced, countries) ? [announced, value] : [word];
}

/**
 * The same for words that are folded already.
 * @param isPrefix  the last one may go on.
 * @param isFirstOfPart  of each word whether a comma stands before it.
 * @param countries  as for `parseQuery`.
 */
export function tokensOf(
  words: readonly string[],
  {
    isPrefix,
    isFirstOfPart = [],
    countries = [],
  }: { isPrefix: boolean; isFirstOfPart?: readonly boolean[]; countries?: readonly string[] },
): Token[] {
  const tokens: Token[] = [];
  // "26-2 fl" may go on to "Fleet Street".
  const isBegun = isPrefix && words.at(-1) === 'fl';
  const inUnit = unitPhrases(isBegun ? words.slice(0, -1) : words, { isFirstOfPart, countries });
  for (const [at, word] of words.entries()) {
    const before = tokens[at - 1];
    // "Top Flat": only "Top 12" announces.
    const isWordForUnit = isUnitWord(word, countries) && !(inUnit[at] === true && isPosition(word));
    const hasDigit = /\p{N}/u.test(word);
    // "No. 12, High St", "Flat 3, Mill Lane No. 12": where no other number may be the house's, and no flat is numbered, as in
    // "Apt No. 3" and "#4, 12 High St".
    const isOfHouse =
      before !== undefined &&
      numberWords.has(before.text) &&
      hasDigit &&
      tokens[at - 2]?.isUnitWord !== true &&
      !(isFirstOfPart[at + 1] === true && /^\d/.test(words[at + 1] ?? '')) &&
      !tokens.some((token) => token.hasDigit && !token.isUnitValue);
    // "B, 12 High St"
    const isLetterInFront =
      at === 0 && /^\p{L}$/u.test(word) && isFirstOfPart[1] === true && /^\d/.test(words[1] ?? '');
    // "Garden Flat 12 High St", "Flat, 12 High St": the flat has its name already, and 12 is the house.
    const isNamed = inUnit[at - 2] === true;
    const isApart = isFirstOfPart[at] === true || (isNamed && hasDigit);
    const isOfUnit = inUnit[at] === true;
    const isUnitValue = isOfUnit
      ? hasDigit
      : isLetterInFront || (before?.isUnitWord === true && !isWordForUnit && !isOfHouse && !isApart);
    const isPadded = at === 0 && word.startsWith('00') && /^\p{L}/u.test(words[1] ?? '');
    // "12 b", "12 bis"; of "12 A-B" both letters.
    const isLetter = /^\p{L}$/u.test(word);
    // Before a name: "St Paul".
    const isSaint = word === 'st' && at + 1 < words.length && isFirstOfPart[at + 1] !== true;
    const followsLetter = isLetter && before?.isSoft === true && /^\p{L}$/u.test(before.text) && !before.isUnitValue;
    const followsDigit = (before?.hasDigit === true && numberSuffix.test(word)) || followsLetter;
    tokens.push({
      text: word,
      hasDigit,
      number: isNoHouse.test(word) && !isPadded ? 0 : leadingNumber(word),
      isPrefix: isPrefix && at === words.length - 1,
      isSoft: isWordForUnit || isOfUnit || isUnitValue || followsDigit,
      isUnitValue,
      isUnitWord: isWordForUnit,
      isKind: word.length > 1 && !hasDigit && isKindOfStreet(word) && !isSaint,
    });
  }
  return tokens;
}
