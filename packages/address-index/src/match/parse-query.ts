// "flat 3, 12 high st" → flat, 3, 12, high, st. What each word is for is decided per document, not here.
import { fold, isUnitWord, splitFolded } from '@doorstep/address-language';

/** One typed word. */
export interface Token {
  /** Folded. */
  text: string;
  hasDigit: boolean;
  /** The number it begins with; 0 for none. */
  number: number;
  /** The word that is still being typed: what follows it may not be there yet. */
  isOpen: boolean;
  /** May name a unit or belong to a number ("flat", "3" after it, "b" after "12") rather than to the street. */
  isSoft: boolean;
  /** Announced by a unit's word before it. */
  isUnitValue: boolean;
  isUnitWord: boolean;
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
/** What tells one flat of a house from the others by where it lies. */
const wordsBeforeUnits = new Set(
  'ground first second third top basement garden lower upper rear front attic 1st 2nd 3rd'.split(' '),
);
/** What stands behind a house's number and says no more than that it is one. */
const numberCounter = /(?<=\d)\s?(?:번지|호|番地|番|号)(?!\p{L})/gu;
const unitMark = /#\s*(?=[\p{L}\p{N}])/gu;

/** The end of a word that may go on; "46B/" and "10-" go on as well. */
const goesOn = /[\p{L}\p{N}]$|\p{N}\p{L}?[/-]$/u;
/** UTF-16 units of what it looks at: a digit and a letter of two each, and a sign. */
const maxUnitsOfEnd = 5;

/** The number at the beginning of a word; 0 when there is none. */
export function leadingNumber(word: string): number {
  return Number(/^\d{1,8}/.exec(word)?.[0] ?? 0);
}

/** The words of a query; empty when there is nothing to search by. Text beyond 250 characters is not looked at. */
export function parseQuery(text: string): Token[] {
  const shortened = fold(text.slice(0, maxChars)).replace(direction, '$1$2').replace(unitMark, ' no ');
  const parts = shortened
    .replace(numberMark, ' ')
    .replace(numberCounter, ' ')
    .split(/[,;\n]/u)
    .map((part) => splitFolded(part).flatMap(withoutGlue));
  const words = parts.flat().slice(0, maxTokens);
  const isFirstOfPart = parts.flatMap((part) => part.map((_, at) => at === 0));
  const isOpen = goesOn.test(shortened.slice(-maxUnitsOfEnd)) && text.length <= maxChars;
  return tokensOf(words, { isOpen, isFirstOfPart });
}

const gluedUnit = /^(\p{L}{3,})(\d+\p{L}?)$/u;

/** "flat3" is Flat 3; other words that ran together are taken apart by what the data has. */
function withoutGlue(word: string): string[] {
  const found = gluedUnit.exec(word);
  if (found === null) return [word];
  const [, announced = '', value = ''] = found;
  return isUnitWord(announced) ? [announced, value] : [word];
}

/**
 * The same for words that are folded already.
 * @param isOpen  the last one may go on.
 * @param isFirstOfPart  of each word whether a comma stands before it.
 */
export function tokensOf(
  words: readonly string[],
  { isOpen, isFirstOfPart = [] }: { isOpen: boolean; isFirstOfPart?: readonly boolean[] },
): Token[] {
  const tokens: Token[] = [];
  for (const [at, word] of words.entries()) {
    const before = tokens[at - 1];
    const isWordForUnit = isUnitWord(word);
    const hasDigit = /\p{N}/u.test(word);
    // "No. 12, High St": where no other number stands before it, it is the house's.
    const isOfHouse = before !== undefined && numberWords.has(before.text) && hasDigit && !tokens.some(isUnitOrNumber);
    // "Garden Flat 12 High St", "Flat, 12 High St": the flat has its name already, and 12 is the house.
    const isNamed = tokens.length > 1 && wordsBeforeUnits.has(tokens.at(-2)?.text ?? '');
    const isApart = isFirstOfPart[at] === true || (isNamed && hasDigit);
    const isUnitValue = before?.isUnitWord === true && !isWordForUnit && !isOfHouse && !isApart;
    // "12 b", "12 bis"; of "12 A-B" both letters.
    const isLetter = /^\p{L}$/u.test(word);
    const followsLetter = isLetter && before?.isSoft === true && /^\p{L}$/u.test(before.text) && !before.isUnitValue;
    const followsDigit = (before?.hasDigit === true && numberSuffix.test(word)) || followsLetter;
    tokens.push({
      text: word,
      hasDigit,
      number: leadingNumber(word),
      isOpen: isOpen && at === words.length - 1,
      isSoft: isWordForUnit || isUnitValue || followsDigit,
      isUnitValue,
      isUnitWord: isWordForUnit,
    });
  }
  return tokens;
}

function isUnitOrNumber({ hasDigit, isUnitWord: announces, text }: Token): boolean {
  return hasDigit || (announces && !numberWords.has(text));
}
