/** One or two letters may start any postcode or street: an empty answer then says nothing. Syllables say more. */
export function hasFewLetters(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length <= 2 && !letters.some((letter) => syllables.test(letter));
}

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
