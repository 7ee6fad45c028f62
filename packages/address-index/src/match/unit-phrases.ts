// Finds words that locate a flat in its building without "flat" or the like before them.
import { isFloorWord, isSideOfBuilding, isUnitWord } from '@doorstep/address-language';

/** Positions of a flat in its building: "Ground Floor Flat", "Top Flat". */
const positions = new Set(
  `ground hall top basement garden lower upper rear front back middle attic first second third fourth fifth sixth seventh
   gnd grd gnf bsmt gdn lwr upr`.split(/\s+/),
);
const ordinal = /^\d{1,2}(?:st|nd|rd|th|e|er|eme|o|a)$/;
/** Words for a floor that precede its number. */
const hasNumberBehind = new Set(['piso', 'planta', 'piano']);
/** Sides of a landing, in words with no other meaning. */
const sides = new Set('tv th mf izq izda izqda izquierda dcha derecha links rechts lhs rhs'.split(' '));
/** Parts of a building, when followed by their number or letter and preceded by the house number. */
const parts = new Set('bloque portal escalera esc local bat batiment escalier bldg aufgang klatka'.split(' '));
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
