// One API for people and programs: the same operations for every caller.
import { apiScopes, problemSchema } from '@doorstep/contract';
import { operationList, type OperationKey } from '@doorstep/contract/operations';
import { createApiToken, createOffer, inviteStaff, type Context } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockedBatch } from './locked-batch.ts';
import { cookiesOf, staffServerForAll } from './staff-server.ts';

const server = staffServerForAll();
let staff: Context;
let cookie = '';
let token = '';
let batch: { id: string };
beforeAll(async () => {
  staff = server.staff;
  cookie = cookiesOf(await server.join((await inviteStaff(staff, 'owner')).token, 'olive'));
  token = (await createApiToken(staff, { name: 'A program', scopes: [...apiScopes] })).token;
  batch = await lockedBatch(server);
});

const bearer = (shown = token) => ({ authorization: `Bearer ${shown}` });
const get = (path: string, headers: Record<string, string>) => server.send('GET', `/api/v1${path}`, { headers });
const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  server.send('POST', `/api/v1${path}`, { headers, body });

describe('an operation', () => {
  it('responds alike to a cookie and a token, and the audit log names the reader', async () => {
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

  it('is not recorded as read if there is nothing to read', async () => {
    expect((await get('/batches/unknown/parcels', { cookie })).status).toBe(404);
    expect(await staff.store.audit.of('batch', 'unknown')).toEqual([]);
  });

  it('ignores a cookie next to a token, from any page', async () => {
    const { token: weak } = await createApiToken(staff, { name: 'Weak', scopes: ['offers.read'] });
    const origin = 'https://elsewhere.example';
    for (const [headers, status] of [
      [{ ...bearer(weak), cookie }, 403],
      [{ ...bearer('dst_made_up'), cookie }, 401],
      [{ authorization: 'bearer', cookie }, 401],
      [{ ...bearer(), origin }, 200],
      // A proxy's header, not ours, so the cookie counts.
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

  it('rejects an unsupported dry run, and does nothing', async () => {
    const answer = await post(`/batches/${batch.id}/dispatch?dryRun=true`, { cookie });
    expect([answer.status, answer.problem.errors]).toMatchObject([422, [{ field: 'dryRun', code: 'unknown_field' }]]);
    expect((await staff.store.batches.count(batch.id)).dispatched).toBe(0);
  });

  it('returns files to a program', async () => {
    const answer = await post(`/batches/${batch.id}/labels.pdf`, bearer(), { sheet: 'avery-l7160' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('doorstep-print')]).toEqual([
      200,
      'application/pdf',
      '1',
    ]);
  });
});

describe('an ETag', () => {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const given = { ...bearer(), ...headers };
    const answer = await server.send(method, `/api/v1${path}`, {
      headers: given,
      ...(body === undefined ? {} : { body }),
    });
    return Object.assign(answer, { etag: answer.headers.get('etag') ?? '' });
  };

  it('prevents saving an offer changed since it was read, and returns the current version', async () => {
    const { id, definition } = await createOffer(staff, offerInput({ slug: 'tagged' }));
    const path = `/offers/${id}`;
    const read = await send('GET', path, {});
    expect(read.etag).toMatch(/^"1-[\w-]{16}"$/);
    const same = await send('GET', path, { 'if-none-match': `"x", W/${read.etag}` });
    expect([same.status, same.etag]).toEqual([304, read.etag]);
    const input = { ...definition, title: { en: 'One' } };
    const saved = await send('PUT', path, { 'if-match': read.etag }, { input });
    expect([saved.status, saved.etag.slice(0, 3)]).toEqual([200, '"2-']);
    expect((await send('GET', path, { 'if-none-match': read.etag })).status).toBe(200);
    for (const [ifMatch, body] of [
      [read.etag, { input: { ...input, title: { en: 'Two' } } }],
      ['"made up"', { input }],
      [read.etag, { input, version: 2 }],
    ] as const) {
      const late = await send('PUT', path, { 'if-match': ifMatch }, body);
      expect([ifMatch, late.status, late.problem.code]).toEqual([ifMatch, 412, 'precondition_failed']);
    }
    expect((await send('POST', `${path}/publish`, { 'if-match': read.etag })).status).toBe(412);
    expect((await staff.store.offers.find(id))?.definition.title).toEqual({ en: 'One' });
    expect((await send('POST', `${path}/publish`, { 'if-match': saved.etag })).status).toBe(200);
    expect((await send('PUT', path, {}, { input, version: 1 })).problem).toMatchObject({
      code: 'version_conflict',
      current: { id, version: 2, input: { title: { en: 'One' } } },
    });
  });

  it.each([
    ['/webhooks', { url: 'https://receiver.example', events: ['offer.opened'], isOn: false }],
    ['/limit-groups', { name: 'Garden', limits: { unitsPerHome: 2, windowDays: null } }],
  ])('of a row of %s keeps the second of two editors from overwriting the first', async (list, input) => {
    const made = await send('POST', list, {}, input);
    const path = `${list}/${(made.problem as unknown as { id: string }).id}`;
    expect([made.status, made.etag, (await send('GET', path, {})).etag]).toEqual([201, made.etag, made.etag]);
    const saved = await send('PUT', path, { 'if-match': made.etag }, { input });
    expect([saved.status, saved.etag.slice(0, 3)]).toEqual([200, '"2-']);
    const late = await send('PUT', path, { 'if-match': made.etag }, { input });
    expect([late.status, late.problem.code]).toEqual([412, 'precondition_failed']);
    expect(late.problem.current).toEqual(saved.problem);
    const old = await send('PUT', path, {}, { version: 1, input });
    expect([old.status, old.problem.code, old.problem.current]).toEqual([409, 'version_conflict', saved.problem]);
  });

  it('of a request is checked when the request is decided', async () => {
    const [request] = (await staff.store.requests.page({ search: '', sort: 'newest', page: 1 }, 1)).rows;
    const path = `/requests/${request?.id}`;
    const { etag } = await send('GET', path, {});
    expect(etag).toMatch(/^"\d+-[\w-]{16}"$/);
    const late = await send('POST', `${path}/withdraw`, { 'if-match': '"99"' }, {});
    // What a request says now is personal: reading it is audited, and a refusal does not show it.
    expect([late.status, late.problem.code, late.problem.current]).toEqual([412, 'precondition_failed', undefined]);
    // The version matches, but the state refuses it: it is on a pick list.
    expect((await send('POST', `${path}/withdraw`, { 'if-match': etag }, {})).problem.code).toBe('state_conflict');
  });

  it('is rejected where it has no effect', async () => {
    for (const [method, path] of [
      ['POST', `/batches/${batch.id}/close`],
      ['GET', '/offers'],
    ] as const) {
      const answer = await send(method, path, { 'if-match': '"1"' });
      expect([path, answer.status, answer.problem.errors]).toMatchObject([path, 422, [{ field: 'If-Match' }]]);
    }
  });
});

describe('a refusal', () => {
  it('is a problem document everywhere under /api/v1', async () => {
    const json = { 'content-type': 'application/json' };
    const big = JSON.stringify({ reason: 'x'.repeat(2_000_000) });
    const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(`${server.url}/api/v1${path}`, {
        method,
        headers: { ...bearer(), ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const answers = [
      [await call('GET', '/nowhere'), 404],
      [await call('GET', ''), 404],
      [await call('DELETE', '/offers'), 405],
      [await call('POST', '/requests/x/accept', { 'content-type': 'text/plain' }, 'x'), 415],
      [await call('POST', '/requests/x/accept', json, big), 413],
      [await call('POST', '/requests/x/accept', json, '{'), 400],
      [await call('GET', '/requests?limit=201'), 422],
      [await call('GET', '/requests?cursor=bm9uZQ'), 422],
      [await call('GET', '/offers', { authorization: 'Bearer none' }), 401],
    ] as const;
    for (const [answer, status] of answers) {
      expect([answer.url, answer.status]).toEqual([answer.url, status]);
      expect([answer.url, answer.headers.get('content-type')]).toEqual([
        answer.url,
        'application/problem+json; charset=utf-8',
      ]);
      expect(v.is(problemSchema, await answer.json())).toBe(true);
    }
  });
});

describe('the table of operations', () => {
  it('accepts an idempotency key for everything that creates something', () => {
    const keys = new Set(operationList.map(({ key }) => key));
    const creates = operationList.filter(
      ({ method, path, status }) => method === 'POST' && (status === 201 || keys.has(`GET ${path}` as OperationKey)),
    );
    // A second call finds the parcel returned, or a running import; an upload without bytes is removed after a day.
    const isOnce = new Set<OperationKey>(['POST /returns', 'POST /address-imports', 'POST /address-files']);
    expect(creates.filter(({ key, once }) => once === undefined && !isOnce.has(key)).map(({ key }) => key)).toEqual([]);
    expect(creates.length).toBeGreaterThan(9);
  });

  it('pages every list that can grow', () => {
    const unbounded =
      /^GET \/(?:audit|batches|batches\/:batch\/parcels|claims|limit-groups|mails|offers|offers\/:offer\/movements|people|requests|returns|tokens|webhook-deliveries|webhooks)$/;
    const listed = operationList.filter(({ query }) => query !== undefined && 'cursor' in query.entries);
    expect(listed.filter(({ key }) => !unbounded.test(key))).toEqual([]);
    expect(listed).toHaveLength(14);
    for (const { key, query, answer } of listed) {
      expect([key, 'limit' in (query?.entries ?? {})]).toEqual([key, true]);
      expect([key, Object.keys((answer as { entries?: object }).entries ?? {})]).toEqual([
        key,
        expect.arrayContaining(['rows', 'next']),
      ]);
    }
  });

  it('names each operation once', () => {
    const ids = operationList.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('returns a file exactly where the path ends like a file name', () => {
    for (const { key, path, answer } of operationList)
      expect([key, answer !== undefined && 'file' in answer]).toEqual([
        key,
        /\.(?:csv|json|pdf|png|svg|xlsx)$/.test(path),
      ]);
  });

  it('audits every read of names and addresses', () => {
    const personal = /^(?:email|addressLines?|phone)$/;
    // Colleagues see each other, and the holder of a password link sees their own address.
    const ofVisitors = operationList.filter(
      ({ action, key }) => action !== 'people.manage' && action !== 'signed_in' && key !== 'GET /password-links/:token',
    );
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

/** The names of all text fields of a schema. */
function collectFields(schema: unknown, found: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { entries, item, wrapped, options, value } = schema as Record<string, unknown>;
  for (const [name, entry] of Object.entries((entries as Record<string, Described> | undefined) ?? {})) {
    // Skips an offer's rules about its fields.
    if (entry.type === 'string' || entry.type === 'array') found.add(name);
    collectFields(entry, found);
  }
  for (const part of [item, wrapped, value, ...(Array.isArray(options) ? options : [])]) collectFields(part, found);
}
