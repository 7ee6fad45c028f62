// "flat 3, 12 high st" → flat, 3, 12, high, st. Each document later decides what each word means.
import {
  fold,
  isFloorWord,
  isKindOfStreet,
  isSideOfBuilding,
  isUnitWord,
  splitFolded,
} from '@doorstep/address-language';

export interface Token {
  /** Folded. */
  text: string;
  hasDigit: boolean;
  /** The number that the word starts with; 0 for none. */
  number: number;
  /** The word is still being typed, so its end may be missing. */
  isPrefix: boolean;
  /** May name a unit or belong to a number ("flat", the "3" after it, the "b" after "12") rather than to the street. */
  isSoft: boolean;
  /** Follows a word that announces a unit. */
  isUnitValue: boolean;
  isUnitWord: boolean;
  /** Names a kind of street. */
  isKind: boolean;
}

const maxChars = 250; // the longest address in the data at hand has 160
/** Further words are ignored. */
export const maxTokens = 16; // a name, a flat, a house, street, town, county, postcode and country
const numberSuffix = /^(?:\p{L}|bis|ter|quater|hs|huis|th|tv|mf|1|2|3|корп|корпус|стр|строение|лит|литера?)$/u;
/** Marks that only precede a house number. The lookahead for the first letter makes most positions fail fast. */
const numberMark =
  /(?=[nchдб])(?<![\p{L}\p{N}])(?:n°|c\.\s?p\.|cp\.|c\.(?=\s?\d+(?!\p{L}))|num\.|numero|hausnr\.?|no(?=\d)|nr(?=\d)|д\.|дом|буд\.)\s*(?=\d)/gu;
/** Words that precede a house number, or the number of a unit after a unit word. */
const numberWords = new Set(['no', 'nr', 'number']);
/** Counters that follow a house number and add no information. */
const numberCounter = /(?<=\d)\s?(?:번지|호|番地|番|号)(?!\p{L})/gu;
/** "7S.A. Price Road": a letter with a full stop starts a name, or belongs to the number. */
const initialBehindNumber = /(?<=\d)(?=\p{L}\.)/gu;
/** "N.W." is one word, as "NW". */
const compass = /(?<![\p{L}\p{N}.])([ns])\.([ew])\b\.?/gu;
const unitMark = /#\s*(?=[\p{L}\p{N}])/gu;

/** Matches the end of a word that may continue, including "46B/" and "10-". */
const goesOn = /[\p{L}\p{N}]$|\p{N}\p{L}?[/-]$/u;
/** UTF-16 units that `goesOn` needs: a digit and a letter of two units each, and a sign. */
const maxUnitsOfEnd = 5;

/**
 * Five or more digits with a leading zero are a postcode. Exceptions, which are house numbers: "000412" from a register,
 * and "00412 High St".
 */
const isNoHouse = /^0\d{4}$|^0[1-9]\d{3,}$/;

/** The number at the start of a word; 0 for none. */
export function leadingNumber(word: string): number {
  return Number(/^\d{1,8}/.exec(word)?.[0] ?? 0);
}

/**
 * The words of a query; empty when nothing can be searched. Ignores text beyond 250 characters.
 * @param countries the countries to search, ISO alpha-2 in capitals; empty for all.
 */
export function parseQuery(text: string, countries: readonly string[] = []): Token[] {
  const shortened = fold(text.slice(0, maxChars))
    .replace(unitMark, ' no ')
    .replace(initialBehindNumber, ' ')
    .replace(compass, '$1$2 ');
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

/** Splits "flat3" into Flat 3; other run-together words are split later, by the words of the data. */
function withoutGlue(word: string, countries: readonly string[]): string[] {
  const found = gluedUnit.exec(word);
  if (found === null) return [word];
  const [, announced = '', value = ''] = found;
  return isUnitWord(announced, countries) ? [announced, value] : [word];
}

/**
 * `parseQuery` for words that are already folded.
 * @param isPrefix the last word may continue.
 * @param isFirstOfPart for each word, whether a comma precedes it.
 * @param countries as for `parseQuery`.
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
  // "26-2 fl" may continue to "Fleet Street".
  const isBegun = isPrefix && words.at(-1) === 'fl';
  const inUnit = unitPhrases(isBegun ? words.slice(0, -1) : words, { isFirstOfPart, countries });
  for (const [at, word] of words.entries()) {
    const before = tokens[at - 1];
    // "Top Flat": "Top" announces a unit only before a number, as in "Top 12".
    const isWordForUnit = isUnitWord(word, countries) && !(inUnit[at] === true && isPosition(word));
    const hasDigit = /\p{N}/u.test(word);
    // "No. 12, High St", "Flat 3, Mill Lane No. 12": the number after "No." is the house's, provided that no other
    // number can be and that it does not number a flat, as in "Apt No. 3" and "#4, 12 High St".
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
    // "Garden Flat 12 High St", "Flat, 12 High St": the flat is already named, and 12 is the house.
    const isNamed = inUnit[at - 2] === true && !value.test(words[at - 2] ?? '');
    const isApart = isFirstOfPart[at] === true || (isNamed && hasDigit);
    const isOfUnit = inUnit[at] === true;
    const isUnitValue = isOfUnit
      ? hasDigit
      : isLetterInFront || (before?.isUnitWord === true && !isWordForUnit && !isOfHouse && !isApart);
    const isPadded = at === 0 && word.startsWith('00') && /^\p{L}/u.test(words[1] ?? '');
    // "St" before a name: "St Paul".
    const isSaint = word === 'st' && at + 1 < words.length && isFirstOfPart[at + 1] !== true;
    const followsDigit = before?.hasDigit === true && numberSuffix.test(word);
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

/** Positions of a flat in its building: "Ground Floor Flat", "Top Flat". */
const positions = new Set(
  `ground hall top basement garden lower upper rear front back middle attic first second third fourth fifth sixth seventh
   gnd grd gnf bsmt gdn lwr upr`.split(/\s+/),
);
/** Also in Catalan: "1r", "2n", "3r", "4t". */
const ordinal = /^\d{1,2}(?:st|nd|rd|th|e|er|eme|o|a|n|r|t)$/;
/** Words for a floor that precede its number. */
const hasNumberBehind = new Set(['piso', 'planta', 'piano']);
/** Sides of a landing, in words with no other meaning. */
const sides = new Set('tv th mf izq izda izqda izquierda dcha derecha links rechts lhs rhs'.split(' '));
/** Parts of a building, when followed by their number or letter and preceded by the house number. */
const parts = new Set('bloque portal escalera esc local bat batiment escalier bldg building aufgang klatka'.split(' '));
const fewDigits = /^\d{1,2}$/;
const value = /^(?:\d{1,2}\p{L}?|\p{L})$/u;

interface Words {
  words: readonly string[];
  /** For each word, whether a comma precedes it. */
  isFirstOfPart: readonly boolean[];
  /** The countries to search, ISO alpha-2 in capitals; empty for all. */
  countries: readonly string[];
  /** For each word, whether an earlier match marked it as part of a unit. */
  inUnit: readonly boolean[];
}

type Span = readonly [from: number, to: number];

/** Each returns the words around `at` that belong to a unit; `to` is exclusive. */
const rules: readonly ((all: Words, at: number) => Span | null)[] = [
  floorInFront,
  partBehindHouse,
  floorBehindPosition,
  flatBehindPosition,
  sideOfLanding,
  doorOfFloor,
  sideBehindHouse,
  positionOfPosition,
];

/**
 * For each word, whether it locates a flat in its building: the first two of "ground floor flat", the last three of "12
 * High Street, 2nd floor left", both of "3º izq".
 */
export function unitPhrases(
  words: readonly string[],
  { isFirstOfPart, countries }: Pick<Words, 'isFirstOfPart' | 'countries'>,
): boolean[] {
  const inUnit = words.map(() => false);
  const all = { words, isFirstOfPart, countries, inUnit };
  for (const at of words.keys()) {
    for (const rule of rules) {
      const span = rule(all, at);
      if (span !== null) inUnit.fill(true, ...span);
    }
  }
  return inUnit;
}

export function isPosition(word: string): boolean {
  return positions.has(word);
}

/** "Fl 3, 12 High St", "Esc 2 12 rue Foch" */
function floorInFront({ words, isFirstOfPart }: Words, at: number): Span | null {
  const [word = '', next = ''] = words.slice(at);
  const isInFront = (isFloor(word) || parts.has(word)) && fewDigits.test(next);
  const isFirst = at === 0 || isFirstOfPart[at] === true;
  return isFirst && isInFront && words.slice(at + 2).some(beginsWithDigit) ? [at, at + 2] : null;
}

/** "12 High Street, Level 4", "47 bloque 2" */
function partBehindHouse({ words, isFirstOfPart }: Words, at: number): Span | null {
  const word = words[at] ?? '';
  if (!(parts.has(word) || isFloor(word)) || !value.test(words[at + 1] ?? '') || isFirstOfPart[at + 1] === true)
    return null;
  return words.slice(0, at).some(beginsWithDigit) ? [at, at + 2] : null;
}

/** "ground floor", "2nd floor", "2. Stock" at the end or before a side. */
function floorBehindPosition(all: Words, at: number): Span | null {
  const { words, isFirstOfPart } = all;
  if (!isFloor(words[at]) || !isPlaced(all, at)) return null;
  const [before = '', word = '', next = ''] = words.slice(at - 1);
  const isLast = at === words.length - 1 || isFirstOfPart[at + 1] === true;
  const isEnd = isLast || sides.has(next) || /^(?:\d+\p{L}?|\p{L})$/u.test(next);
  // In "63 piso 7" the floor is 7.
  const isNumber = fewDigits.test(before) && !(hasNumberBehind.has(word) && /^\d/.test(next));
  return isWhereabouts(before) || (isNumber && isEnd) ? [at - 1, at + 1] : null;
}

/** "Garden Flat": "Flat" announces the unit by itself and is not included. */
function flatBehindPosition(all: Words, at: number): Span | null {
  const { words } = all;
  const isFlat = isPlaced(all, at) && !isFloor(words[at]) && isUnitWord(words[at] ?? '');
  if (!isFlat || !isWhereabouts(words[at - 1])) return null;
  // "Kanalstraße 27a Wohnung 4": 27a is the house.
  const isHouse = at > 1 && beginsWithDigit(words[at + 1] ?? '') && !words.slice(0, at - 1).some(beginsWithDigit);
  return isHouse && beginsWithDigit(words[at - 1] ?? '') ? null : [at - 1, at];
}

/** "3 izq", "2nd floor left" */
function sideOfLanding(all: Words, at: number): Span | null {
  const before = all.words[at - 1] ?? '';
  if (!isPlaced(all, at) || !sides.has(all.words[at] ?? '')) return null;
  return fewDigits.test(before) || ordinal.test(before) || all.inUnit[at - 1] === true ? [at - 1, at + 1] : null;
}

/** "614 5º 2ª", "86, 2n 1a" */
function doorOfFloor({ words }: Words, at: number): Span | null {
  const isBoth = ordinal.test(words[at - 1] ?? '') && ordinal.test(words[at] ?? '');
  return isBoth && words.slice(0, at - 1).some(beginsWithDigit) ? [at - 1, at + 1] : null;
}

/** "Kanalstraße 12, EG links", "Calle Mayor, 5 bajo": the country's own words, alone or directly after the number. */
function sideBehindHouse({ words, isFirstOfPart, countries }: Words, at: number): Span | null {
  if (!isSideOfBuilding(words[at] ?? '', countries) || !words.slice(0, at).some(beginsWithDigit)) return null;
  const end = at + 1 + Number(sides.has(words[at + 1] ?? ''));
  const isAlone = isFirstOfPart[at] === true && (end === words.length || isFirstOfPart[end] === true);
  return isAlone || beginsWithDigit(words[at - 1] ?? '') ? [at, end] : null;
}

/** "lower ground floor" */
function positionOfPosition(all: Words, at: number): Span | null {
  const isBefore = isPlaced(all, at) && all.inUnit[at - 1] === true && positions.has(all.words[at - 2] ?? '');
  return isBefore && all.isFirstOfPart[at - 1] !== true ? [at - 2, at - 1] : null;
}

/** Whether another word precedes it in the same part of the text. */
function isPlaced({ isFirstOfPart }: Words, at: number): boolean {
  return at > 0 && isFirstOfPart[at] !== true;
}

function isWhereabouts(word = ''): boolean {
  return positions.has(word) || ordinal.test(word);
}

function isFloor(word = ''): boolean {
  return isFloorWord(word) || word === 'fl';
}

function beginsWithDigit(word: string): boolean {
  return /^\d/.test(word);
}
