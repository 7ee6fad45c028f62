import { spellNumbers } from './number-words.ts';
import { splitWords } from './split-words.ts';
import { initialsOf, sideWord } from './unit-parts.ts';
import { isFloorWord, isUnitNameAlone, isUnitWordInField, meansNoUnit } from './unit-words.ts';

/**
 * Countries that number doors separately on each floor. Elsewhere a number is unique in the building, and the floor
 * only locates it.
 */
const doorsByFloor = new Set(['DK', 'ES', 'PT', 'AR', 'UY']);

export function hasDoorsByFloor(country: string): boolean {
  return doorsByFloor.has(country);
}

/** `n°`, `Nº`, `№` and `n.` before a number. */
const numberSign = /(?<!\p{L})n\s?(?:[º°ᵒ]\.?|\.)\s?(?=\d)/giu;
/** `2º` of a Spanish house is a number; compatibility forms would turn it into `2o`. */
const ordinalSign = /(?<=\d)\.?\s?[ºª°]/g;
/** `No1`, `Flat1`, `Apt4b`. */
const gluedWord = /^(\p{L}{2,})(\d.*)$/u;

/**
 * Identifies a unit: `Flat 2A`, `apt 02-a`, `2 A`, `Two A` and `IIa` give `2a`; `Flat 1/2` gives `1 2`, which is not
 * 12. Empty for a unit word alone, and for `none` and `n/a`. A floor alone is no door: `2. sal` gives `floor2`.
 * @param country ISO alpha-2, in capitals: its languages are used for number words. Where doors are counted floor by
 * floor, `2. sal tv` gives `2tv`; elsewhere `Flat 3, floor 2` gives `3`.
 */
export function unitKey(unit: string, country = ''): string {
  if (unit === '') return '';
  return unitKeyOfWords(splitWords(unit.replaceAll(numberSign, ' ').replaceAll(ordinalSign, ' ')), country);
}

export function unitKeyOfWords(words: readonly string[], country = ''): string {
  if (meansNoUnit(words)) return '';
  const identifying = withoutUnitWords(words, country);
  if (identifying.length === 0) return words.find(isUnitNameAlone) ?? '';
  const [only = ''] = identifying;
  if (identifying.length === 1 && plainNumber.test(only)) return only; // a shortcut for most units of the index
  const spelled = spellNumbers(identifying, country).map((word) => sideWord(word, country));
  return joinUnitWords(spelled.some(isFloorWord) ? readFloor(spelled, country) : spelled);
}

const plainNumber = /^[1-9]\d*[a-h]?$/;

function withoutUnitWords(words: readonly string[], country: string): string[] {
  return words.flatMap((word) => {
    if (isUnitWordInField(word) || word === 'the') return [];
    const [, announcing = '', number = ''] = gluedWord.exec(word) ?? [];
    return isUnitWordInField(announcing) ? [number] : initialsOf(word, country);
  });
}

/** Joins the words of a unit; a space remains only where two numbers or two words would merge. */
export function joinUnitWords(words: readonly string[]): string {
  const [only = ''] = words;
  if (words.length === 1 && !only.includes('0')) return only;
  return words
    .join(' ')
    .replaceAll(/(?<!\p{L})([tm]) ([vhf])(?!\p{L})/gu, '$1$2') // "t.v." and "m.f." of Danish doors
    .replaceAll(/(?<!\p{N})0+(?=\p{N})/gu, '')
    .replaceAll(/(?<=\p{N}) (?=\p{L})|(?<=\p{L}) (?=\p{N})/gu, '');
}

function isNumberBehind(floorWord: string): boolean {
  return ['floor', 'piso', 'planta', 'piano'].includes(floorWord);
}

/** `2nd floor` → `floor2`; `floor 2 3` → `2 3` or `3`; `2nd floor front` → `floor2 front`. */
function readFloor(words: readonly string[], country: string): string[] {
  const at = words.findIndex(isFloorWord);
  const isBefore = at > 0 && /^(?:\d|ground$|basement$|top$)/.test(words[at - 1] ?? '');
  // "Flat 12, Floor 3": the number before the word is the flat's, if the language puts a floor's number after it.
  const isAfter =
    isNumberBehind(words[at] ?? '') && /^\d+[a-z]?$/.test(words[at - 1] ?? '') && /^\d/.test(words[at + 1] ?? '');
  const place = isBefore && !isAfter ? at - 1 : at + 1;
  const floor = (words[place] ?? '').replace(/^(\d+)e$/, '$1');
  const others = words.filter((word, index) => index !== place && !isFloorWord(word));
  const own = floor === '' ? [] : [floor];
  if (others.length === 0) return ['floor', ...own];
  if (hasDoorsByFloor(country)) return [...own, ...others];
  // "First floor front" and "second floor front" differ by floor; in "flat B, first floor" the letter is enough.
  return others.some((word) => /\d|^\p{L}$/u.test(word)) ? others : ['floor', ...own, ...others];
}
