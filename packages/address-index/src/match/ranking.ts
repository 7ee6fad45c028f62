// Every reason why one suggestion ranks above another. The lower penalty comes first. The reasons, heaviest first; the
// distances between them matter more than the figures:
//
//   1  a typed word that the address lacks, or a town and postcode without a street
//   2  a house number that the street lacks, then a unit that the building lacks
//   3  a word, number or postcode that differs: misspelt, of another kind, in another range
//   4  a word that is shorter than in the name or in another position
//   5  words of the name that were not typed
//   6  among equals the nearer, if the visitor's location is known; then the bigger town; then the bigger street
//
// Once something matches, rows that lack a typed number or word are left out (`withoutNoise`). The figures were fitted by
// hand to the cases in `relevance/`, then checked with `npm run bench -- keystrokes` and `human` on data of 50 countries.

export const penalties = {
  // 1
  /** Each typed word that the address lacks, while others have it. */
  unmatchedWord: 100,
  /** No distinctive word of the street's name was typed: only "Street" or "de la". */
  noTellingWord: 60,
  /** No typed word is in the street's name: only town, postcode and number match. */
  noStreetWord: 6,

  // 2
  /** The street lacks the typed number; the visitor can still open it. */
  numberMissing: 40,
  /** The house lacks the letter typed after its number: 1784 for "1784A". */
  letterMissing: 38,
  /** A postcode typed with a number: ranks below its houses with that number, even those without the typed unit. */
  postcodeOfNumber: 37,
  unitMissing: 30,
  /** No house number in the street has this word: "43 bis" prefers streets with a "bis". */
  suffixMissing: 2,

  // 3
  /** A postcode prefix that fits too many postcodes: "SW", "0". */
  vaguePostcode: 25,
  /** Each letter wrong, missing, extra or swapped. */
  edit: 12,
  /** The street is of a different kind than typed: an avenue for "rue". */
  otherKind: 10,
  /** The house's postcode differs from the typed one, which other houses of the street have. */
  otherPostcode: 9,
  /** A flat's typed number is the house's or in the name, as no other number is: "Flat 3, AB1 2CD". */
  numberOfUnit: 9,
  /** The number lies within a range; a house with exactly that number ranks higher. */
  withinRange: 9,
  /** "83" was typed, the address is 83A. */
  otherSuffix: 8,
  /** An end of a range, or "b" for "bis". */
  rangeEnd: 2,

  // 4
  /** An unfinished number: longer numbers that start with it, ranked just below their street. */
  longerNumber: 10,
  streetOfUnfinishedNumber: 9,
  /** The first typed word is not the first word of the name. */
  notAtTheBeginning: 4,
  /** A finished word that is only a prefix of a word in the name: "hig" for "High". */
  unfinishedWord: 3,
  /** Only part of the text matches, without a town, region or postcode, while another document matches one. */
  notPlaced: 6,
  /** Only part of the text matches, and no number stands next to the street's name. */
  numberAwayFromName: 3,
  /** A typed word matches only the district or region. */
  regionWord: 2,
  /** The number is not next to the street's name, but another one is: the 8 in "12 Rue Foch, Paris 8". */
  numberApart: 1,
  /** Matched by an alternative name of the street. */
  alias: 1,

  // 5
  /** Each word of the name that was not typed, up to three. */
  untypedWord: 1,
  /** Each typed word that the unit lacks. */
  beyondUnit: 1,
} as const;

/** Missing parts cost much while some address may have everything typed, and little once none has. */
export const missingPenalties = {
  all: { word: penalties.unmatchedWord, wordBeside: penalties.unmatchedWord, postcode: 32 },
  /** `wordBeside`: each further missing word in a row, as in "Placeholder Consulting Ltd". */
  part: { word: 18, wordBeside: 5, postcode: 18.5 },
} as const;

export interface Ranked {
  penalty: number;
  /** From the visitor; 0 when the location is unknown. */
  distanceKm: number;
  /** The number of addresses in the town. */
  weight: number;
}

/** Reason 6 for equal penalties; rows equal in everything keep their order. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return a.penalty - b.penalty || a.distanceKm - b.distanceKm || b.weight - a.weight;
}

/** Infinity for an empty list. @param ranked  sorted. */
export function lowestPenalty(ranked: readonly Ranked[]): number {
  return ranked[0]?.penalty ?? Infinity;
}

/** The number of rows with at most this penalty. */
export function countUpTo(ranked: readonly Ranked[], penalty: number): number {
  let count = 0;
  for (const one of ranked) if (one.penalty <= penalty) count++;
  return count;
}

/**
 * Once something matches well, streets without the typed number or with unmatched words only distract.
 * @param rows  sorted.
 */
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
