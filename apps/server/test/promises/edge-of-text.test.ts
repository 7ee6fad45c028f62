// Text that no store should see is refused by name at the edge, and no other call fails for it.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Problem } from '@doorstep/contract';
import { createApiToken, type Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases, readAnswer, someNetwork } from '../real-servers.ts';
import { serversForAll } from '../with-servers.ts';

const securityHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cache-control'];

function expectHeaders(headers: Headers): void {
  for (const name of securityHeaders) expect([name, headers.get(name)]).not.toEqual([name, null]);
}

describe.each(databases)('at the edge, on %s,', (kind) => {
  const real = serversForAll(kind, 1);
  let offer: Offer;
  beforeAll(async () => {
    offer = await real.open({ items: [itemInput({ openingStock: 1000 })], typedAddresses: 'accepted' });
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    readAnswer(await fetch(`${real.servers[0]?.url}${path}`, { headers, redirect: 'manual' }));
  const fieldsOf = ({ errors = [] }: Problem) => errors.map(({ field, code }) => `${field} ${code}`);

  it('an invalid slug does not fail concurrent readers', async () => {
    const reads = Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0 ? get('/o/%00') : get(`/o/${offer.slug}`),
    );
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_, index) => (index % 3 === 0 ? 404 : 200)));
  });

  it('a submission with a control character gets errors by field, and does not fail concurrent submissions', async () => {
    const odd = { contact: { name: 'Robin\0Fictional' }, answers: { 'a\u0007': 'x' }, unit: '2\ud800' };
    const sent = Array.from({ length: 24 }, async (_, index) =>
      real.send(offer, index % 3 === 0 ? { body: odd } : index % 3 === 1 ? { idempotencyKey: randomUUID() } : {}),
    );
    for (const [index, answer] of (await Promise.all(sent)).entries()) {
      if (index % 3 !== 0) expect(answer.status).toBe(201);
      else {
        expect([answer.status, answer.problem.code]).toEqual([422, 'request_invalid']);
        expect(fieldsOf(answer.problem)).toEqual([
          'contact.name control_character',
          'answers.a\ufffd control_character',
          'unit control_character',
        ]);
        expect(answer.problem.errors?.[0]?.detail).toMatch(/can’t be shown/);
      }
    }
  });

  it('a line break is refused in text printed on labels, and kept in a long text', async () => {
    const typed = { line1: '12 High Street\nFlat 3', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const answer = await real.send(offer, { body: { address: { typed }, contact: { name: 'Robin\r\nBcc: x' } } });
    expect(fieldsOf(answer.problem)).toEqual([
      'contact.name control_character',
      'address.typed.line1 control_character',
    ]);
  });

  it('a form without JavaScript comes back with the field’s error and all input', async () => {
    const form = {
      [`quantity.${offer.definition.items[0]?.id}`]: '1',
      'contact.name': 'Robin\u0001',
      'contact.email': 'robin@example.org',
      'address.way': 'typed',
      'address.line1': '12 High Street',
      'address.city': 'Marrow Vale',
      'address.country': 'GB',
    };
    const answer = await fetch(`${real.servers[0]?.url}/o/${offer.slug}/check`, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
      body: new URLSearchParams(form),
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    const kept = ['can’t be shown or printed', 'value="robin@example.org"', 'value="12 High Street"'];
    expect(kept.filter((part) => !page.includes(part))).toEqual([]);
  });

  it.each([
    '/o/%E2%82%AC/check',
    '/o/%E2%82%AC/claim',
    '/o/%0d%0aSet-Cookie:%20x=1/check',
    '/r/%C5%BFecret',
    '/o/%zz',
    '/o/%E2%82',
    '/%61pi/offers/%00',
    `/o/${'x'.repeat(400)}`,
  ])('%s gets “not found”, with every header', async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expectHeaders(answer.headers);
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400', 'request_malformed'],
    ['no HTTP', 'HELLO\r\n\r\n', '400', 'request_malformed'],
    ['a control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0001\r\n\r\n', '400', 'request_malformed'],
    ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431', 'headers_too_large'],
  ])('%s gets a problem document and every header', async (_, request, status, code) => {
    const { port } = new URL(real.servers[0]?.url ?? '');
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n').replace('HELLO\r\nConnection: close', 'HELLO'),
    );
    const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toContain(` ${status} `);
    const headers = new Headers(
      lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
    );
    expectHeaders(headers);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ code });
  });

  it('unknown API parameters are rejected by name', async () => {
    const { token } = await createApiToken(real.staff, { name: 'A program', scopes: ['requests.read', 'offers.read'] });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await get('/api/v1/requests?states=held&offer%00=x', headers);
    expect([answer.status, fieldsOf(answer.problem)]).toEqual([
      422,
      ['offer\ufffd control_character', 'states unknown_field', 'offer\0 unknown_field'],
    ]);
    expect((await get(`/api/offers/${offer.slug}?language=en`)).problem.errors).toMatchObject([{ field: 'language' }]);
    expect((await get(`/api/offers/${offer.slug}?lang=en`)).status).toBe(200);
    // Callers without permission are told only that, whatever else is wrong.
    expect((await get('/api/v1/requests?states=held')).problem.code).toBe('not_signed_in');
    expect((await get('/api/v1/requests?states=held')).problem.code).toBe('not_signed_in');
  });

  it('no cache stores an API response', async () => {
    for (const path of ['/api/v1/session', '/api/v1/offers', `/api/offers/${offer.slug}`, '/api/v1/requests']) {
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });
});
