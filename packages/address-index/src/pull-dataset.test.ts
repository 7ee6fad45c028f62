// A data set imported on one machine and pulled by another over real HTTP.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareWithOrigins, importAddresses, openAddressIndex, pullDataset, removeDataset } from './index.ts';
import { emptyRow } from './ingest/address-row.ts';

let folder = '';
let server: Server;
let file: Buffer;
let sends: (whole: Buffer) => Buffer;
let servesParts = true;

const here = (): string => join(folder, 'here');
const there = (): string => join(folder, 'there');
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/town.addresses`;

async function importThere(number: string): Promise<void> {
  const row = { ...emptyRow(), number, street: 'Lantern Row', city: 'Wexmouth', country: 'GB', lat: 50.25, lon: -3.5 };
  await importAddresses({ dataset: 'town', indexFolder: there(), rows: [row], replace: true });
  file = readFileSync(join(there(), 'town.addresses'));
}

function found(indexFolder: string): { Id: string; Text: string }[] {
  const index = openAddressIndex(indexFolder, { secret: 'shared' });
  const items = index.find({ Text: 'lantern row', Countries: [], language: 'en' });
  index.close();
  return items.map(({ Id, Text }) => ({ Id, Text }));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-pull-'));
  sends = (whole) => whole;
  servesParts = true;
  server = createServer((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined || to === undefined || !servesParts) response.end(sends(file));
    else response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  await importThere('12');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a pulled data set answers with the ids of the machine that imported it', async () => {
  expect(await pullDataset({ url: url(), indexFolder: here() })).toMatchObject({ dataset: 'town', addresses: 1 });
  expect(found(here())).toEqual(found(there()));
  expect(found(here())[0]?.Text).toBe('12 Lantern Row');
});

test('a pulled data set is compared with its origin until it is imported or removed locally', async () => {
  await pullDataset({ url: url(), indexFolder: here() });
  expect(await compareWithOrigins(here(), 5000)).toMatchObject([{ dataset: 'town', state: 'same' }]);
  await importThere('14');
  expect(await compareWithOrigins(here(), 5000)).toMatchObject([{ state: 'other' }]);
  servesParts = false;
  expect(await compareWithOrigins(here(), 5000)).toMatchObject([
    { state: 'unknown', detail: 'the server does not serve parts of a file' },
  ]);
  await pullDataset({ url: url(), indexFolder: here(), replace: true });
  expect(found(here())[0]?.Text).toBe('14 Lantern Row');
  removeDataset(here(), 'town');
  expect([await compareWithOrigins(here(), 5000), readdirSync(here())]).toEqual([[], []]);
});

test.each<[what: string, sends: (whole: Buffer) => Buffer, message: string]>([
  [
    'a page instead of a file',
    () => Buffer.from('<!doctype html><title>Sign in</title>'.repeat(9)),
    'not an address index',
  ],
  ['nothing', () => Buffer.alloc(0), 'not an address index'],
  ['a file that was cut off', (whole) => whole.subarray(0, whole.length - 9), 'cut off'],
  ['a file that goes on', (whole) => Buffer.concat([whole, Buffer.alloc(9)]), 'longer than it says'],
  ['a file with a wrong byte among the addresses', (whole) => withWrongByte(whole, 70), 'does not match its checksum'],
  ['a file with a wrong byte in the tables', (whole) => withWrongByte(whole, 400), 'do not match their checksum'],
  ['a file of another format', (whole) => withWrongByte(whole, 16), 'import the data again'],
])('%s changes nothing, and the error names it', async (_, answer, message) => {
  await pullDataset({ url: url(), indexFolder: here() });
  sends = answer;
  await expect(pullDataset({ url: url(), indexFolder: here(), replace: true })).rejects.toThrow(message);
  expect([found(here()), readdirSync(here())]).toEqual([found(there()), ['town.addresses', 'town.origin']]);
});

test('pulling keeps an existing data set of the same name unless told to replace it', async () => {
  await pullDataset({ url: url(), indexFolder: here() });
  await expect(pullDataset({ url: url(), indexFolder: here() })).rejects.toThrow('already a data set "town"');
});

test('an error of pulling names the server that is unreachable or failed', async () => {
  const gone = url().replace('town', 'gone');
  server.removeAllListeners('request').on('request', (_, response) => response.writeHead(404).end());
  await expect(pullDataset({ url: gone, indexFolder: here() })).rejects.toThrow('answers 404');
  const port = (server.address() as AddressInfo).port;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const away = pullDataset({ url: `http://127.0.0.1:${port}/town.addresses`, indexFolder: here() });
  await expect(away).rejects.toThrow('cannot be reached');
});

function withWrongByte(whole: Buffer, at: number): Buffer {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}
