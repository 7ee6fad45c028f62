/**
 * Whether a text is too little to say that no address has it: one or two letters or digits may be the beginning of any
 * postcode or street. A sign that is a syllable or a word says more.
 */
export function hasFewLetters(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length <= 2 && !letters.some((letter) => syllables.test(letter));
}

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
