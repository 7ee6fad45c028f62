// Why one suggestion stands above another, all of it in one place. The lower penalty comes first. Reasons, the heaviest
// first; the distances between them matter more than the figures:
//
//   1  a typed word that the address does not have, or a town and postcode without a street
//   2  a house number that the street does not have, then a unit that the building does not have
//   3  a word, number or postcode that differs: misspelt, of another kind, in another range
//   4  a word that is shorter or stands elsewhere than in the name
//   5  words of the name that were not typed
//   6  among equals the nearer, where the visitor is known; then the bigger town; then the bigger street
//
// Once something fits, what lacks a typed number or word is left out (`withoutNoise`). Fitted by hand on the cases in
// `relevance/`, then checked with `npm run bench -- keystrokes` and `human` on data of 50 countries.

export const penalties = {
  // 1
  /** Each typed word that the address does not have, where others have it. */
  unmatchedWord: 100,
  /** Nothing was typed of the street's name that tells it from others: "Street", "de la". */
  noTellingWord: 60,
  /** No typed word is in the street's name: only town, postcode and number match. */
  noStreetWord: 6,

  // 2
  /** The street does not have the typed number; it is offered to be opened. */
  numberMissing: 40,
  /** The house without the letter that was typed behind its number: 1784 for "1784A". */
  letterMissing: 38,
  /** A postcode with a number: below its houses of that number, even those without the typed unit. */
  postcodeOfNumber: 37,
  /** The building does not have the typed unit. */
  unitMissing: 30,
  /** No house of the street has this word in its number: "43 bis" prefers streets with a "bis". */
  suffixMissing: 2,

  // 3
  /** The beginning of a postcode that hardly says which: "SW", "0". */
  vaguePostcode: 25,
  /** Each letter wrong, missing, extra or swapped. */
  edit: 12,
  /** The street is of another kind than the one typed: "rue" for "avenue". */
  otherKind: 10,
  /** The house has another postcode than the one typed, which its street has elsewhere. */
  otherPostcode: 9,
  /** A house of the number that was typed for a flat, where no other was typed: "Flat 3, AB1 2CD". */
  numberOfUnit: 9,
  /** Between the ends of a range; a house of its own comes first. */
  withinRange: 9,
  /** "83" typed, the address is 83A. */
  otherSuffix: 8,
  /** An end of a range, or the letter of a "bis". */
  rangeEnd: 2,

  // 4
  /** While a number is being typed: longer numbers that begin so, and above them their street. */
  longerNumber: 10,
  streetOfUnfinishedNumber: 9,
  /** The first typed word is not the first of the name. */
  notAtTheBeginning: 4,
  /** A finished word that only begins a word of the name: "hig" for "High". */
  unfinishedWord: 3,
  /** A typed word matches the district or region only. */
  regionWord: 2,
  /** Of several numbers one that does not stand beside the street's name: "12 Rue Foch, Paris 8". */
  numberApart: 1,
  /** Found by another name of the street. */
  alias: 1,

  // 5
  /** Each word of the name that was not typed, up to three. */
  untypedWord: 1,
  /** Each typed word that the unit does not have. */
  beyondUnit: 1,
} as const;

/** What is missing weighs much where an address may have everything that was typed, and little where none has. */
export const missingPenalties = {
  all: { word: penalties.unmatchedWord, wordBeside: penalties.unmatchedWord, postcode: 32 },
  /** `wordBeside`: each further one beside it, as in "Placeholder Consulting Ltd". */
  part: { word: 18, wordBeside: 5, postcode: 18.5 },
} as const;

/** What the order of a list goes by. */
export interface Ranked {
  penalty: number;
  /** From the visitor; 0 where that is not known. */
  distanceKm: number;
  /** Addresses in its town. */
  weight: number;
}

/** Reason 6 for those of one penalty; what is equal in everything stays in the order found. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return a.penalty - b.penalty || a.distanceKm - b.distanceKm || b.weight - a.weight;
}

/** Infinity when there are none. @param ranked  sorted. */
export function lowestPenalty(ranked: readonly Ranked[]): number {
  return ranked[0]?.penalty ?? Infinity;
}

/** How many do not rank below a penalty. */
export function countUpTo(ranked: readonly Ranked[], penalty: number): number {
  let count = 0;
  for (const one of ranked) if (one.penalty <= penalty) count++;
  return count;
}

/** Once something fits well, streets without the typed number or with unexplained words only distract. @param rows  sorted. */
export function withoutNoise<Row extends Ranked & { type: string; insteadOf: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const lowest = rows[0]?.penalty ?? 0;
  if (lowest >= penalties.edit) return rows;
  const isDoubtful = lowest >= penalties.otherKind;
  return rows.filter(
    (row) => row.penalty < penalties.unitMissing || row.type === 'Postcode' || (isDoubtful && row.insteadOf !== ''),
  );
}
