// "Straße" and "STRASSE", "Łódź" and "lodz", "١٢" and "12": one spelling to compare by.
import { normalizeText } from '@doorstep/contract';

/** Letters that Unicode decomposition leaves alone although people type the plain ones for them. */
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

/**
 * Lower case, without diacritics, ligatures spelt out. Never throws; lone surrogates stay as they are.
 * The result may be longer or shorter than the text.
 */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return normalizeText(text)
    .normalize('NFKD')
    .replace(combiningMark, '')
    .toLowerCase()
    .replace(combiningMark, '') // İ gives a combining dot only when it becomes lower case
    .replace(specialLetter, (letter) => letterFolds[letter] ?? letter)
    .normalize('NFC'); // Hangul syllables stay whole, so that one key press is one edit
}
