// Resolves the numbers of an open index file to words, documents, places and postcodes. Searching is elsewhere.
import { ByteReader } from './byte-reader.ts';
import {
  type DatasetInfo,
  documentFlag,
  offsetsPerHigh,
  type Sections,
  type TableOfContents,
  formHash,
} from './file-layout.ts';
import { IndexFile } from './open-index-file.ts';
import type { SharedTables } from './read-tables.ts';
import { RecentMap } from './recent-map.ts';
import {
  type AddressFilter,
  furtherNumbers,
  readEntries,
  readStreet,
  type StoredAddress,
  type StreetEntry,
} from './stored-address.ts';
import { SortedTexts } from './sorted-texts.ts';
import { lowerBound } from './lower-bound.ts';
import type { SharedForm } from '../normalise/home-form.ts';
import { postcodeKey } from '@doorstep/address-language';

/** Displayed parts of a place; missing parts are "". */
export interface Place {
  country: string;
  region: string;
  district: string;
  city: string;
}

export interface KnownPostcode {
  postcode: string;
  countryCode: string;
}

const noNames: readonly { name: number; isLocality: boolean }[] = [];

/** Streets with all addresses in memory, at about 100 bytes each; a street has 16 on average, a few have thousands. */
const cachedStreets = 64;

/** One open data set. Documents, places, postcodes and texts are identified by numbers, valid only in this file. */
export class IndexReader {
  readonly file: IndexFile;
  readonly sections: Sections;
  readonly contents: TableOfContents;
  readonly words: SortedTexts;
  readonly postcodes: SortedTexts;
  readonly documentCount: number;
  readonly placeCount: number;
  readonly #streets = new RecentMap<number, StoredAddress[]>(cachedStreets);

  /** @param known  tables loaded by another thread. @throws IndexFileError */
  constructor(path: string, known: readonly SharedTables[] = []) {
    this.file = new IndexFile(path, known);
    this.sections = this.file.sections;
    this.contents = this.file.contents;
    this.words = new SortedTexts(this.sections.wordChars, this.sections.wordStarts);
    this.postcodes = new SortedTexts(this.sections.postcodeChars, this.sections.postcodeStarts);
    this.documentCount = this.sections.documentName.length;
    this.placeCount = this.sections.placeCity.length;
  }

  info(): DatasetInfo {
    const { hot } = this.contents;
    return { ...this.contents.info, mapping: this.contents.info.mapping ?? null, bytes: hot.offset + hot.length };
  }

  text(number: number): string {
    const { textBytes, textStarts } = this.sections;
    const start = textStarts[number] ?? 0;
    const length = (textStarts[number + 1] ?? start) - start;
    return length === 0 ? '' : Buffer.from(textBytes.buffer, textBytes.byteOffset + start, length).toString('utf8');
  }

  wordsOfText(number: number): number[] {
    const { textWords, textWordStarts } = this.sections;
    const end = textWordStarts[number + 1] ?? 0;
    const words: number[] = [];
    for (let at = textWordStarts[number] ?? end; at < end;) {
      let byte = textWords[at++] ?? 0;
      let word = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textWords[at++] ?? 0;
        word |= (byte & 127) << shift;
      }
      words.push(word);
    }
    return words;
  }

  extraNames(document: number): readonly { name: number; isLocality: boolean }[] {
    const { extraDocument, extraName, extraIsLocality } = this.sections;
    const first = lowerBound(extraDocument, document);
    if (extraDocument[first] !== document) return noNames;
    const names: { name: number; isLocality: boolean }[] = [];
    for (let at = first; extraDocument[at] === document; at++) {
      names.push({ name: extraName[at] ?? 0, isLocality: extraIsLocality[at] === 1 });
    }
    return names;
  }

  /** The name that is shown. */
  nameOf(document: number): string {
    return this.text(this.sections.documentName[document] ?? 0);
  }

  /** "" for none. */
  localityOf(document: number): string {
    const locality = this.extraNames(document).find(({ isLocality }) => isLocality);
    return locality === undefined ? '' : this.text(locality.name);
  }

  placeOf(document: number): number {
    const { placeFirstDocument } = this.sections;
    return Math.max(0, lowerBound(placeFirstDocument, document + 1) - 1);
  }

  place(place: number): Place {
    const { placeCity, placeRegion, placeDistrict, placeCountry } = this.sections;
    return {
      country: this.contents.countries[placeCountry[place] ?? 0] ?? '',
      region: this.text(placeRegion[place] ?? 0),
      district: this.text(placeDistrict[place] ?? 0),
      city: this.text(placeCity[place] ?? 0),
    };
  }

  countryOfPlace(place: number): string {
    return this.contents.countries[this.sections.placeCountry[place] ?? 0] ?? '';
  }

  countryOf(document: number): string {
    return this.countryOfPlace(this.placeOf(document));
  }

  isBuilding(document: number): boolean {
    return ((this.sections.documentFlags[document] ?? 0) & documentFlag.building) !== 0;
  }

  building(document: number): { street: number; ordinal: number } | null {
    if (!this.isBuilding(document)) return null;
    const { buildingDocument, buildingStreet, buildingOrdinal } = this.sections;
    const at = lowerBound(buildingDocument, document);
    return { street: buildingStreet[at] ?? 0, ordinal: buildingOrdinal[at] ?? 0 };
  }

  /** The addresses of a street in list order. Cached, so do not modify. @throws IndexFileError */
  addresses(street: number): readonly StoredAddress[] {
    return this.#streets.getOrMake(street, () => readStreet(this.#streetBytes(street)));
  }

  /** Not cached, because the next key press usually needs other streets. @throws IndexFileError */
  someAddresses(street: number, filter: AddressFilter): StreetEntry[] {
    const entries: StreetEntry[] = [];
    readEntries(this.#streetBytes(street), filter, (entry) => entries.push(entry));
    return entries;
  }

  /** Whether any part of a house number of the street matches: "225-245", "33/6". @throws IndexFileError */
  hasNumber(street: number, fits: (value: number) => boolean): boolean {
    let isFound = false;
    const look = (value: number): boolean => {
      isFound ||= value > 0 && fits(value);
      return false;
    };
    readEntries(
      this.#streetBytes(street),
      {
        readsTails: true,
        wantsNumber: look,
        wantsTail: (value, tail) => {
          furtherNumbers(value, tail).forEach(look);
          return false;
        },
      },
      () => undefined,
    );
    return isFound;
  }

  #streetBytes(street: number): ByteReader {
    const { documentOffset, documentOffsetHigh, documentLength } = this.sections;
    const offset = (documentOffsetHigh[street] ?? 0) * offsetsPerHigh + (documentOffset[street] ?? 0);
    return new ByteReader(this.file.readCold(offset, documentLength[street] ?? 0));
  }

  postcodeOf(address: StoredAddress): string {
    return address.postcode < 0 ? '' : this.postcodeText(this.postcodeIndex(address));
  }

  /** The position of an address's postcode in the sorted list; -1 for none. */
  postcodeIndex(address: StoredAddress): number {
    return address.postcode < 0 ? -1 : (this.sections.postcodeOfNumber[address.postcode] ?? -1);
  }

  postcodeText(index: number): string {
    return this.text(this.sections.postcodeText[index] ?? 0);
  }

  countryOfPostcode(index: number): string {
    return this.contents.countries[this.sections.postcodeCountry[index] ?? 0] ?? '';
  }

  /** Positions in the sorted list. */
  *postcodesFrom(start: string, fits: (known: KnownPostcode) => boolean): Generator<number> {
    const [from, to] = this.postcodes.withPrefix(postcodeKey(start));
    for (let index = from; index < to; index++) {
      if (fits({ postcode: this.postcodeText(index), countryCode: this.countryOfPostcode(index) })) yield index;
    }
  }

  postcodeDocuments(index: number): number[] {
    const { postcodePostings, postcodePostingStarts } = this.sections;
    const end = postcodePostingStarts[index + 1] ?? 0;
    const reader = new ByteReader(postcodePostings, postcodePostingStarts[index] ?? end);
    const documents: number[] = [];
    for (let document = 0; reader.at < end; documents.push(document)) document += reader.unsigned();
    return documents;
  }

  /** The import's record of a form; null for a form that occurs in one place only. */
  sharedForm(form: string): SharedForm | null {
    const { formHashes } = this.sections;
    const hash = formHash(form);
    for (let at = lowerBound(formHashes, hash); formHashes[at] === hash; at++) {
      const found = this.#sharedForm(at);
      if (found.form === form) return found;
    }
    return null;
  }

  *sharedForms(): Generator<SharedForm> {
    for (let at = 0; at < this.sections.formHashes.length; at++) yield this.#sharedForm(at);
  }

  #sharedForm(at: number): SharedForm {
    const { formStarts, formNotes } = this.sections;
    const note = formNotes.subarray(formStarts[at], formStarts[at + 1]);
    return JSON.parse(Buffer.from(note).toString('utf8')) as SharedForm;
  }

  close(): void {
    this.#streets.clear();
    this.file.close();
  }
}
