// Address data over the API, as the console imports, searches and removes it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressDataView, AddressImportView, AddressPreview, AddressReport } from '@doorstep/contract';
import { createApiToken } from '@doorstep/core';
import { createDataFolder } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAddressImports, type ImportState } from '../src/address-data/address-imports.ts';
import { startStaffServer, type StaffServer } from './staff-server.ts';

const folder = createDataFolder();
const uploads = join(folder.path, 'uploads');
let server: StaffServer;
let authorization = '';
beforeAll(async () => {
  server = await startStaffServer({ DOORSTEP_DATA: folder.path, DOORSTEP_UPLOAD_MB: '1' });
  const { token } = await createApiToken(server.staff, { name: 'Importer', scopes: ['addresses.manage'] });
  authorization = `Bearer ${token}`;
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await server.send(method, `/api/v1${path}`, { headers: { authorization }, body });
  return answer.problem as T;
}

async function sendPart(upload: string, at: number, text: string) {
  const answer = await fetch(`${server.url}/api/v1/address-files?upload=${upload}&at=${at}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: text,
  });
  return { status: answer.status, body: await answer.json() };
}

async function upload(name: string, text: string): Promise<string> {
  const begun = await call<{ upload: string }>('POST', '/address-files', { name, bytes: text.length });
  const { body } = await sendPart(begun.upload, 0, text);
  return (body as { file: string }).file;
}

const list = () => call<AddressDataView>('GET', '/address-data');

async function ended(): Promise<AddressImportView> {
  return vi.waitUntil(
    async () => {
      const { import: last } = await list();
      return last?.state === 'running' ? null : last;
    },
    { timeout: 60_000, interval: 50 },
  );
}

async function served(name: string) {
  return vi.waitUntil(async () => (await list()).datasets.find((each) => each.name === name), { timeout: 30_000 });
}

async function audited(subject: string): Promise<string[]> {
  const { db } = server.staff.store;
  const entries = await db
    .selectFrom('audit')
    .select('action')
    .where('subject_id', '=', subject)
    .orderBy('seq')
    .execute();
  return entries.map(({ action }) => action);
}

const town = [
  'FLAT_NO,DOOR,ROAD_NM,TOWN,PC,UPRN',
  'FLAT 1,14,KESTREL CLOSE,NETHER WICK,ZZ1 7BH,1',
  ',16,KESTREL CLOSE,NETHER WICK,ZZ1 7BH,2',
  ',,KESTREL CLOSE,NETHER WICK,ZZ1 7BH,3',
  '',
].join('\n');
const columns = {
  unit: ['FLAT_NO'],
  number: ['DOOR'],
  street: ['ROAD_NM'],
  city: ['TOWN'],
  postcode: ['PC'],
  sourceId: ['UPRN'],
};

describe('an import over the API', () => {
  it('takes an upload in parts, previews it, serves the data with a report, and is removed again', async () => {
    const begun = await call<{ upload: string }>('POST', '/address-files', {
      name: '../../town.csv',
      bytes: town.length,
    });
    const [first, rest] = [town.slice(0, 40), town.slice(40)];
    expect(await sendPart(begun.upload, 0, first)).toEqual({ status: 200, body: { received: 40, file: null } });
    expect((await sendPart(begun.upload, 41, 'x')).status).toBe(409);
    // The response to a part may be lost.
    expect(await sendPart(begun.upload, 0, first)).toEqual({ status: 200, body: { received: 40, file: null } });
    expect((await sendPart(begun.upload, 40, `${rest}more`)).status).toBe(409);
    const { body } = await sendPart(begun.upload, 40, rest);
    expect(body).toEqual({ received: town.length, file: 'town.csv' });
    expect(readFileSync(join(uploads, 'town.csv'), 'utf8')).toBe(town);
    expect((await list()).files).toMatchObject([{ name: 'town.csv', bytes: town.length }]);

    const guessed = await call<AddressPreview>('POST', '/address-files/preview', { file: 'town.csv', country: 'GB' });
    expect(guessed).toMatchObject({ columns: town.split('\n')[0]?.split(','), error: { code: 'nothing_kept' } });
    const reading = { file: 'town.csv', country: 'GB', mapping: { columns } };
    const preview = await call<AddressPreview>('POST', '/address-files/preview', reading);
    expect(preview).toMatchObject({
      rows: [expect.arrayContaining(['FLAT 1']), expect.anything(), expect.anything()],
      kept: 2,
      refused: [{ reason: 'no_number', rows: 1 }],
      addresses: [expect.stringContaining('Kestrel Close')],
      error: null,
    });

    const started = await call<AddressImportView>('POST', '/address-imports', { ...reading, dataset: 'town' });
    expect(started).toMatchObject({ state: 'running', startedBy: 'Importer', file: 'town.csv' });
    expect(await ended()).toMatchObject({ dataset: 'town', state: 'done', error: null });
    expect(await served('town')).toMatchObject({ addresses: 2, countries: ['GB'], isAgeing: false, hasReport: true });
    expect(await call('POST', '/address-data/search', { text: '16 kestrel', dataset: 'town' })).toMatchObject({
      found: [{ text: '16 Kestrel Close', kind: 'address' }],
    });
    expect(await call('POST', '/address-data/search', { text: '16', dataset: 'other' })).toMatchObject({
      code: 'not_found',
    });
    const report = await call<AddressReport>('GET', '/address-data/report?dataset=town');
    expect(report).toMatchObject({
      rowsRead: 3,
      addresses: 2,
      refused: [{ reason: 'no_number', rows: 1, examples: [{ file: 'town.csv', text: expect.stringContaining('3') }] }],
    });

    expect(await call('POST', '/address-imports', { ...reading, dataset: 'town' })).toMatchObject({
      code: 'state_conflict',
    });
    await call('POST', '/address-imports', { ...reading, dataset: 'town', replace: true });
    expect((await ended()).state).toBe('done');
    await call('POST', '/address-data/remove', { dataset: 'town' });
    await vi.waitUntil(async () => (await list()).datasets.length === 0, { timeout: 30_000 });
    expect(await call('GET', '/address-data/report?dataset=town')).toMatchObject({ code: 'not_found' });
    await call('POST', '/address-files/remove', { file: 'town.csv' });
    expect(readdirSync(uploads)).toEqual([]);
    const imported = ['address_data.import_started', 'address_data.imported'];
    expect(await audited('town')).toEqual([...imported, ...imported, 'address_data.removed']);
    expect(await audited('town.csv')).toEqual(['address_data.file_uploaded', 'address_data.file_removed']);
  });

  it('is rejected while another runs, and leaves no trace when cancelled', async () => {
    const rows = Array.from({ length: 400_000 }, (_, at) => `,${at + 1},Long Street,Wexmouth,ZZ1 1AA,${at}`);
    mkdirSync(uploads, { recursive: true });
    writeFileSync(join(uploads, 'long.csv'), [town.split('\n')[0], ...rows, ''].join('\n'));
    const asked = { file: 'long.csv', country: 'GB', mapping: { columns }, dataset: 'long' };
    expect(await call('POST', '/address-imports', asked)).toMatchObject({ state: 'running' });
    expect(await call('POST', '/address-imports', { ...asked, dataset: 'two' })).toMatchObject({
      code: 'state_conflict',
    });
    expect(await call('POST', '/address-files/remove', { file: 'long.csv' })).toMatchObject({ code: 'state_conflict' });
    await call('POST', '/address-imports/cancel');
    expect(await ended()).toMatchObject({ state: 'cancelled', error: null });
    expect(await call('POST', '/address-imports/cancel')).toMatchObject({ code: 'state_conflict' });
    expect(readdirSync(join(folder.path, 'addresses')).filter((name) => /long|importing/.test(name))).toEqual([]);
    expect(await audited('long')).toEqual(['address_data.import_started', 'address_data.import_cancelled']);
  });

  it('that fails gives the cause with examples, and no paths of the server', async () => {
    const file = await upload('no-numbers.csv', `${town.split('\n')[0]}\n,,KESTREL CLOSE,NETHER WICK,ZZ1 7BH,3\n`);
    await call('POST', '/address-imports', { file, country: 'GB', mapping: { columns }, dataset: 'none' });
    const last = await ended();
    expect(last).toMatchObject({
      state: 'failed',
      error: { code: 'nothing_kept' },
      refused: [{ reason: 'no_number', rows: 1, examples: [{ file: 'no-numbers.csv' }] }],
    });
    expect(JSON.stringify(last)).not.toContain(folder.path);
  });
});

describe('a file to import', () => {
  it.each([
    '../doorstep.sqlite',
    '/etc/passwd',
    'uploads/../../secret',
    '.last-import.json',
    'unknown.csv',
    'link.csv',
    'folder',
  ])('is rejected outside the upload folder: %s', async (file) => {
    mkdirSync(join(uploads, 'folder'), { recursive: true });
    if (!existsSync(join(uploads, 'link.csv'))) symlinkSync('/etc/passwd', join(uploads, 'link.csv'));
    const refused = { code: 'request_invalid', errors: [{ field: 'file', code: 'not_a_choice' }] };
    expect(await call('POST', '/address-files/preview', { file })).toMatchObject(refused);
    expect(await call('POST', '/address-imports', { file, dataset: 'x' })).toMatchObject(refused);
    expect(await call('POST', '/address-files/remove', { file })).toMatchObject(refused);
    expect(JSON.stringify((await list()).files)).not.toContain(file.split('/').at(-1));
  });

  it('has its size checked before its content is read', async () => {
    expect(await call('POST', '/address-files', { name: 'a.csv', bytes: 1_000_001 })).toMatchObject({
      code: 'request_invalid',
      errors: [{ field: 'bytes', code: 'too_large', values: { max: 1_000_000 } }],
    });
    expect((await sendPart(randomUUID(), 0, 'x')).status).toBe(404);
    expect((await sendPart('..', 0, 'x')).status).toBe(404);
  });

  it('never overwrites another file', async () => {
    expect([await upload('twice.csv', 'one'), await upload('twice.csv', 'two')]).toEqual([
      'twice.csv',
      'twice (2).csv',
    ]);
    expect(readFileSync(join(uploads, 'twice.csv'), 'utf8')).toBe('one');
  });
});

describe('an import in this process', () => {
  const fail = (error: unknown) => expect.fail(String(error));
  const startIn = (path: string) => {
    const imports = createAddressImports(path, fail);
    const csv = join(path, 'a.csv');
    writeFileSync(csv, `NUMBER,STREET,CITY\n${'1,Long Street,Wexmouth\n'.repeat(50_000)}`);
    const start = () =>
      imports.start(
        {
          kind: 'import',
          path: csv,
          reading: { country: 'GB' },
          dataset: 'a',
          indexFolder: path,
          replace: false,
          file: 'a.csv',
          startedBy: 'Olive',
        },
        async () => undefined,
      );
    start();
    return { imports, start };
  };

  it('runs alone, is interrupted when the server stops, and leaves nothing behind', async () => {
    const own = createDataFolder();
    onTestFinished(() => own.remove());
    const { imports, start } = startIn(own.path);
    expect(start).toThrow('state_conflict');
    await imports.stop();
    expect(imports.current()?.state).toBe('interrupted');
    expect(readdirSync(own.path).toSorted()).toEqual(['.last-import.json', 'a.csv']);
  });

  it('is reported as interrupted at the next start, even after a crash', async () => {
    const own = createDataFolder();
    onTestFinished(() => own.remove());
    const state = { dataset: 'a', state: 'running', startedAt: 1 } as Partial<ImportState>;
    const seen = (owner: object) => {
      writeFileSync(join(own.path, '.last-import.json'), JSON.stringify({ ...state, owner }));
      return createAddressImports(own.path, fail).current()?.state;
    };
    const now = Date.now();
    // In a container every server has the same pid.
    const { hostname } = await import('node:os');
    expect(seen({ host: hostname(), pid: process.pid, start: 'before', seenAt: now })).toBe('interrupted');
    expect(seen({ host: hostname(), pid: process.ppid, start: 'other', seenAt: now })).toBe('running');
    expect(seen({ host: 'another', pid: 1, start: 'other', seenAt: now })).toBe('running');
    expect(seen({ host: 'another', pid: 1, start: 'other', seenAt: now - 31_000 })).toBe('interrupted');
  });
});
