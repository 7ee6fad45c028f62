import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { FindItem, FindQuery } from '@doorstep/address-lookup';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { importAddresses, importDemoAddresses, LookupIdError, readItems } from '../index.ts';
import { type AddressIndex, openAddressIndex } from '../open-address-index.ts';
import { createFindThreads, type FindThreads } from './find-threads.ts';

const secret = 'test';
const demo = mkdtempSync(join(tmpdir(), 'doorstep-threads-demo-'));
let folder = '';
let index: AddressIndex;
let foundHere = 0;
let counting: AddressIndex;
let threads: FindThreads;
let forgotten = 0;
let begun = 0;
let ready = 0;
const onWorker = (worker: Worker): void => {
  begun += 1;
  worker.once('message', () => {
    ready += 1;
    worker.once('exit', () => (ready -= 1));
  });
};
const ended = vi.fn<(cause: unknown) => void>();
const find = async (query: FindQuery): Promise<FindItem[]> => readItems(await threads.find(query));
const query = (text: string): FindQuery => ({ Text: text, Countries: [], language: 'en' });

beforeAll(() => importDemoAddresses({ indexFolder: demo }), 60_000);
afterAll(() => rmSync(demo, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-threads-'));
  cpSync(demo, folder, { recursive: true });
  index = openAddressIndex(folder, { secret });
  foundHere = 0;
  forgotten = 0;
  begun = 0;
  ready = 0;
  process.on('worker', onWorker);
  ended.mockReset();
  const counted: AddressIndex['find'] = (asked) => {
    foundHere += 1;
    return index.find(asked);
  };
  const dropSearchCache = (): void => {
    forgotten += 1;
    index.dropSearchCache();
  };
  counting = { ...index, find: counted, dropSearchCache };
  threads = startThreads();
});

function startThreads(): FindThreads {
  return createFindThreads(counting, { folder, secret, count: 2, minBytes: 0, ended });
}

afterEach(async () => {
  process.off('worker', onWorker);
  await threads.close();
  index.close();
  rmSync(folder, { recursive: true, force: true });
});

async function untilReady(): Promise<void> {
  await expect.poll(() => ready, { message: 'threads that are ready', timeout: 60_000, interval: 5 }).toBe(2);
}

test('search threads give the same answers as the index, even while they start', async () => {
  const typed = '12 high street thistlecombe';
  const texts = Array.from(typed, (_, at) => typed.slice(0, at + 1)).concat('pebble lane', 'nothing of the kind', '');
  for (const text of texts) expect(await find(query(text))).toEqual(index.find(query(text)));
  await untilReady();
  // The calling thread's search cache is dropped once the threads take over.
  expect(forgotten).toBeGreaterThan(0);
  const before = foundHere;
  const answers = await Promise.all(texts.map((text) => find(query(text))));
  expect(answers).toEqual(texts.map((text) => index.find(query(text))));
  expect(foundHere).toBe(before);
});

test('a search thread opens containers of another thread, and refuses foreign ids', async () => {
  await untilReady();
  const [street] = await find(query('high street'));
  if (street === undefined) throw new Error('the demo has a High Street');
  const inside = { ...query('high street'), Container: street.Id };
  expect(await find(inside)).toEqual(index.find(inside));
  await expect(find({ ...inside, Container: 'GB|DS|S|made-up' })).rejects.toThrow(LookupIdError);
});

test('search threads are ready before the first search', async () => {
  await untilReady();
  await find(query('high street'));
  expect(foundHere).toBe(0);
});

test('a small index has no search threads', async () => {
  await threads.close();
  begun = 0;
  const usual = createFindThreads(counting, { folder, secret, count: 2, ended });
  for (let count = 1; count <= 3; count += 1) {
    await usual.find(query('high street'));
    expect(foundHere).toBe(count);
  }
  await usual.close();
  expect(begun).toBe(0);
});

async function importQuarrelLane(dataset: string): Promise<void> {
  const file = join(folder, 'more.csv');
  writeFileSync(file, 'NUMBER,STREET,CITY,POSTCODE,LAT,LON\n9,Quarrel Lane,Larkspur Falls,00214,44.1,-72.1\n');
  await importAddresses({ files: [file], dataset, country: 'US', indexFolder: folder, replace: true });
}

/** Enough concurrent Finds to reach every thread. */
async function findOften(text: string): Promise<(string | undefined)[]> {
  const found = await Promise.all(Array.from({ length: 10 }, () => find(query(text))));
  return [...new Set(found.map(([first]) => first?.Text))];
}

test('search threads answer from the old data until the new is adopted, then all from the new', async () => {
  await untilReady();
  const text = '9 quarrel lane larkspur';
  await importQuarrelLane('more');
  expect(await index.prepareGently()).toBe(true);
  threads.prepare();
  const before = foundHere;
  expect(await findOften(text)).toEqual(['9 Quarry Lane']);
  const prepared = await Promise.all(['9 quarrel', 'quarrel lane'].map((each) => threads.findPrepared(query(each))));
  expect(prepared.map((found) => readItems(found)[0]?.Text)).toEqual(['9 Quarrel Lane', '9 Quarrel Lane']);
  expect(await findOften(text)).toEqual(['9 Quarry Lane']);
  index.adopt();
  threads.adopt();
  expect(await findOften(text)).toEqual(['9 Quarrel Lane']);
  expect(foundHere).toBe(before);
});

test('a search thread that starts with newer data is used once the index has adopted it', async () => {
  await threads.close();
  await importQuarrelLane('more');
  threads = startThreads();
  await untilReady();
  expect(await findOften('9 quarrel lane larkspur')).toEqual(['9 Quarry Lane']);
  expect(foundHere).toBe(10);
  index.refresh();
  threads.adopt();
  expect(await findOften('9 quarrel lane larkspur')).toEqual(['9 Quarrel Lane']);
  expect(foundHere).toBe(10);
});

test('tables of a file that has since been replaced are ignored', async () => {
  const tables = index.tables();
  await importQuarrelLane(index.datasets()[0]?.dataset ?? '');
  const other = openAddressIndex(folder, { secret, tables });
  expect(other.tables()[0]).not.toBe(tables[0]);
  expect(other.find(query('9 quarrel'))[0]?.Text).toBe('9 Quarrel Lane');
  expect(other.find(query('high street'))).toEqual([]);
  other.close();
});

test('a search thread that exits fails its pending Finds, is reported, and is replaced', async () => {
  await untilReady();
  await importQuarrelLane('more');
  index.prepare();
  // The replacement starts after a delay.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // A thread exits when its folder is missing.
  const aside = `${folder}-aside`;
  renameSync(folder, aside);
  writeFileSync(folder, '');
  const bothEnded = new Promise<void>((resolve) => {
    ended.mockImplementation(() => {
      if (ended.mock.calls.length === 2) resolve();
    });
  });
  threads.prepare();
  await expect(find(query('high street'))).rejects.toThrow('the search thread ended');
  // Polling would move the fake clock, and replacements would start and end as well.
  await bothEnded;
  expect((await find(query('high street')))[0]?.Text).toMatch(/High Street/);
  rmSync(folder);
  renameSync(aside, folder);
  index.adopt();
  threads.adopt();
  vi.runAllTimers();
  await untilReady();
  expect(await find(query('high street'))).toEqual(index.find(query('high street')));
});
