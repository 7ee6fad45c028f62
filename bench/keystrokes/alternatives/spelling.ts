// What the alternatives are given of ours, so that the comparison is of searching and not of word lists: the same
// folding, the same other forms of words, the same Latin spelling of other scripts.
import { expandCompound, otherForms, romanise, splitWords } from '@doorstep/address-language';

/** A typed word, and what else it may be in the data. */
export interface TypedWord {
  /** The word itself first. */
  forms: string[];
  hasDigit: boolean;
  /** It may go on. */
  isLast: boolean;
}

/** The words of a line as they are put into an index. */
export function indexedWords(...texts: string[]): string {
  const words = texts.flatMap((text) => splitWords(text));
  return words.flatMap((word) => [expandCompound(word) ?? word, romanise(word) ?? '']).join(' ');
}

export function typedWords(text: string): TypedWord[] {
  const words = splitWords(text);
  return words.map((word, at) => ({
    forms: [...new Set([word, expandCompound(word) ?? word, ...otherForms(word)])],
    hasDigit: /\p{N}/u.test(word),
    isLast: at === words.length - 1,
  }));
}
