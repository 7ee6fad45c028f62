import { normalizeText, type TypedAddress } from '@doorstep/contract';

/**
 * Whether a typed address says the same words as the lines of another, however they are spread over its fields. One
 * word more, less or different makes it another address: a flat's number is one.
 */
export function isCopyOf(typed: TypedAddress, lines: readonly string[]): boolean {
  const { line1, line2, city, postcode } = typed;
  return wordsOf([line1, line2, city, postcode]) === wordsOf(lines);
}

/** In their order: flat 3 at number 12 is not flat 12 at number 3. Each once, since some lines repeat the town. */
function wordsOf(texts: readonly string[]): string {
  const words = normalizeText(texts.join(' '))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].join(' ');
}
