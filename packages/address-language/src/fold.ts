// "Straße" and "STRASSE", "Łódź" and "lodz", "١٢" and "12": one form for comparison.
import { normalizeText } from '@doorstep/contract';

const letterFolds: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŀ: 'l',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const specialLetter = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'gu');
const plainAscii = /^[\u0020-\u007e]*$/;
const combiningMark = /\p{M}+/gu;

/** Lower case, without diacritics, ligatures expanded. Never throws; lone surrogates are kept. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return normalizeText(text)
    .normalize('NFKD')
    .replace(combiningMark, '')
    .toLowerCase()
    .replace(combiningMark, '') // lower-casing İ adds a combining dot
    .replace(specialLetter, (letter) => letterFolds[letter] ?? letter)
    .normalize('NFC'); // recomposes Hangul syllables, so that one key press is one edit
}
