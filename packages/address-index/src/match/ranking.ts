// What makes a suggestion worse, in points; the cheapest comes first, and among equals the bigger place and street.
// Fitted by hand on the relevance cases beside this file, then checked with bench/keystrokes.ts on cities of 50 countries;
// the distances between the steps matter more than the figures. Steps, dearest first:
//   a word that is nowhere > a number that is not there > a misspelling > a word in another place than expected.
export const price = {
  /** Each typed word that the address does not have, where others have it. */
  unmatchedWord: 100,
  /** The street has not the typed number: it is offered to be opened. */
  numberMissing: 40,
  /** No house of the street has this word in its number: "43 bis" prefers streets with a "bis". */
  suffixMissing: 2,
  /** The street is of another kind than the one that was typed: "rue" for "avenue". */
  otherKind: 10,
  /** The house has another postcode than the one that was typed, which its street has as well. */
  otherPostcode: 9,
  /** Each letter wrong, missing, extra or swapped. */
  edit: 12,
  /** A finished word that only begins a word of the name ("hig" for "High"). */
  unfinishedWord: 3,
  /** The first typed word is not the first of the name. */
  notAtTheBeginning: 4,
  /** Each word of the name that was not typed, up to three: shorter names first. */
  untypedWord: 1,
  /** No typed word is in the street's name: only town, postcode and number match. */
  noStreetWord: 6,
  /** A typed word matched the district or region only. */
  regionWord: 2,
  /** What may begin a postcode and hardly says which: "SW", "0". */
  vaguePostcode: 25,
  /** A postcode with a number: behind its houses of that number, also where they have not the typed unit. */
  postcodeOfNumber: 37,
  /** Found by another name of the street. */
  alias: 1,
  /** "83" typed, the address is 83A; or a range with this end. */
  otherSuffix: 8,
  rangeEnd: 2,
  /** Between the ends of a range, behind a house of its own. */
  withinRange: 9,
  /** Of several numbers one that does not stand beside the street's name: "12 Rue Foch, Paris 8". */
  numberApart: 1,
  /** The street itself, while its number is still being typed; then longer numbers that begin so. */
  streetOfOpenNumber: 9,
  longerNumber: 10,
  /** A unit was typed that the data does not have: the building. */
  unitMissing: 30,
  /** Each typed word that the unit does not have. */
  beyondUnit: 1,
  /** Of the street's name nothing was typed that tells it from others: "Street", "de la". */
  noTellingWord: 60,
} as const;

/** What was typed and is not there: dear where an address may have everything, cheap where none has. */
export const missingPrices = {
  all: { word: price.unmatchedWord, wordBeside: price.unmatchedWord, postcode: 32 },
  /** `wordBeside`: each further one beside it, as in "Placeholder Consulting Ltd". */
  part: { word: 18, wordBeside: 5, postcode: 18.5 },
} as const;
