// "12-14 St. Mary's Rd" → 12, 14, st, marys, rd: words are runs of letters and digits, apostrophes vanish.
import { fold } from './fold.ts';

const apostrophe = /['’ʼ`´]/g;
const wordRun = /[\p{L}\p{N}]+/gu;
const asciiWordRun = /[a-z0-9]+/g;
const ascii = /^[\u0020-\u007e]*$/;

/** The folded words of a text, in order. Empty when the text has neither letter nor digit. */
export function splitWords(text: string): string[] {
  return splitFolded(fold(text));
}

/** The same for a text that has been folded already. */
export function splitFolded(folded: string): string[] {
  const plain = folded.replace(apostrophe, '');
  return plain.match(ascii.test(plain) ? asciiWordRun : wordRun) ?? [];
}
