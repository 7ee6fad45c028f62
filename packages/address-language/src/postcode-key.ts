import { splitWords } from './split-words.ts';

/** A postcode as it is compared: folded, without spaces and hyphens. */
export function postcodeKey(postcode: string): string {
  return splitWords(postcode).join('');
}
