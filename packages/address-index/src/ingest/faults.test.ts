// Faults other than bad rows stop an import with one clear message and change nothing.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import { writeZip } from '../fixtures/write-zip.ts';
import { importAddresses } from '../index.ts';
import { type AddressRow, emptyRow } from './address-row.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const header = 'LON,LAT,NUMBER,STREET,CITY,POSTCODE\n';
const row = (number: number): string => `-68.6,41,${number},Elm St,Larkspur Falls,00214\n`;
const fullText = 'the disk is full: make room and start the import again';
const indexFolder = (): string => join(folder.path, 'index');

test('an import on a full disk reports it, and leaves no files behind', async () => {
  const full = function* (): Generator<AddressRow> {
    yield { ...emptyRow(), number: '12', street: 'Elm St', city: 'Larkspur', country: 'US' };
    writeFileSync('/dev/full', 'x'); // the error that a full disk causes during writing
  };
  const attempt = importAddresses({ dataset: 'test', indexFolder: indexFolder(), rows: full() });
  expect(await errorCodeOf(attempt)).toEqual(['disk_full', `${indexFolder()}: ${fullText}`]);
  expect(folder.indexFiles()).toEqual([]);
});

describe('a folder of address data', () => {
  test('with a loop or dangling links is read once', async () => {
    folder.write('open/a/town.csv', header + row(1));
    symlinkSync('..', join(folder.path, 'open/a/up'));
    symlinkSync('a', join(folder.path, 'open/again'));
    symlinkSync('self.csv', join(folder.path, 'open/self.csv'));
    symlinkSync('nowhere.csv', join(folder.path, 'open/gone.csv'));
    const summary = await folder.import('', { files: [join(folder.path, 'open')] });
    expect(summary).toMatchObject({ kept: 1, merged: 0 });
    expect(summary.files.map(({ name }) => name)).toEqual([join(folder.path, 'open/a/town.csv')]);
    expect(summary.skipped.map((name) => name.slice(folder.path.length)).toSorted()).toEqual([
      '/open/a/up',
      '/open/again',
      '/open/gone.csv',
      '/open/self.csv',
    ]);
  });

  test('is read through links, and next to them', async () => {
    folder.write('elsewhere/town.csv', header + row(1));
    folder.write('open/own.csv', header + row(2));
    symlinkSync('../elsewhere', join(folder.path, 'open/linked'));
    symlinkSync('../elsewhere/town.csv', join(folder.path, 'open/town.csv'));
    expect(await folder.import('', { files: [join(folder.path, 'open')] })).toMatchObject({ kept: 2, rowsRead: 3 });
  });

  test('that links to itself is reported', async () => {
    symlinkSync('self', join(folder.path, 'self'));
    expect(await errorCodeOf(folder.import('', { files: [join(folder.path, 'self')] }))).toEqual([
      'file_unreadable',
      expect.stringContaining('self: it is a link that leads to itself'),
    ]);
  });
});

describe('an archive that unpacks to far more than address data would', () => {
  const bomb = Buffer.concat([Buffer.from(header + row(1)), Buffer.alloc(65 * 1024 * 1024, `${' '.repeat(1023)}\n`)]);
  test.each([
    ['gzip', () => gzipSync(bomb)],
    ['zip', () => writeZip({ 'town.csv': bomb })],
  ])('stops the import: %s', async (_, pack) => {
    expect(await errorCodeOf(folder.import(pack()))).toEqual([
      'file_unpacks_too_large',
      expect.stringContaining('more than 250 times its size'),
    ]);
    expect(folder.indexFiles()).toEqual([]);
  });
});

test('names of columns and files are escaped for the terminal', async () => {
  const attempt = errorCodeOf(folder.import('A\u001b[31mB,\u0007C,\u009b2J\nx,y,z\n'));
  expect(await attempt).toEqual(['format_unknown', expect.stringContaining('columns A [31mB,  C,  2J')]);
  const name = folder.write('\u001b[2Jtown.csv', 'a,b\n1,x\n');
  const [, message] = await errorCodeOf(folder.import('', { files: [name] }));
  expect(message).not.toMatch(/\p{Cc}/u);
});

describe('an import under a new name', () => {
  const rowsThat = (work: () => void | Promise<void>) =>
    async function* (): AsyncGenerator<AddressRow> {
      yield { ...emptyRow(), number: '12', street: 'Elm St', city: 'Larkspur', country: 'US' };
      await work();
    };
  const start = (work: () => void | Promise<void>, replace = false) =>
    importAddresses({ dataset: 'test', indexFolder: indexFolder(), rows: rowsThat(work)(), replace });

  test('is refused while another import of that name runs, and one of another name is not', async () => {
    let second: unknown;
    let other: unknown;
    await start(async () => {
      second = await errorCodeOf(folder.import(header + row(1)));
      other = await folder.import(header + row(1), { dataset: 'test-2' });
    });
    expect(second).toEqual(['import_running', expect.stringContaining('another import of "test" is under way')]);
    expect(other).toMatchObject({ kept: 1 });
  });

  test('does not replace a data set that appeared meanwhile', async () => {
    const attempt = errorCodeOf(
      start(() => {
        mkdirSync(indexFolder(), { recursive: true });
        writeFileSync(join(indexFolder(), 'test.addresses'), 'of the other');
      }),
    );
    expect(await attempt).toEqual(['dataset_exists', expect.stringContaining('already a data set "test"')]);
    expect(folder.indexFiles()).toEqual(['test.addresses']);
  });
});
