import type { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';

export const misspellings = ['wrong', 'missing', 'extra', 'swapped'] as const;
export type Misspelling = (typeof misspellings)[number];

const minLetters = 5;

/** One typo in one word of five letters or more, never in digits; null without such a word. */
export function misspell(text: string, kind: Misspelling, random: RandomSource): string | null {
  const words = [...text.matchAll(/\p{L}+/gu)].filter((match) => match[0].length >= minLetters);
  if (words.length === 0) return null;
  const { 0: word, index } = random.pick(words);
  const at = random.between(0, word.length - 1);
  const letter = String.fromCharCode(
    (word.codePointAt(0) ?? 97) > 0x24f ? 0x430 + random.between(0, 25) : 97 + random.between(0, 25),
  );
  const changed = change(word, kind, at, letter);
  if (changed.toLowerCase() === word.toLowerCase()) return null;
  return text.slice(0, index) + changed + text.slice(index + word.length);
}

function change(word: string, kind: Misspelling, at: number, letter: string): string {
  switch (kind) {
    case 'wrong':
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 'missing':
      return word.slice(0, at) + word.slice(at + 1);
    case 'extra':
      return word.slice(0, at) + letter + word.slice(at);
    case 'swapped': {
      const from = Math.min(at, word.length - 2);
      return word.slice(0, from) + word.charAt(from + 1) + word.charAt(from) + word.slice(from + 2);
    }
  }
}
