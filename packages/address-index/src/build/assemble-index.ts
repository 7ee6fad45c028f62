// Last step of an import: puts places, streets and named buildings into their final order and writes the search tables.
import { postcodeKey } from '@doorstep/address-language';
import { documentFlag, type Sections, type TableOfContents } from '../index-format/file-layout.ts';
import { NumberTable } from './number-table.ts';
import { PairList } from './pair-list.ts';
import { packLists } from './posting-lists.ts';
import type { PlaceDraft, StreetTable } from './street-table.ts';
import { TextCollector } from './text-section.ts';
import { buildVocabulary, packSorted } from './vocabulary-section.ts';
import type { WrittenStreets } from './write-streets.ts';

/** A document on its way into the file. `building` is an index into the named buildings, -1 for a street. */
interface Draft {
  street: number;
  building: number;
}

export interface AssembledIndex {
  sections: Omit<Sections, 'blockChecksums' | 'formHashes' | 'formStarts' | 'formNotes'>;
  countries: TableOfContents['countries'];
  places: number;
  postcodes: number;
  streets: number;
}

/** @param postcodes  by number: `"GB EX11 1AB"`, the country first. */
export function assembleIndex(
  table: StreetTable,
  written: WrittenStreets,
  postcodes: readonly string[],
): AssembledIndex {
  const placeOrder = [...table.places.keys()]
    .filter((place) => (table.places[place]?.addresses ?? 0) > 0)
    .sort((a, b) => (table.places[b]?.addresses ?? 0) - (table.places[a]?.addresses ?? 0) || a - b);
  const { drafts, firstDocuments } = orderDocuments(table, written, placeOrder);
  const documentOfStreet = new Uint32Array(table.streets.length);
  for (const [document, draft] of drafts.entries()) if (draft.building < 0) documentOfStreet[draft.street] = document;

  const texts = new TextCollector();
  const countries = new NumberTable();
  const postings = new PairList();
  const placePostings = new PairList();
  const documents = fillDocuments(table, written, drafts, { texts, postings });
  const numberWords = [...written.numberWords.keys()].map((word) => texts.words.number(word));
  written.numberWordStreets.forEach((word, street) => {
    postings.add(numberWords[word] ?? 0, (documentOfStreet[street] ?? 0) * 2);
  });
  const places = fillPlaces(table, placeOrder, { texts, countries, placePostings });

  const vocabulary = buildVocabulary(texts.words.texts);
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
    streets: drafts.length - written.buildings.length,
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

function orderDocuments(
  table: StreetTable,
  written: WrittenStreets,
  placeOrder: readonly number[],
): { drafts: Draft[]; firstDocuments: Uint32Array } {
  const byPlace = new Map<number, Draft[]>();
  const add = (street: number, building: number): void => {
    const entry = table.streets[street];
    if (entry === undefined || entry.addresses === 0) return;
    const list = byPlace.get(entry.place) ?? [];
    list.push({ street, building });
    byPlace.set(entry.place, list);
  };
  for (const street of table.streets.keys()) add(street, -1);
  for (const [building, { street }] of written.buildings.entries()) add(street, building);
  const size = (draft: Draft): number => (draft.building < 0 ? (table.streets[draft.street]?.addresses ?? 0) : 0); // buildings after all streets
  const drafts: Draft[] = [];
  const firstDocuments = new Uint32Array(placeOrder.length + 1);
  for (const [index, place] of placeOrder.entries()) {
    firstDocuments[index] = drafts.length;
    const list = byPlace.get(place) ?? [];
    list.sort((a, b) => size(b) - size(a) || a.street - b.street || a.building - b.building);
    for (const draft of list) drafts.push(draft);
  }
  firstDocuments[placeOrder.length] = drafts.length;
  return { drafts, firstDocuments };
}

function fillDocuments(
  table: StreetTable,
  written: WrittenStreets,
  drafts: readonly Draft[],
  into: { texts: TextCollector; postings: PairList },
): Pick<
  Sections,
  | 'documentName'
  | 'documentFlags'
  | 'documentAddresses'
  | 'documentOffset'
  | 'documentLength'
  | 'extraDocument'
  | 'extraName'
  | 'extraIsLocality'
> {
  const { texts, postings } = into;
  const sections = {
    documentName: new Uint32Array(drafts.length),
    documentFlags: new Uint8Array(drafts.length),
    documentAddresses: new Uint32Array(drafts.length),
    documentOffset: new Uint32Array(drafts.length),
    documentLength: new Uint32Array(drafts.length),
  };
  const extras: [document: number, name: number, isLocality: number][] = [];
  for (const [document, draft] of drafts.entries()) {
    const street = table.streets[draft.street];
    if (street === undefined) continue;
    const building = written.buildings[draft.building];
    const name = texts.add(building?.name ?? street.name);
    sections.documentName[document] = name;
    sections.documentFlags[document] =
      (building === undefined ? 0 : documentFlag.building) | (street.isTown ? documentFlag.namedAfterTown : 0);
    sections.documentAddresses[document] = building === undefined ? street.addresses : 1;
    sections.documentOffset[document] = street.blobOffset;
    sections.documentLength[document] = street.blobLength;
    for (const [at, word] of texts.wordsOf(name).entries()) postings.add(word, document * 2 + (at === 0 ? 1 : 0));
    const others = building === undefined ? street.aliases : [street.name, ...street.aliases];
    for (const other of others) extras.push([document, texts.add(other), 0]);
    if (street.locality !== '') extras.push([document, texts.add(street.locality), 1]);
  }
  for (const [document, name, isLocality] of extras) {
    for (const [at, word] of texts.wordsOf(name).entries()) {
      postings.add(word, document * 2 + (at === 0 && isLocality === 0 ? 1 : 0));
    }
  }
  return {
    ...sections,
    extraDocument: Uint32Array.from(extras, ([document]) => document),
    extraName: Uint32Array.from(extras, ([, name]) => name),
    extraIsLocality: Uint8Array.from(extras, ([, , isLocality]) => isLocality),
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
  drafts: readonly Draft[],
  documentOfStreet: Uint32Array,
): Pick<Sections, 'buildingDocument' | 'buildingStreet' | 'buildingOrdinal'> {
  const rows = [...drafts.entries()].filter(([, draft]) => draft.building >= 0);
  return {
    buildingDocument: Uint32Array.from(rows, ([document]) => document),
    buildingStreet: Uint32Array.from(rows, ([, draft]) => documentOfStreet[draft.street] ?? 0),
    buildingOrdinal: Uint32Array.from(rows, ([, draft]) => written.buildings[draft.building]?.ordinal ?? 0),
  };
}

function renamed(
  pairs: PairList,
  renameKey: Uint32Array,
  keyCount: number,
  renameValue = (value: number): number => value,
): { starts: Uint32Array; values: Uint32Array } {
  return pairs.byKey(keyCount, (key) => renameKey[key] ?? 0, renameValue);
}
