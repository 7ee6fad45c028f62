// Last step of an import: puts places, streets and named buildings in their final order and writes the search tables.
import { postcodeKey } from '@doorstep/address-language';
import { documentFlag, offsetsPerHigh, type Sections, type TableOfContents } from '../index-format/file-layout.ts';
import { NumberColumn, NumberTable, PairList } from './columns.ts';
import type { PlaceDraft, StreetTable } from './street-table.ts';
import { TextCollector } from './text-section.ts';
import { buildVocabulary, packSorted } from './vocabulary-section.ts';
import type { WrittenStreets } from './write-streets.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';

interface Drafts {
  streets: Uint32Array;
  buildings: Uint32Array;
}

const isStreet = 0xffff_ffff;

export interface AssembledIndex {
  sections: Omit<Sections, 'blockChecksums' | 'formHashes' | 'formStarts' | 'formNotes'>;
  countries: TableOfContents['countries'];
  places: number;
  postcodes: number;
  streets: number;
}

/** @param postcodes  indexed by number, prefixed with the country: `"GB EX11 1AB"`. */
export function assembleIndex(
  table: StreetTable,
  written: WrittenStreets,
  postcodes: readonly string[],
): AssembledIndex {
  const placeOrder = [...table.places.keys()]
    .filter((place) => (table.places[place]?.addresses ?? 0) > 0)
    .sort((a, b) => (table.places[b]?.addresses ?? 0) - (table.places[a]?.addresses ?? 0) || a - b);
  const { drafts, firstDocuments } = orderDocuments(table, written, placeOrder);
  // Buildings follow the streets: each can be found by its own number and postcode.
  const documentOfStreet = new Uint32Array(table.length + written.buildings.length);
  for (const [document, street] of drafts.streets.entries()) {
    const building = drafts.buildings[document] ?? isStreet;
    documentOfStreet[building === isStreet ? street : table.length + building] = document;
  }
  listBuildings(written, table.length);

  const texts = new TextCollector();
  const countries = new NumberTable();
  const postings = new PairList();
  const placePostings = new PairList();
  const documents = fillDocuments(table, written, drafts, { texts, postings });
  const numberWords = [...written.numberWords.keys()].map((word) => texts.words.number(word));
  written.numberWordStreets.forEach((word, street) => {
    const document = documentOfStreet[street] ?? 0;
    postings.add(numberWords[word] ?? 0, document * 2);
    documents.documentFlags[document] = (documents.documentFlags[document] ?? 0) | documentFlag.wordsInNumbers;
  });
  const places = fillPlaces(table, placeOrder, { texts, countries, placePostings });

  const vocabulary = buildVocabulary(texts.words.texts, texts.elided);
  const byWord = (pairs: PairList): { starts: Uint32Array; bytes: Uint8Array } =>
    packLists(renamed(pairs, vocabulary.rename, vocabulary.spellings.length));
  const wordPostings = byWord(postings);
  const wordPlaces = byWord(placePostings);
  const postcodeSections = fillPostcodes(postcodes, written, documentOfStreet, { texts, countries });
  const words = packSorted(vocabulary.spellings);
  return {
    countries: countries.texts,
    places: placeOrder.length,
    postcodes: postcodes.length,
    streets: drafts.streets.length - written.buildings.length,
    sections: {
      wordChars: words.chars,
      wordStarts: words.starts,
      variantFrom: Uint32Array.from(vocabulary.variants, ([from]) => from),
      variantTo: Uint32Array.from(vocabulary.variants, ([, to]) => to),
      postingStarts: wordPostings.starts,
      postings: wordPostings.bytes,
      placePostingStarts: wordPlaces.starts,
      placePostings: wordPlaces.bytes,
      ...documents,
      ...places,
      placeFirstDocument: firstDocuments,
      ...postcodeSections,
      ...fillNumbers(written, documentOfStreet),
      ...buildingSections(written, drafts, documentOfStreet),
      ...texts.sections(vocabulary.rename),
    },
  };
}

function listBuildings({ buildings, numbers, numberStreets, postcodeStreets }: WrittenStreets, first: number): void {
  for (const [building, { value, postcode }] of buildings.entries()) {
    const number = numbers.get(value);
    if (number !== undefined) numberStreets.add(number, first + building);
    if (postcode >= 0) postcodeStreets.add(postcode, first + building);
  }
}

/** Grouped by place; in each place streets by falling address count, then buildings. */
function orderDocuments(
  table: StreetTable,
  written: WrittenStreets,
  placeOrder: readonly number[],
): { drafts: Drafts; firstDocuments: Uint32Array } {
  const counts = new Uint32Array(table.places.length);
  const eachDraft = (visit: (street: number, building: number) => void): void => {
    for (let street = 0; street < table.length; street++) if (table.addressesOf(street) > 0) visit(street, isStreet);
    for (const [building, { street }] of written.buildings.entries()) visit(street, building);
  };
  eachDraft((street) => {
    const place = table.placeOf(street);
    counts[place] = (counts[place] ?? 0) + 1;
  });
  const firstDocuments = new Uint32Array(placeOrder.length + 1);
  const next = new Uint32Array(table.places.length);
  let length = 0;
  for (const [index, place] of placeOrder.entries()) {
    firstDocuments[index] = length;
    next[place] = length;
    length += counts[place] ?? 0;
  }
  firstDocuments[placeOrder.length] = length;
  const drafts = { streets: new Uint32Array(length), buildings: new Uint32Array(length).fill(isStreet) };
  let lastStreets = next;
  eachDraft((street, building) => {
    if (building !== isStreet && lastStreets === next) lastStreets = next.slice(); // all streets are placed
    const place = table.placeOf(street);
    const document = next[place] ?? 0;
    drafts.streets[document] = street;
    drafts.buildings[document] = building;
    next[place] = document + 1;
  });
  for (const [index, place] of placeOrder.entries()) {
    const streets = drafts.streets.subarray(firstDocuments[index], lastStreets[place]);
    streets.sort((a, b) => table.addressesOf(b) - table.addressesOf(a) || a - b);
  }
  return { drafts, firstDocuments };
}

function fillDocuments(
  table: StreetTable,
  written: WrittenStreets,
  drafts: Drafts,
  into: { texts: TextCollector; postings: PairList },
): Pick<
  Sections,
  | 'documentName'
  | 'documentFlags'
  | 'documentAddresses'
  | 'documentOffset'
  | 'documentOffsetHigh'
  | 'documentLength'
  | 'extraDocument'
  | 'extraName'
  | 'extraIsLocality'
> {
  const { texts, postings } = into;
  const count = drafts.streets.length;
  const sections = {
    documentName: new Uint32Array(count),
    documentFlags: new Uint8Array(count),
    documentAddresses: new Uint32Array(count),
    documentOffset: new Uint32Array(count),
    documentOffsetHigh: new Uint8Array(count),
    documentLength: new Uint32Array(count),
  };
  const extras = { document: new NumberColumn(), name: new NumberColumn(), isLocality: new NumberColumn() };
  const addExtra = (document: number, text: string, isLocality: number): void => {
    extras.document.push(document);
    extras.name.push(texts.add(text));
    extras.isLocality.push(isLocality);
  };
  for (const [document, number] of drafts.streets.entries()) {
    const street = table.street(number);
    const building = written.buildings[drafts.buildings[document] ?? isStreet];
    const name = texts.add(building?.name ?? street.name);
    const { offset, length } = table.bytesOf(number);
    sections.documentName[document] = name;
    sections.documentFlags[document] =
      (building === undefined ? 0 : documentFlag.building) | (street.isTown ? documentFlag.namedAfterTown : 0);
    sections.documentAddresses[document] = building === undefined ? table.addressesOf(number) : 1;
    sections.documentOffset[document] = offset % offsetsPerHigh;
    sections.documentOffsetHigh[document] = Math.floor(offset / offsetsPerHigh);
    sections.documentLength[document] = length;
    for (const [at, word] of texts.wordsOf(name).entries()) postings.add(word, document * 2 + (at === 0 ? 1 : 0));
    const others = building === undefined ? street.aliases : [street.name, ...street.aliases];
    for (const other of others) addExtra(document, other, 0);
    if (street.locality !== '') addExtra(document, street.locality, 1);
  }
  for (let at = 0; at < extras.document.length; at++) {
    const isName = extras.isLocality.at(at) === 0;
    for (const [place, word] of texts.wordsOf(extras.name.at(at)).entries()) {
      postings.add(word, extras.document.at(at) * 2 + (place === 0 && isName ? 1 : 0));
    }
  }
  return {
    ...sections,
    documentOffsetHigh: sections.documentOffsetHigh.some((high) => high > 0)
      ? sections.documentOffsetHigh
      : new Uint8Array(),
    extraDocument: extras.document.toArray(),
    extraName: extras.name.toArray(),
    extraIsLocality: Uint8Array.from(extras.isLocality.toArray()),
  };
}

function fillPlaces(
  table: StreetTable,
  placeOrder: readonly number[],
  into: { texts: TextCollector; countries: NumberTable; placePostings: PairList },
): Pick<
  Sections,
  'placeCity' | 'placeRegion' | 'placeDistrict' | 'placeCountry' | 'placeAddresses' | 'placeLat' | 'placeLon'
> {
  const entries = placeOrder.map((place) => table.places[place]).filter((entry) => entry !== undefined);
  const column = (value: (entry: PlaceDraft) => string): Uint32Array<ArrayBuffer> =>
    Uint32Array.from(entries, (entry) => into.texts.add(value(entry)));
  const columns = [
    column((entry) => entry.city),
    column((entry) => entry.region),
    column((entry) => entry.district),
  ] as const;
  for (const names of columns) {
    for (const [place, name] of names.entries()) {
      for (const word of into.texts.wordsOf(name)) into.placePostings.add(word, place);
    }
  }
  const centre = (sum: number, points: number): number => (points === 0 ? 0 : Math.round(sum / points));
  return {
    placeCity: columns[0],
    placeRegion: columns[1],
    placeDistrict: columns[2],
    placeCountry: Uint16Array.from(entries, (entry) => into.countries.number(entry.country)),
    placeAddresses: Uint32Array.from(entries, (entry) => entry.addresses),
    placeLat: Int32Array.from(entries, (entry) => centre(entry.latSum, entry.points)),
    placeLon: Int32Array.from(entries, (entry) => centre(entry.lonSum, entry.points)),
  };
}

function fillPostcodes(
  postcodes: readonly string[],
  written: WrittenStreets,
  documentOfStreet: Uint32Array,
  into: { texts: TextCollector; countries: NumberTable },
): Pick<
  Sections,
  | 'postcodeChars'
  | 'postcodeStarts'
  | 'postcodeText'
  | 'postcodeCountry'
  | 'postcodeAddresses'
  | 'postcodePostingStarts'
  | 'postcodePostings'
  | 'postcodeOfNumber'
> {
  const sorted = postcodes
    .map((text, number) => ({
      number,
      country: text.slice(0, 2),
      shown: text.slice(3),
      key: postcodeKey(text.slice(3)),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.number - b.number));
  const postcodeOfNumber = new Uint32Array(postcodes.length);
  for (const [index, { number }] of sorted.entries()) postcodeOfNumber[number] = index;
  const keys = packSorted(sorted.map(({ key }) => key));
  const lists = renamed(
    written.postcodeStreets,
    postcodeOfNumber,
    postcodes.length,
    (street) => documentOfStreet[street] ?? 0,
  );
  const packed = packLists(lists);
  return {
    postcodeChars: keys.chars,
    postcodeStarts: keys.starts,
    postcodeText: Uint32Array.from(sorted, ({ shown }) => into.texts.addShown(shown)),
    postcodeCountry: Uint16Array.from(sorted, ({ country }) => into.countries.number(country)),
    postcodeAddresses: Uint32Array.from(sorted, ({ number }) => written.postcodeAddresses[number] ?? 0),
    postcodePostingStarts: packed.starts,
    postcodePostings: packed.bytes,
    postcodeOfNumber,
  };
}

function fillNumbers(
  written: WrittenStreets,
  documentOfStreet: Uint32Array,
): Pick<Sections, 'numberValues' | 'numberPostingStarts' | 'numberPostings'> {
  const values = [...written.numbers.keys()].sort((a, b) => a - b);
  const rename = new Uint32Array(values.length);
  for (const [index, value] of values.entries()) rename[written.numbers.get(value) ?? 0] = index;
  const lists = renamed(written.numberStreets, rename, values.length, (street) => documentOfStreet[street] ?? 0);
  const packed = packLists(lists);
  return { numberValues: Uint32Array.from(values), numberPostingStarts: packed.starts, numberPostings: packed.bytes };
}

function buildingSections(
  written: WrittenStreets,
  drafts: Drafts,
  documentOfStreet: Uint32Array,
): Pick<Sections, 'buildingDocument' | 'buildingStreet' | 'buildingOrdinal'> {
  const count = written.buildings.length;
  const sections = {
    buildingDocument: new Uint32Array(count),
    buildingStreet: new Uint32Array(count),
    buildingOrdinal: new Uint32Array(count),
  };
  let at = 0;
  for (const [document, building] of drafts.buildings.entries()) {
    if (building === isStreet) continue;
    sections.buildingDocument[at] = document;
    sections.buildingStreet[at] = documentOfStreet[drafts.streets[document] ?? 0] ?? 0;
    sections.buildingOrdinal[at] = written.buildings[building]?.ordinal ?? 0;
    at++;
  }
  return sections;
}

function renamed(
  pairs: PairList,
  renameKey: Uint32Array,
  keyCount: number,
  renameValue = (value: number): number => value,
): { starts: Uint32Array; values: Uint32Array } {
  return pairs.byKey(keyCount, (key) => renameKey[key] ?? 0, renameValue);
}

/** Delta-encodes ascending lists: list k is `bytes[starts[k]]` up to `bytes[starts[k + 1]]`. */
function packLists(lists: { starts: Uint32Array; values: Uint32Array }): {
  starts: Uint32Array;
  bytes: Uint8Array;
} {
  const writer = new ByteWriter();
  const starts = new Uint32Array(lists.starts.length);
  for (let key = 0; key + 1 < lists.starts.length; key++) {
    starts[key] = writer.length;
    let last = 0;
    const end = lists.starts[key + 1] ?? 0;
    for (let at = lists.starts[key] ?? 0; at < end; at++) {
      const value = lists.values[at] ?? 0;
      writer.unsigned(value - last);
      last = value;
    }
  }
  starts[starts.length - 1] = writer.length;
  return { starts, bytes: writer.written() };
}
