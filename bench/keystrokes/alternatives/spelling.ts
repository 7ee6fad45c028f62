// Our folding, synonyms and transliteration for the alternatives, so that the comparison measures search alone.
import { expandCompound, otherForms, romanise, splitWords } from '@doorstep/address-language';

export interface TypedWord {
  forms: string[];
  hasDigit: boolean;
  /** May be incomplete. */
  isLast: boolean;
}

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
