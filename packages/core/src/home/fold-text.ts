import { normalizeText } from '@doorstep/contract';

/** Letters that decomposition leaves alone, although people type the plain ones for them. */
const letterFolds: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};
const specialLetter = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'gu');
const mark = /\p{M}/gu;

/** Normalized, lower-case, without accents. Part of every canonical form. */
export function foldText(text: string): string {
  // Most texts: there is nothing to take off them.
  if (plain.test(text)) return text.toLowerCase().trim();
  return (
    normalizeText(text)
      .normalize('NFKD')
      .replaceAll(mark, '')
      .toLowerCase()
      // İ gives a combining dot only when it becomes lower case.
      .replaceAll(mark, '')
      .replaceAll(specialLetter, (letter) => letterFolds[letter] ?? letter)
      .trim()
  );
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const plain = /^[\0-\x7f]*$/;

/** The words of a text, folded, without punctuation. */
export function splitWords(text: string): string[] {
  if (text === '') return [];
  return foldText(text)
    .replaceAll(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
