/**
 * Somebody inside "12 High Street" who goes on typing ("12 High Street flat 2"), mends the beginning ("Flat 2, 12 High
 * Street") or types only what tells the homes apart ("flat 2") stays inside; who empties the field, or writes about
 * another place, wants to search everywhere again.
 * @param inside What the container and the homes in it are called.
 */
export function leavesContainer(textAtOpening: string, text: string, inside: readonly string[]): boolean {
  const words = wordsOf(text);
  if (wordsOf(textAtOpening).some((kept) => words.some((word) => word.startsWith(kept)))) return false;
  const known = inside.flatMap(wordsOf);
  return words.length === 0 || !words.every((word) => isNumber.test(word) || known.some((one) => one.startsWith(word)));
}

/** Of a home; longer ones may be postcodes. */
const isNumber = /^\d{1,4}\p{L}?$/u;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}
