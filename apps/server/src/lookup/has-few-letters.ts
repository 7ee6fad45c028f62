/** Characters that stand for a syllable or a word count more than a letter. */
export function hasFewLetters(text: string, min: number): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length < min && !letters.some((letter) => syllables.test(letter));
}

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
