// Which words say where in a house a flat lies, without being announced by "flat" or the like.
import { isFloorWord, isSideOfBuilding, isUnitWord } from '@doorstep/address-language';

/** Where in a house a flat lies: "Ground Floor Flat", "Top Flat". */
const positions = new Set(
  `ground hall top basement garden lower upper rear front back middle attic first second third fourth fifth sixth seventh
   gnd grd gnf bsmt gdn lwr upr`.split(/\s+/),
);
const ordinal = /^\d{1,2}(?:st|nd|rd|th|e|er|eme|o|a)$/;
/** Words for a floor that its number follows. */
const hasNumberBehind = new Set(['piso', 'planta', 'piano']);
/** Sides of a landing, where they say nothing else. */
const sides = new Set('tv th mf izq izda izqda izquierda dcha derecha links rechts lhs rhs'.split(' '));
/** Parts of a building, where their number or letter follows and the house's stands before. */
const parts = new Set('bloque portal escalera esc local bat batiment escalier bldg aufgang klatka'.split(' '));
const fewDigits = /^\d{1,2}$/;
const value = /^(?:\d{1,2}\p{L}?|\p{L})$/u;

interface Words {
  words: readonly string[];
  /** Of each word whether a comma stands before it. */
  isFirstOfPart: readonly boolean[];
  /** Where it is searched, ISO alpha-2 in capitals; empty for everywhere. */
  countries: readonly string[];
  /** Of the words so far, as the rules before have it. */
  inUnit: readonly boolean[];
}

type Span = readonly [from: number, to: number];

/** Each names the words, around the one at `at`, that belong to a unit; `to` is exclusive. */
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
 * Of each word whether it says where in a house a flat lies: the first two of "ground floor flat", the last three of
 * "12 High Street, 2nd floor left", "3º izq".
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

/** "Fl 3, 12 High St" */
function floorInFront({ words, isFirstOfPart }: Words, at: number): Span | null {
  const isInFront =
    isFloor(words[at]) && (at === 0 || isFirstOfPart[at] === true) && fewDigits.test(words[at + 1] ?? '');
  return isInFront && words.slice(at + 2).some(beginsWithDigit) ? [at, at + 2] : null;
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
  // "63 piso 7": the floor is 7.
  const isNumber = fewDigits.test(before) && !(hasNumberBehind.has(word) && /^\d/.test(next));
  return isWhereabouts(before) || (isNumber && isEnd) ? [at - 1, at + 1] : null;
}

/** "Garden Flat": the flat's own word announces. */
function flatBehindPosition(all: Words, at: number): Span | null {
  const isFlat = isPlaced(all, at) && !isFloor(all.words[at]) && isUnitWord(all.words[at] ?? '');
  return isFlat && isWhereabouts(all.words[at - 1]) ? [at - 1, at] : null;
}

/** "3 izq", "2nd floor left" */
function sideOfLanding(all: Words, at: number): Span | null {
  const before = all.words[at - 1] ?? '';
  if (!isPlaced(all, at) || !sides.has(all.words[at] ?? '')) return null;
  return fewDigits.test(before) || ordinal.test(before) || all.inUnit[at - 1] === true ? [at - 1, at + 1] : null;
}

/** "Kanalstraße 12, EG links", "Calle Mayor, 5 bajo": the country's own words, alone or right behind the number. */
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

/** Whether the word before it is of the same part of the text. */
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
