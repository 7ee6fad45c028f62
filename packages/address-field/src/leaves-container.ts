/**
 * A visitor inside "12 High Street" who types more ("12 High Street flat 2"), corrects the start ("Flat 2, 12 High
 * Street") or types only the home ("flat 2") stays inside. Emptying the field or typing another place searches
 * everywhere again.
 * @param inside The names of the container and of its homes.
 */
export function leavesContainer(textAtOpening: string, text: string, inside: readonly string[]): boolean {
  const words = wordsOf(text);
  if (wordsOf(textAtOpening).some((kept) => words.some((word) => word.startsWith(kept)))) return false;
  const known = inside.flatMap(wordsOf);
  return words.length === 0 || !words.every((word) => isNumber.test(word) || known.some((one) => one.startsWith(word)));
}

/** House or flat numbers; longer ones may be postcodes. */
const isNumber = /^\d{1,4}\p{L}?$/u;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}
