// Every spelling of the data's words: as written, abbreviated, expanded, without an elided article, and in Latin letters.
import { otherForms, romanise } from '@doorstep/address-language';

export function packSorted(texts: readonly string[]): { chars: Uint16Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  let length = 0;
  for (const [number, text] of texts.entries()) {
    starts[number] = length;
    length += text.length;
  }
  starts[texts.length] = length;
  const chars = new Uint16Array(length);
  let at = 0;
  for (const text of texts) for (let index = 0; index < text.length; index++) chars[at++] = text.charCodeAt(index);
  return { chars, starts };
}

/**
 * @param words  folded.
 * @param elided  words without their article, by word.
 * @returns `rename[i]` is the new position of `words[i]`; variants are spellings of another word.
 */
export function buildVocabulary(
  words: readonly string[],
  elided: ReadonlyMap<string, string>,
): {
  spellings: string[];
  rename: Uint32Array;
  variants: [from: number, to: number][];
} {
  const meanings: [spelling: string, word: string][] = [];
  for (const word of words) {
    for (const other of otherForms(word)) meanings.push([other, word]);
    const alone = elided.get(word);
    if (alone !== undefined) meanings.push([alone, word]);
    const latin = romanise(word);
    if (latin === null) continue;
    meanings.push([latin, word]);
    for (const other of otherForms(word)) {
      const otherLatin = romanise(other);
      if (otherLatin !== null) meanings.push([otherLatin, word]);
    }
  }
  const spellings = [...new Set([...words, ...meanings.map(([spelling]) => spelling)])].sort();
  const numbers = new Map(spellings.map((spelling, number) => [spelling, number]));
  const number = (spelling: string): number => numbers.get(spelling) ?? 0;
  return {
    spellings,
    rename: Uint32Array.from(words, number),
    variants: meanings
      .map(([spelling, word]): [number, number] => [number(spelling), number(word)])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  };
}
