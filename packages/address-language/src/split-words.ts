// "12-14 St. Mary's Rd" → 12, 14, st, marys, rd: words are runs of letters and digits, apostrophes are removed.
// Japanese and Chinese have no spaces, so digits separate words ("星川一丁目2-1" → 星川, 1, 丁目, 2, 1).
import { fold } from './fold.ts';

const apostrophe = /['’ʼ`´]/g;
/** Articles that lose their vowel before another: "d'Ulm", "dell'Orso". */
const elidedArticles = 'l|d|dell|dall|nell|sull|all';
const elidedArticle = new RegExp(`^(?:${elidedArticles})$`);
const elision = new RegExp(`(?<!\\p{L})(?:${elidedArticles})['’ʼ\`´](?=[aeiouyh])(\\p{L}{3,})`, 'gu');
const wordRun = /[\p{L}\p{N}]+/gu;
const asciiWordRun = /[a-z0-9]+/g;
const ascii = /^[\u0020-\u007e]*$/;
const apostropheBeside = /\p{L}['’ʼ`´]\p{L}/u;

export function splitWords(text: string): string[] {
  return splitFolded(fold(text));
}

export function isElidedArticle(word: string): boolean {
  return elidedArticle.test(word);
}

/** Words that people write without the article that is joined to them: "escocia" of "d'Escòcia", as [joined, alone]. */
export function elidedWords(text: string): [joined: string, alone: string][] {
  return apostropheBeside.test(text)
    ? [...fold(text).matchAll(elision)].map(([joined, alone = '']) => [joined.replace(apostrophe, ''), alone])
    : [];
}

export function splitFolded(folded: string): string[] {
  const plain = folded.replace(apostrophe, '');
  if (ascii.test(plain)) return plain.match(asciiWordRun) ?? [];
  return (unspaced.test(plain) ? withSpaces(plain) : plain).match(wordRun) ?? [];
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const besideDigit =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d)|(?<=\d)(?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** The numbered part of a town, with a numeral or a digit: "一丁目", "1丁目". */
const numberedPart = /([一二三四五六七八九十]+|(?<=\d))丁目/gu;
const numerals = '〇一二三四五六七八九';

function withSpaces(text: string): string {
  return text
    .replace(numberedPart, (_, numeral: string) => ` ${numeral === '' ? '' : numberOf(numeral)} 丁目 `)
    .replace(besideDigit, ' ');
}

/** "二十三" → 23; parts of a town go up to 99. */
function numberOf(numeral: string): number {
  const [ones = '', tens] = numeral.split('十').toReversed();
  return (
    (tens === undefined ? 0 : 10 * Math.max(1, numerals.indexOf(tens || '一'))) +
    Math.max(0, numerals.indexOf(ones || '〇'))
  );
}
