import { writtenOut } from './wordings.ts';

/** The words of a line without case and accents. Shares no table with the judged engine. */
export function wordsOfJudge(text: string): string[] {
  return plainText(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => writtenOut(word.replace(/(?<=\p{L}{3})str$/u, 'strasse')));
}

/** Japanese and Chinese lines have no spaces, so a number starts where letters end. */
const besideDigit =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d)|(?<=\d)(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.replaceAll(besideDigit, ' ');
}
