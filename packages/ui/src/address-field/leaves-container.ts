/**
 * Somebody inside "12 High Street" who goes on typing ("12 High Street flat 2") or mends the beginning ("Flat 2, 12
 * High Street") stays inside; who empties the field, or writes about another place, wants to search everywhere again.
 */
export function leavesContainer(textAtOpening: string, text: string): boolean {
  const words = wordsOf(text);
  return !wordsOf(textAtOpening).some((kept) => words.some((word) => word.startsWith(kept)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}
