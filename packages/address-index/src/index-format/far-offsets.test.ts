// Offsets beyond 4 GiB without writing 4 GiB: a small file declares that its cold part starts that far before the file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assembleIndex } from '../build/assemble-index.ts';
import { AddressCollector } from '../build/address-collector.ts';
import { AddressSpool } from '../build/address-spool.ts';
import { writeStreets } from '../build/write-streets.ts';
import { createImportFolder, type ImportFolder } from '../fixtures/import-folder.ts';
import { emptyRow } from '../ingest/address-row.ts';
import { openAddressIndex } from '../open-address-index.ts';
import {
  blockBytes,
  formatVersion,
  headerBytes,
  magic,
  sectionKinds,
  type SectionName,
  type Sections,
  type TableOfContents,
} from './file-layout.ts';
import { IndexReader } from './index-reader.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const columns = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,COUNTRY';
const rows = ['12,Main St', '14,Main St', '7,Far Away Rd'].map(
  (row) => `-72.5,43.1,${row},,Larkspur Falls,,XN,00214,US`,
);
/** A multiple of the block size, so that the file's blocks stay aligned. */
const farBytes = 3 * 0x1_0000_0000;

test('a street more than 4 GiB into the file is written, found and read', async () => {
  await folder.import([columns, ...rows].join('\n'));
  const path = join(folder.path, 'index', 'test.addresses');
  const reader = new IndexReader(path);
  const { sections, contents } = reader;
  const blockChecksums = new Uint32Array(farBytes / blockBytes + sections.blockChecksums.length);
  blockChecksums.set(sections.blockChecksums, farBytes / blockBytes);
  const documentOffsetHigh = new Uint8Array(sections.documentOffset.length).fill(farBytes / 0x1_0000_0000);
  const { cold } = contents;
  const coldPart = readFileSync(path).subarray(cold.offset, cold.offset + cold.length);
  mkdirSync(join(folder.path, 'far'));
  writeFar(join(folder.path, 'far', 'test.addresses'), coldPart, contents, {
    ...sections,
    blockChecksums,
    documentOffsetHigh,
  });
  reader.close();

  const index = openAddressIndex(join(folder.path, 'far'), { secret: 'test' });
  try {
    expect(index.damagedFiles()).toEqual([]);
    const [item] = index.find({ Text: '7 far away', Countries: [], language: 'en' });
    expect(index.retrieve(item?.Id ?? '')).toMatchObject({
      number: '7',
      street: 'Far Away Rd',
      city: 'Larkspur Falls',
    });
  } finally {
    index.close();
  }
});

test('an import continues beyond 4 GiB of addresses', async () => {
  const spool = new AddressSpool(folder.path);
  const collector = new AddressCollector(spool);
  for (const street of ['Near St', 'Far Away Rd']) {
    const place = { city: 'Larkspur Falls', region: 'XN', country: 'US', lat: 43, lon: -72 };
    expect(collector.add({ ...emptyRow(), ...place, number: '1', street }, 'point')).toBeNull();
  }
  const file = {
    coldLength: 2 * 0x1_0000_0000 - 10,
    appendCold: (bytes: Uint8Array) => (file.coldLength += bytes.length),
  };
  const { table } = collector;
  const postcodes = collector.postcodes.finish();
  const parts = { table, postcodes, forms: null };
  const written = await writeStreets(spool, parts, file, async () => undefined);
  spool.remove();
  const { documentOffset, documentOffsetHigh } = assembleIndex(table, written, postcodes.texts).sections;
  const offsets = [...documentOffset].map((low, document) => low + (documentOffsetHigh[document] ?? 0) * 0x1_0000_0000);
  const [first = 0, second = 0] = offsets;
  expect(first).toBe(2 * 0x1_0000_0000 - 10);
  expect(second).toBeGreaterThan(2 * 0x1_0000_0000);
  expect(second).toBeLessThan(file.coldLength);
});

/** A file whose table of contents declares a cold part that is `farBytes` longer and starts that much earlier. */
function writeFar(path: string, coldPart: Buffer, contents: TableOfContents, sections: Sections): void {
  const pieces: Buffer[] = [];
  const places: TableOfContents['sections'] = [];
  let length = 0;
  for (const name of Object.keys(sectionKinds) as SectionName[]) {
    const array = sections[name];
    const piece = Buffer.alloc(Math.ceil(array.byteLength / 8) * 8);
    piece.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    pieces.push(piece);
    places.push({ name, offset: length, length: array.length });
    length += piece.length;
  }
  const hotPart = Buffer.concat(pieces);
  const table = Buffer.from(
    JSON.stringify({
      ...contents,
      cold: { offset: headerBytes - farBytes, length: coldPart.length + farBytes },
      hot: { offset: headerBytes + coldPart.length, length, checksum: crc32(hotPart) },
      sections: places,
    }),
  );
  const header = Buffer.alloc(headerBytes);
  magic.copy(header);
  header.writeUInt32LE(formatVersion, 16);
  header.writeUInt32LE(table.length, 20);
  header.writeDoubleLE(headerBytes + coldPart.length + length, 24);
  header.writeUInt32LE(crc32(table), 32);
  writeFileSync(path, Buffer.concat([header, coldPart, hotPart, table]));
}
