// Data that changes under an open index: imported again, truncated, damaged, unreadable.
import { copyFileSync, mkdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, type ImportFolder } from './fixtures/import-folder.ts';
import { type AddressData, type AddressIndex, openAddressIndex } from './index.ts';

let folder: ImportFolder;
let path: string;
let index: AddressIndex;
beforeEach(async () => {
  folder = createImportFolder();
  path = join(folder.path, 'index', 'test.addresses');
  await folder.import(rowsOf('Old St'));
  index = openAddressIndex(join(folder.path, 'index'), { secret: 'test' });
});
afterEach(() => {
  index.close();
  folder.remove();
});

const columns = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,COUNTRY';

/** Enough streets that the tables span several chunks. */
function rowsOf(street: string, streets = 1): string {
  const rows = Array.from(
    { length: streets },
    (_, at) => `-72.5,43.1,${at + 1},${street} ${at},,Larkspur,,XN,00214,US`,
  );
  return [columns, ...rows].join('\n');
}

function find(text: string, data: AddressData | null = index): string[] | undefined {
  return data?.find({ Text: text, Countries: [], language: 'en' }).map(({ Text }) => Text);
}

async function refreshGently(): Promise<boolean> {
  const hasChanged = await index.prepareGently();
  index.adopt();
  return hasChanged;
}

describe('new address data', () => {
  test('is read in chunks, and searched once adopted', async () => {
    await folder.import(rowsOf('New St', 30_000));
    expect(readFileSync(path).length).toBeGreaterThan(2 * 1024 * 1024);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      if (isDone) return;
      turns += 1;
      expect(find('1 old st')).toEqual(['1 Old St 0']);
      setImmediate(count);
    };
    // At most once per turn of the event loop, however fast the machine.
    setImmediate(count);
    expect(await Promise.all([index.prepareGently(), index.prepareGently()])).toEqual([true, true]);
    isDone = true;
    expect(turns).toBeGreaterThan(1);
    expect(find('1 old st')).toEqual(['1 Old St 0']);
    expect([find('1 old st', index.prepared()), find('1 new st 0', index.prepared())]).toEqual([[], ['1 New St 0']]);
    index.adopt();
    expect([find('1 old st'), find('1 new st 0')]).toEqual([[], ['1 New St 0']]);
    expect(await index.prepareGently()).toBe(false);
    expect(index.prepared()).toBeNull();
  });

  test('leaves addresses of the replaced data selectable', async () => {
    const [chosen] = index.find({ Text: '1 old st', Countries: [], language: 'en' });
    await folder.import(rowsOf('New St'));
    expect(index.refresh()).toBe(true);
    expect(index.retrieve(chosen?.Id ?? '')?.street).toBe('Old St 0');
  });

  test('that is replaced while being read is skipped, and the newest follows', async () => {
    await folder.import(rowsOf('Newer Rd'));
    copyFileSync(path, `${path}.newer`);
    await folder.import(rowsOf('New St'));
    const refreshing = refreshGently();
    renameSync(`${path}.newer`, path); // while the previous file is being read
    await refreshing;
    expect([find('1 old st'), find('1 new st'), find('1 newer rd')]).toEqual([['1 Old St 0'], [], []]);
    expect(await refreshGently()).toBe(true);
    expect([find('1 old st'), find('1 newer rd')]).toEqual([[], ['1 Newer Rd 0']]);
  });
});

test('a folder on an unmounted disk does not count as empty', async () => {
  const away = join(folder.path, 'index');
  renameSync(away, `${away}.away`);
  expect([index.refresh(), await refreshGently()]).toEqual([false, false]);
  expect([find('1 old st'), index.datasets().length]).toEqual([['1 Old St 0'], 1]);
  renameSync(`${away}.away`, away);
  expect(index.refresh()).toBe(false);
  expect(find('1 old st')).toEqual(['1 Old St 0']);
});

describe.each([
  ['at once', () => index.refresh()],
  ['piece by piece', refreshGently],
] as const)('a file that cannot be used, read %s', (_, refresh) => {
  const damagedAfter = async (): Promise<string[]> => {
    await refresh();
    expect(await refresh()).toBe(false);
    return index.damagedFiles().map(({ message }) => message.replace(folder.path, ''));
  };

  test.each([
    ['a single byte', 1, 'this is not an address index'],
    ['the header alone', 64, 'the file has been cut off'],
  ])('is skipped when it is %s', async (_, length, cause) => {
    copyFileSync(path, `${path}.cut`);
    truncateSync(`${path}.cut`, length);
    renameSync(`${path}.cut`, path);
    expect(await damagedAfter()).toEqual([`/index/test.addresses: ${cause}`]);
    expect(find('1 old st')).toEqual([]);
  });

  test('is skipped when it is truncated', async () => {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.cut`, bytes.subarray(0, bytes.length - 1));
    renameSync(`${path}.cut`, path);
    expect(await damagedAfter()).toEqual(['/index/test.addresses: the file has been cut off']);
  });

  test('is skipped when its tables have a wrong byte', async () => {
    const bytes = readFileSync(path);
    bytes[bytes.readDoubleLE(24) - 9] = (bytes[bytes.readDoubleLE(24) - 9] ?? 0) ^ 1;
    writeFileSync(`${path}.wrong`, bytes);
    renameSync(`${path}.wrong`, path);
    expect(await damagedAfter()).toEqual(['/index/test.addresses: the search tables do not match their checksum']);
    await folder.import(rowsOf('New St'));
    expect(await refresh()).toBe(true);
    expect(index.damagedFiles()).toEqual([]);
    expect(find('1 new st')).toEqual(['1 New St 0']);
  });

  test('is skipped next to a readable one', async () => {
    symlinkSync('loop.addresses', join(folder.path, 'index', 'loop.addresses'));
    mkdirSync(join(folder.path, 'index', 'folder.addresses'));
    expect(await damagedAfter()).toEqual([
      '/index/folder.addresses: this is not an address index',
      '/index/loop.addresses: the file cannot be read (ELOOP)',
    ]);
    expect(find('1 old st')).toEqual(['1 Old St 0']);
  });
});
