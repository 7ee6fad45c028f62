// One file per data set:
//
//   header (64 bytes)   magic, format version, position and checksum of the table of contents
//   cold part           addresses street by street, read on demand in blocks
//   hot part            the sections below, read whole when the file is opened
//   table of contents   JSON: data set, licence, counts, sections with offsets, checksums
import { crc32 } from 'node:zlib';
import type { ColumnMapping } from '../ingest/column-mapping.ts';

export const magic = Buffer.from('doorstep-address', 'latin1');
export const formatVersion = 2;
export const headerBytes = 64;
/** Checksums and caching of the cold part work on blocks of this size: about 500 addresses. */
export const blockBytes = 8 * 1024;
/** Offsets have five bytes, split over two sections. */
export const offsetsPerHigh = 0x1_0000_0000;
export const fileEnding = '.addresses';

export const sectionKinds = {
  /** The vocabulary: every spelling of a word, sorted by UTF-16 units. */
  wordChars: 'u16',
  wordStarts: 'u32',
  /** Spelling `variantFrom[i]` also means word `variantTo[i]`; sorted by `variantFrom`. */
  variantFrom: 'u32',
  variantTo: 'u32',
  /** For each word, the documents whose name contains it: deltas of `document * 2 + (1 if the word comes first)`. */
  postingStarts: 'u32',
  postings: 'u8',
  /** For each word, the places whose name contains it: deltas of place numbers. */
  placePostingStarts: 'u32',
  placePostings: 'u8',
  /** Displayed texts in UTF-8, and the word numbers of each. */
  textBytes: 'u8',
  textStarts: 'u32',
  textWordStarts: 'u32',
  textWords: 'u8',
  /** Documents: streets and named buildings. Sorted by place (biggest first), then by size. */
  documentName: 'u32',
  documentFlags: 'u8',
  documentAddresses: 'u32',
  /** Offset in the cold part: remainder and quotient by `offsetsPerHigh`. The quotients are empty below 4 GiB. */
  documentOffset: 'u32',
  documentOffsetHigh: 'u8',
  documentLength: 'u32',
  extraDocument: 'u32',
  extraName: 'u32',
  extraIsLocality: 'u8',
  /** The street of a named building and its position in the street's list. Sorted by building. */
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
  /** Postcodes without spaces, sorted; their displayed form, country, address count and documents. */
  postcodeChars: 'u16',
  postcodeStarts: 'u32',
  postcodeText: 'u32',
  postcodeCountry: 'u16',
  postcodeAddresses: 'u32',
  postcodePostingStarts: 'u32',
  postcodePostings: 'u8',
  /** Maps the postcode number of an address to its position in the sorted list. */
  postcodeOfNumber: 'u32',
  /** House numbers, sorted, and the documents that have them. */
  numberValues: 'u32',
  numberPostingStarts: 'u32',
  numberPostings: 'u8',
  /** Home forms that occur in several places, sorted by hash, with JSON details. */
  formHashes: 'u32',
  formStarts: 'u32',
  formNotes: 'u8',
  blockChecksums: 'u32',
} as const;

export const documentFlag = {
  building: 1,
  namedAfterTown: 2,
  /** Words in some of its house numbers also match it: "64-r bair", "10-12 zona 10". */
  wordsInNumbers: 4,
} as const;

export type SectionName = keyof typeof sectionKinds;

interface ArrayOfKind {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  i32: Int32Array;
}

export type Sections = { [Name in SectionName]: ArrayOfKind[(typeof sectionKinds)[Name]] };

export interface TableOfContents {
  info: DatasetInfo;
  build: number;
  countries: string[];
  placeKinds: string[];
  multipleUnitKinds: number[];
  cold: { offset: number; length: number };
  hot: { offset: number; length: number; checksum: number };
  sections: { name: SectionName; offset: number; length: number }[];
}

export interface DatasetInfo {
  dataset: string;
  licence: string;
  /** The credit to show with its addresses; "" for none. */
  attribution: string;
  /** Null for a format with fixed columns, or an import from before this field existed. */
  mapping: ColumnMapping | null;
  importedAt: string;
  addresses: number;
  streets: number;
  places: number;
  postcodes: number;
  /** ISO 3166-1 alpha-2, most addresses first. */
  countries: string[];
  bytes: number;
}

/** The sort key of a form in the file. Hashes may collide, so readers also compare the form. */
export function formHash(form: string): number {
  return crc32(form);
}
