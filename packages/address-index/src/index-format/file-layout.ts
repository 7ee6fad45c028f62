// One file for each data set:
//
//   header (64 bytes)   magic, format version, where the table of contents lies and its checksum
//   cold part           addresses street by street, read on demand in blocks
//   hot part            the sections below, read whole when the file is opened
//   table of contents   JSON: data set, licence, counts, sections with offsets, checksums
import type { DatasetInfo } from './dataset-info.ts';

export const magic = Buffer.from('doorstep-address', 'latin1');
export const formatVersion = 2;
export const headerBytes = 64;
/** The cold part is checked and cached in blocks of this size: about 500 addresses each. */
export const blockBytes = 8 * 1024;
/** Offsets have five bytes, in two sections. */
export const offsetsPerHigh = 0x1_0000_0000;
/** Ending of an index file; what comes before it is the data set's name. */
export const fileEnding = '.addresses';

/** Every hot section and its kind of number. */
export const sectionKinds = {
  /** The vocabulary: every way a word may be written, sorted by UTF-16 units. */
  wordChars: 'u16',
  wordStarts: 'u32',
  /** Spelling `variantFrom[i]` also means word `variantTo[i]`; sorted by `variantFrom`. */
  variantFrom: 'u32',
  variantTo: 'u32',
  /** For each word the documents that have it in a name: differences of `document * 2 + (1 if it comes first)`. */
  postingStarts: 'u32',
  postings: 'u8',
  /** For each word the places that have it in a name: differences of place numbers. */
  placePostingStarts: 'u32',
  placePostings: 'u8',
  /** Texts to be shown, UTF-8, and for each the numbers of its words. */
  textBytes: 'u8',
  textStarts: 'u32',
  textWordStarts: 'u32',
  textWords: 'u8',
  /** Documents: streets, and buildings that have a name. Sorted by place (biggest first), then by size. */
  documentName: 'u32',
  documentFlags: 'u8',
  documentAddresses: 'u32',
  /** Where the addresses lie in the cold part, modulo `offsetsPerHigh`, and how often that goes into it: empty below 4 GiB. */
  documentOffset: 'u32',
  documentOffsetHigh: 'u8',
  documentLength: 'u32',
  /** Further names of documents, sorted by document. */
  extraDocument: 'u32',
  extraName: 'u32',
  extraIsLocality: 'u8',
  /** Where a building with a name stands: its street and its place in the street's list. Sorted by building. */
  buildingDocument: 'u32',
  buildingStreet: 'u32',
  buildingOrdinal: 'u32',
  placeFirstDocument: 'u32',
  placeCity: 'u32',
  placeRegion: 'u32',
  placeDistrict: 'u32',
  placeCountry: 'u16',
  placeAddresses: 'u32',
  placeLat: 'i32',
  placeLon: 'i32',
  /** Postcodes without spaces, sorted; as shown; their country, addresses and documents. */
  postcodeChars: 'u16',
  postcodeStarts: 'u32',
  postcodeText: 'u32',
  postcodeCountry: 'u16',
  postcodeAddresses: 'u32',
  postcodePostingStarts: 'u32',
  postcodePostings: 'u8',
  /** From the postcode number that addresses carry to the place in the sorted list. */
  postcodeOfNumber: 'u32',
  /** House numbers, sorted, and the documents that have them. */
  numberValues: 'u32',
  numberPostingStarts: 'u32',
  numberPostings: 'u8',
  /** Forms of homes that the data has in several places, sorted by hash, and what is known of each as JSON. */
  formHashes: 'u32',
  formStarts: 'u32',
  formNotes: 'u8',
  /** CRC-32 of each block of the cold part. */
  blockChecksums: 'u32',
} as const;

export const documentFlag = {
  building: 1,
  namedAfterTown: 2,
  /** Some of its house numbers have words, which lead to it as well: "64-r bair", "10-12 zona 10". */
  wordsInNumbers: 4,
} as const;

export type SectionName = keyof typeof sectionKinds;

interface ArrayOfKind {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  i32: Int32Array;
}

/** The hot sections as typed arrays. */
export type Sections = { [Name in SectionName]: ArrayOfKind[(typeof sectionKinds)[Name]] };

/** The table of contents at the end of the file. */
export interface TableOfContents {
  info: DatasetInfo;
  /** Changes with every import; ids carry it. */
  build: number;
  countries: string[];
  /** What kinds of place the data names; number 0 is "". */
  placeKinds: string[];
  /** Numbers of the kinds that mean several homes. */
  multipleUnitKinds: number[];
  cold: { offset: number; length: number };
  hot: { offset: number; length: number; checksum: number };
  sections: { name: SectionName; offset: number; length: number }[];
}
