// One API for people and programs: the same operations, whoever asks.
import { operationList } from '@doorstep/contract/operations';
import { createApiToken, inviteStaff, type Context } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockedBatch } from './locked-batch.ts';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

let server: StaffServer;
let staff: Context;
let cookie = '';
let token = '';
let batch: { id: string };
beforeAll(async () => {
  server = await startStaffServer();
  staff = server.staff;
  cookie = cookiesOf(await server.join((await inviteStaff(staff, 'owner')).token, 'olive'));
  token = (await createApiToken(staff, { name: 'A program', scopes: ['batches.read', 'batches.write'] })).token;
  batch = await lockedBatch(server);
});
afterAll(() => server.stop());

const bearer = (shown = token) => ({ authorization: `Bearer ${shown}` });
const get = (path: string, headers: Record<string, string>) => server.send('GET', `/api/v1${path}`, { headers });
const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  server.send('POST', `/api/v1${path}`, { headers, body });

describe('an operation', () => {
  it('answers the same to a cookie and to a token, and the audit log says who read', async () => {
    for (const path of ['/batches', `/batches/${batch.id}/parcels`, '/returns']) {
      const answers = [await get(path, { cookie }), await get(path, bearer())];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.problem).toEqual(answers[0]?.problem);
    }
    const readers = (await staff.store.audit.of('batch', batch.id)).filter(({ action }) => action === 'batch.viewed');
    expect(readers.map(({ actorKind, actorName }) => [actorKind, actorName])).toEqual([
      ['person', 'olive'],
      ['token', 'A program'],
    ]);
  });

  it('is not recorded as read where there is nothing to read', async () => {
    expect((await get('/batches/unknown/parcels', { cookie })).status).toBe(404);
    expect(await staff.store.audit.of('batch', 'unknown')).toEqual([]);
  });

  it('counts no cookie beside a token, from whatever page', async () => {
    const { token: weak } = await createApiToken(staff, { name: 'Weak', scopes: ['offers.read'] });
    const origin = 'https://elsewhere.example';
    for (const [headers, status] of [
      [{ ...bearer(weak), cookie }, 403],
      [{ ...bearer('dst_made_up'), cookie }, 401],
      [{ authorization: 'bearer', cookie }, 401],
      [{ ...bearer(), origin }, 200],
      // Of a proxy before the console: not ours, and the cookie counts.
      [{ authorization: 'Basic b2xpdmU6b2xpdmU=', cookie }, 200],
      [{ cookie, origin }, 403],
      [{ authorization: 'Basic b2xpdmU6b2xpdmU=', cookie, origin }, 403],
      [{ cookie, 'sec-fetch-site': 'cross-site' }, 403],
    ] as const) {
      const answer = await post(`/batches/${batch.id}/labels/check`, headers, {
        sheet: 'avery-l7160',
      });
      expect([headers, answer.status]).toEqual([headers, status]);
    }
  });

  it('refuses to be tried where it cannot be, and does nothing', async () => {
    const answer = await post(`/batches/${batch.id}/dispatch?dryRun=true`, { cookie });
    expect([answer.status, answer.problem.errors]).toMatchObject([422, [{ field: 'dryRun', code: 'unknown_field' }]]);
    expect((await staff.store.batches.count(batch.id)).dispatched).toBe(0);
  });

  it('gives a program its files', async () => {
    const answer = await post(`/batches/${batch.id}/labels.pdf`, bearer(), { sheet: 'avery-l7160' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('doorstep-print')]).toEqual([
      200,
      'application/pdf',
      '1',
    ]);
  });
});

describe('the table of operations', () => {
  it('names each operation once', () => {
    const ids = operationList.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('answers a file where the path ends like one, and nowhere else', () => {
    for (const { key, path, answer } of operationList)
      expect([key, answer !== undefined && 'file' in answer]).toEqual([
        key,
        /\.(?:csv|json|pdf|png|svg|xlsx)$/.test(path),
      ]);
  });

  it('records whoever reads names and addresses', () => {
    const personal = /^(?:email|addressLines?|phone)$/;
    // Colleagues see each other.
    const ofVisitors = operationList.filter(({ action }) => action !== 'people.manage' && action !== 'signed_in');
    const unrecorded = ofVisitors.filter(({ audit, isRecordedByVerb, answer }) => {
      const fields = new Set<string>();
      if (answer !== undefined && !('file' in answer)) collectFields(answer, fields);
      return audit === undefined && !isRecordedByVerb && [...fields].some((field) => personal.test(field));
    });
    expect(unrecorded.map(({ key }) => key)).toEqual([]);
  });
});

interface Described {
  type: string;
}

/** The names of all fields of a schema that hold text. */
function collectFields(schema: unknown, found: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { entries, item, wrapped, options, value } = schema as Record<string, unknown>;
  for (const [name, entry] of Object.entries((entries as Record<string, Described> | undefined) ?? {})) {
    // Not a rule of an offer about what it asks for.
    if (entry.type === 'string' || entry.type === 'array') found.add(name);
    collectFields(entry, found);
  }
  for (const part of [item, wrapped, value, ...(Array.isArray(options) ? options : [])]) collectFields(part, found);
}
