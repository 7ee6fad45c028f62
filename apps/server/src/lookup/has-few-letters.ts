/**
 * Whether a text has fewer letters and digits than `min`: it may then be the beginning of anything. A sign that is a
 * syllable or a word says more.
 */
export function hasFewLetters(text: string, min: number): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length < min && !letters.some((letter) => syllables.test(letter));
}

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
