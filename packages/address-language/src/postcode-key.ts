import { splitWords } from './split-words.ts';

export function postcodeKey(postcode: string): string {
  return splitWords(postcode).join('');
}
