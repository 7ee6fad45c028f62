import { expandCompound } from './compound-street.ts';
import { splitWords } from './split-words.ts';
import { canonicalWord } from './word-groups.ts';

/** Equal for "Main St", "MAIN STREET" and "Main street". */
export function nameKey(name: string): string {
  return splitWords(name)
    .map((word) => canonicalWord(expandCompound(word) ?? word))
    .join(' ');
}
