// "APT 3", "Flat 03", "# 3" and "3": the word for a unit is not part of which unit it is.
import { spellNumbers } from './number-words.ts';
import { splitWords } from './split-words.ts';
import { initialsOf, sideWord } from './unit-parts.ts';
import { isFloorWord, isUnitNameAlone, isUnitWordInField, meansNoUnit } from './unit-words.ts';

/** Doors are counted floor by floor here; elsewhere a number is the unit's alone, and the floor only says where it is. */
const doorsByFloor = new Set(['DK', 'ES', 'PT', 'AR', 'UY']);

export function hasDoorsByFloor(country: string): boolean {
  return doorsByFloor.has(country);
}

/** `n°`, `Nº`, `№` and, where it is usual, `n.` before a number. */
const numberSign = /(?<!\p{L})n\s?(?:[º°ᵒ]\.?|\.)\s?(?=\d)/giu;
/** `2º` of a Spanish house is a number; compatibility forms would make it `2o`. */
const ordinalSign = /(?<=\d)\.?\s?[ºª°]/g;
/** `No1`, `Flat1`, `Apt4b`. */
const gluedWord = /^(\p{L}{2,})(\d.*)$/u;

/**
 * What identifies a unit: `Flat 2A`, `apt 02-a` and `2 A` give `2a`, and so do `Two A` and `IIa`; `Flat 1/2` gives `1 2`,
 * which is not 12. Empty where nothing but the word is there, and for `none` and `n/a`. A floor alone is no door: `2. sal` gives `floor2`.
 * @param country ISO alpha-2, in capitals: number words are read in its languages, and where doors are counted floor by
 * floor, `2. sal tv` gives `2tv`, elsewhere `Flat 3, floor 2` gives `3`.
 */
export function unitKey(unit: string, country = ''): string {
  if (unit === '') return '';
  return unitKeyOfWords(splitWords(unit.replaceAll(numberSign, ' ').replaceAll(ordinalSign, ' ')), country);
}

/** The same of words that are folded already. */
export function unitKeyOfWords(words: readonly string[], country = ''): string {
  if (meansNoUnit(words)) return '';
  const telling = withoutUnitWords(words, country);
  if (telling.length === 0) return words.find(isUnitNameAlone) ?? '';
  const [only = ''] = telling;
  if (telling.length === 1 && plainNumber.test(only)) return only; // most units: the index reads many
  const spelled = spellNumbers(telling, country).map((word) => sideWord(word, country));
  return joinUnitWords(spelled.some(isFloorWord) ? readFloor(spelled, country) : spelled);
}

const plainNumber = /^[1-9]\d*[a-h]?$/;

function withoutUnitWords(words: readonly string[], country: string): string[] {
  return words.flatMap((word) => {
    // "Flat the Second"
    if (isUnitWordInField(word) || word === 'the') return [];
    const [, announcing = '', number = ''] = gluedWord.exec(word) ?? [];
    return isUnitWordInField(announcing) ? [number] : initialsOf(word, country);
  });
}

/** The key of a unit that is made of several words: only what would run into one number or word is kept apart. */
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
  // "Flat 12, Floor 3": the number before is the flat's own, where the language puts a floor's behind its word.
  const isAfter =
    isNumberBehind(words[at] ?? '') && /^\d+[a-z]?$/.test(words[at - 1] ?? '') && /^\d/.test(words[at + 1] ?? '');
  const place = isBefore && !isAfter ? at - 1 : at + 1;
  const floor = (words[place] ?? '').replace(/^(\d+)e$/, '$1');
  const others = words.filter((word, index) => index !== place && !isFloorWord(word));
  const own = floor === '' ? [] : [floor];
  if (others.length === 0) return ['floor', ...own];
  if (hasDoorsByFloor(country)) return [...own, ...others];
  // "First floor front" and "second floor front" are two; in "flat B, first floor" the letter tells.
  return others.some((word) => /\d|^\p{L}$/u.test(word)) ? others : ['floor', ...own, ...others];
}
