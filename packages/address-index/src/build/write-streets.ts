// Second half of an import: writes spooled rows to the cold part, street by street, with the lists that point into it.
import { splitWords } from '@doorstep/address-language';
import { ByteWriter } from '../index-format/byte-writer.ts';
import { furtherNumbers, isSameBuilding, noPoint, writeStreet } from '../index-format/stored-address.ts';
import type { IndexFileWriter } from '../index-format/write-index-file.ts';
import type { AddressSpool, SpooledAddress } from './address-spool.ts';
import { mergeAddresses } from './merge-addresses.ts';
import { PairList } from './columns.ts';
import type { FinishedPostcodes } from './postcode-column.ts';
import type { StreetTable } from './street-table.ts';

interface NamedBuilding {
  street: number;
  ordinal: number;
  name: string;
  value: number;
  postcode: number;
}

/** The source of the search tables; streets still have their import numbers here. */
export interface WrittenStreets {
  addresses: number;
  merged: number;
  buildings: NamedBuilding[];
  /** In order of first appearance, with pairs of (index, street). */
  numbers: Map<number, number>;
  numberStreets: PairList;
  /** Words in house numbers ("64-r bair"), likewise. */
  numberWords: Map<string, number>;
  numberWordStreets: PairList;
  postcodeStreets: PairList;
  postcodeAddresses: Uint32Array;
}

/**
 * @param forms  receives every original row, by street form; null when shared forms are not requested.
 * @param pause  awaited a few dozen times so that an abort takes effect; receives the share written, 0 to 1.
 */
export async function writeStreets(
  spool: AddressSpool,
  {
    table,
    postcodes,
    forms,
  }: {
    table: StreetTable;
    postcodes: FinishedPostcodes;
    forms: { spool: AddressSpool; ofStreets: Uint32Array } | null;
  },
  file: Pick<IndexFileWriter, 'coldLength' | 'appendCold'>,
  pause: (share: number) => Promise<void>,
): Promise<WrittenStreets> {
  const written: WrittenStreets = {
    addresses: 0,
    merged: 0,
    buildings: [],
    numbers: new Map(),
    numberStreets: new PairList(),
    numberWords: new Map(),
    numberWordStreets: new PairList(),
    postcodeStreets: new PairList(),
    postcodeAddresses: new Uint32Array(postcodes.texts.length),
  };
  const writer = new ByteWriter();
  let parts = 0;
  for (const part of spool.parts()) {
    await pause(parts++ / spool.partCount);
    for (const [number, rows] of byStreet(part)) {
      if (postcodes.numberOf !== null) {
        for (const row of rows) row.postcode = postcodes.numberOf[row.postcode] ?? -1;
      }
      if (forms !== null) for (const row of rows) forms.spool.add(number, row, forms.ofStreets[number]);
      const addresses = mergeAddresses(rows);
      written.merged += rows.length - addresses.length;
      written.addresses += addresses.length;
      writer.clear();
      writeStreet(writer, addresses);
      table.setWritten(number, { addresses: addresses.length, offset: file.coldLength, length: writer.length });
      file.appendCold(writer.written());
      list(written, number, addresses);
      addToPlace(table, table.placeOf(number), addresses);
    }
  }
  return written;
}

function byStreet(part: Iterable<SpooledAddress>): Map<number, SpooledAddress[]> {
  const streets = new Map<number, SpooledAddress[]>();
  for (const address of part) {
    const known = streets.get(address.street);
    if (known === undefined) streets.set(address.street, [address]);
    else known.push(address);
  }
  return streets;
}

function list(written: WrittenStreets, street: number, addresses: SpooledAddress[]): void {
  let lastValue = 0;
  let lastPostcode = -1;
  let lastNamed: SpooledAddress | null = null;
  for (const [ordinal, address] of addresses.entries()) {
    if (address.value !== lastValue && address.value > 0) addNumber(written, address.value, street);
    lastValue = address.value;
    if (/\p{L}{2}/u.test(address.tail)) addNumberWords(written, address.tail, street);
    for (const number of furtherNumbers(address.value, address.tail))
      if (number > 0) addNumber(written, number, street);
    if (address.postcode >= 0) {
      if (address.postcode !== lastPostcode) written.postcodeStreets.add(address.postcode, street);
      written.postcodeAddresses[address.postcode] = (written.postcodeAddresses[address.postcode] ?? 0) + 1;
    }
    lastPostcode = address.postcode;
    if (address.buildingName === '') lastNamed = null;
    else if (lastNamed === null || !isSameBuilding(lastNamed, address)) {
      const { buildingName: name, value, postcode } = address;
      written.buildings.push({ street, ordinal, name, value, postcode });
      lastNamed = address;
    }
  }
}

/** Skips single letters, which the number itself matches: "12 B". */
function addNumberWords(written: WrittenStreets, tail: string, street: number): void {
  for (const word of splitWords(tail)) {
    if (!/^\p{L}{2,}$/u.test(word)) continue;
    let index = written.numberWords.get(word);
    if (index === undefined) {
      index = written.numberWords.size;
      written.numberWords.set(word, index);
    }
    written.numberWordStreets.add(index, street);
  }
}

function addNumber(written: WrittenStreets, value: number, street: number): void {
  let index = written.numbers.get(value);
  if (index === undefined) {
    index = written.numbers.size;
    written.numbers.set(value, index);
  }
  written.numberStreets.add(index, street);
}

function addToPlace(table: StreetTable, number: number, addresses: SpooledAddress[]): void {
  const place = table.places[number];
  if (place === undefined) return;
  place.addresses += addresses.length;
  for (const { lat, lon } of addresses) {
    if (lat === noPoint) continue;
    place.latSum += lat;
    place.lonSum += lon;
    place.points++;
  }
}
