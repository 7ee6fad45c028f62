import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import {
  type AddressFilter,
  noPoint,
  readEntries,
  readStreet,
  type StreetEntry,
  type StoredAddress,
  writeStreet,
} from './stored-address.ts';

const point = fc.oneof(
  fc.constant({ lat: noPoint, lon: noPoint }),
  fc.record({
    lat: fc.integer({ min: -9_000_000, max: 9_000_000 }),
    lon: fc.integer({ min: -18_000_000, max: 18_000_000 }),
  }),
);
const address: fc.Arbitrary<StoredAddress> = fc
  .record({
    value: fc.nat({ max: 99_999_999 }),
    tail: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('-14', '-1', '-')),
    unit: fc.string({ unit: 'grapheme', maxLength: 6 }),
    buildingName: fc.string({ unit: 'grapheme', maxLength: 200 }),
    postcode: fc.integer({ min: -1, max: 3 }),
    sourceId: fc.string({ maxLength: 12 }),
    unitCount: fc.nat({ max: 300 }),
    placeKind: fc.nat({ max: 5 }),
    point,
  })
  .map(({ point: { lat, lon }, ...rest }) => ({ ...rest, lat, lon }));

test('a street round-trips through the file', () => {
  fc.assert(
    fc.property(fc.array(address, { maxLength: 30 }), (addresses) => {
      const writer = new ByteWriter();
      writer.text('before');
      const start = writer.length;
      writeStreet(writer, addresses);
      expect(readStreet(new ByteReader(writer.written(), start))).toEqual(addresses);
    }),
  );
});

test('reading some addresses of a street creates no objects for the others', () => {
  fc.assert(
    fc.property(fc.array(address, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), (addresses, every) => {
      const writer = new ByteWriter();
      writeStreet(writer, addresses);
      const filter: AddressFilter = {
        wantsNumber: (value) => value % every === 0,
        wantsTail: (value, tail) => (value + tail.length) % every === 0,
      };
      const isWanted = (value: number, tail: string): boolean =>
        filter.wantsNumber(value) || (/^[-/]/.test(tail) && filter.wantsTail(value, tail));
      const read: StreetEntry[] = [];
      readEntries(new ByteReader(writer.written()), filter, (entry) => read.push(entry));
      const all = addresses.map((one, ordinal) => ({ address: one, ordinal }));
      expect(read).toEqual(all.filter(({ address: { value, tail } }) => isWanted(value, tail)));
    }),
  );
});
