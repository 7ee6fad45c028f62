// The encoding of a street's addresses: sorted by number, each as the difference to the previous one.
//   count, postcode count, postcode numbers…, then for each address: flags, and the fields that the flags announce.
import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

export interface StoredAddress {
  value: number;
  tail: string;
  unit: string;
  buildingName: string;
  postcode: number;
  /** Hundred-thousandths of a degree (about 1.1 m); `noPoint` in both when unknown. */
  lat: number;
  lon: number;
  sourceId: string;
  unitCount: number;
  placeKind: number;
}

export function isSameBuilding(a: StoredAddress, b: StoredAddress): boolean {
  return (
    a.value === b.value &&
    a.tail === b.tail &&
    a.buildingName === b.buildingName &&
    (a.postcode === b.postcode || a.postcode < 0 || b.postcode < 0)
  );
}

const numberParts = /\d{1,8}/g;
const range = /^-(\d{1,6})$/;
/** Beyond this span, two numbers do not form a range. */
export const maxRange = 40;

/** The house numbers within a range, on its side of the street: 3 and 5 for "1-7"; empty for other numbers. */
export function numbersBetween(value: number, tail: string): number[] {
  const last = Number(range.exec(tail)?.[1] ?? 0);
  if (value === 0 || last - value > maxRange) return [];
  const step = (last - value) % 2 === 0 ? 2 : 1;
  const between: number[] = [];
  for (let number = value + step; number < last; number += step) between.push(number);
  return between;
}

/** Further numbers that find a house besides its first: "225-231", "33/6", "19B-36". */
export function furtherNumbers(value: number, tail: string): number[] {
  return [...Array.from(tail.matchAll(numberParts), ([part]) => Number(part)), ...numbersBetween(value, tail)];
}
export const noPoint = 0x3fffffff;
export const degreesPerStep = 1e-5;

const flag = {
  sameNumber: 1,
  tail: 2,
  unit: 4,
  buildingName: 8,
  postcode: 16,
  noPoint: 32,
  sourceId: 64,
  building: 128,
} as const;

/** Appends the street's addresses, which must be in list order. */
export function writeStreet(writer: ByteWriter, addresses: readonly StoredAddress[]): void {
  const postcodes = [...new Set(addresses.map((address) => address.postcode))];
  writer.unsigned(addresses.length);
  writer.unsigned(postcodes.length);
  for (const postcode of postcodes) writer.unsigned(postcode + 1);
  const last = { value: 0, postcode: 0, lat: 0, lon: 0, sourceId: '', unitCount: 0, placeKind: 0 };
  for (const address of addresses) {
    const postcode = postcodes.indexOf(address.postcode);
    const hasPoint = address.lat !== noPoint;
    const newBuilding = address.unitCount !== last.unitCount || address.placeKind !== last.placeKind;
    writer.unsigned(
      (address.value === last.value ? flag.sameNumber : 0) |
        (address.tail === '' ? 0 : flag.tail) |
        (address.unit === '' ? 0 : flag.unit) |
        (address.buildingName === '' ? 0 : flag.buildingName) |
        (postcode === last.postcode ? 0 : flag.postcode) |
        (hasPoint ? 0 : flag.noPoint) |
        (address.sourceId === '' ? 0 : flag.sourceId) |
        (newBuilding ? flag.building : 0),
    );
    if (address.value !== last.value) writer.signed(address.value - last.value);
    if (address.tail !== '') writer.text(address.tail);
    if (address.unit !== '') writer.text(address.unit);
    if (address.buildingName !== '') writer.text(address.buildingName);
    if (postcode !== last.postcode) writer.unsigned(postcode);
    if (hasPoint) {
      writer.signed(address.lat - last.lat);
      writer.signed(address.lon - last.lon);
      last.lat = address.lat;
      last.lon = address.lon;
    }
    if (address.sourceId !== '') {
      const shared = sharedLength(last.sourceId, address.sourceId);
      writer.unsigned(shared);
      writer.text(address.sourceId.slice(shared));
      last.sourceId = address.sourceId;
    }
    if (newBuilding) {
      writer.unsigned(address.unitCount);
      writer.unsigned(address.placeKind);
      last.unitCount = address.unitCount;
      last.placeKind = address.placeKind;
    }
    last.value = address.value;
    last.postcode = postcode;
  }
}

export interface StreetEntry {
  address: StoredAddress;
  ordinal: number;
}

export interface AddressFilter {
  wantsNumber(value: number): boolean;
  /** @param tail  the part after the number, where that is a second number: "-14", "/8". */
  wantsTail(value: number, tail: string): boolean;
  /** Calls `wantsTail` for every other tail too. */
  readsTails?: boolean;
}

const hyphen = 45;
const slash = 47;

export function readStreet(reader: ByteReader): StoredAddress[] {
  const addresses: StoredAddress[] = [];
  readEntries(reader, null, ({ address }) => addresses.push(address));
  return addresses;
}

/** Allocates no objects for unwanted addresses. @param filter  null for all. */
export function readEntries(
  reader: ByteReader,
  filter: AddressFilter | null,
  visit: (entry: StreetEntry) => void,
): void {
  const count = reader.unsigned();
  const postcodes: number[] = [];
  for (let left = reader.unsigned(); left > 0; left--) postcodes.push(reader.unsigned() - 1);
  const last = { value: 0, postcode: 0, lat: 0, lon: 0, sourceId: '', unitCount: 0, placeKind: 0 };
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const flags = reader.unsigned();
    if ((flags & flag.sameNumber) === 0) last.value += reader.signed();
    const wantsNumber = filter === null || filter.wantsNumber(last.value);
    const hasTail = (flags & flag.tail) !== 0;
    const first = hasTail && !wantsNumber ? reader.firstOfText() : 0;
    const hasSecond = first === hyphen || first === slash || (hasTail && filter?.readsTails === true);
    const tail = !hasTail ? '' : wantsNumber || hasSecond ? reader.text() : reader.skipText();
    const wanted = wantsNumber || (hasSecond && filter.wantsTail(last.value, tail));
    const unit = (flags & flag.unit) === 0 ? '' : wanted ? reader.text() : reader.skipText();
    const buildingName = (flags & flag.buildingName) === 0 ? '' : wanted ? reader.text() : reader.skipText();
    if ((flags & flag.postcode) !== 0) last.postcode = reader.unsigned();
    const hasPoint = (flags & flag.noPoint) === 0;
    if (hasPoint) {
      last.lat += reader.signed();
      last.lon += reader.signed();
    }
    const hasSource = (flags & flag.sourceId) !== 0;
    if (hasSource) last.sourceId = last.sourceId.slice(0, reader.unsigned()) + reader.text();
    if ((flags & flag.building) !== 0) {
      last.unitCount = reader.unsigned();
      last.placeKind = reader.unsigned();
    }
    if (!wanted) continue;
    const address = {
      value: last.value,
      tail,
      unit,
      buildingName,
      postcode: postcodes[last.postcode] ?? -1,
      lat: hasPoint ? last.lat : noPoint,
      lon: hasPoint ? last.lon : noPoint,
      sourceId: hasSource ? last.sourceId : '',
      unitCount: last.unitCount,
      placeKind: last.placeKind,
    };
    visit({ address, ordinal });
  }
}

function sharedLength(a: string, b: string): number {
  const max = Math.min(a.length, b.length);
  let length = 0;
  while (length < max && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}
