// The API for programs: tokens, their permissions, and a request that passes every gate but the human check.
import { createHash, randomUUID } from 'node:crypto';
import {
  apiScopes,
  problemSchema,
  publicOfferSchema,
  webhookEvents,
  type ApiScope,
  type RequestPage,
  type SubmissionAnswer,
} from '@doorstep/contract';
import { createApiToken, createOffer, inviteStaff, revokeApiToken, transitionOffer, type Offer } from '@doorstep/core';
import {
  answerSchemas,
  bodySchemas,
  operationExamples,
  operationList,
  operations,
} from '@doorstep/contract/operations';
import { itemInput, offerInput } from '@doorstep/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, staffServerForAll } from './staff-server.ts';

const server = staffServerForAll();
let offer: Offer;
const tokens = new Map<ApiScope, string>();
beforeAll(async () => {
  for (const scope of apiScopes) {
    tokens.set(scope, (await createApiToken(server.staff, { name: scope, scopes: [scope] })).token);
  }
  const items = [itemInput({ openingStock: 2 })];
  const draft = await createOffer(server.staff, offerInput({ slug: 'bins', items, typedAddresses: 'accepted' }));
  offer = await transitionOffer(server.staff, { id: draft.id, transition: 'publish' });
});

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token ?? ''}` });

function ask(line1: string, headers: Record<string, string> = {}) {
  return server.send('POST', '/api/v1/offers/bins/requests', {
    headers: { 'idempotency-key': randomUUID(), ...bearer(tokens.get('requests.enter')), ...headers },
    body: {
      lines: [{ item: offer.definition.items[0]?.id, quantity: 1 }],
      contact: { name: 'Robin Fictional' },
      address: { typed: { line1, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
    },
  });
}

const routes = [
  { method: 'GET', path: '/api/v1/offers/bins', scope: 'offers.read' },
  { method: 'GET', path: '/api/v1/requests', scope: 'requests.read' },
  { method: 'GET', path: '/api/v1/requests/XXXX', scope: 'requests.read' },
  { method: 'POST', path: '/api/v1/offers/bins/requests', scope: 'requests.enter' },
] as const;

describe('a token', () => {
  it('allows exactly what its scope allows', async () => {
    for (const { method, path, scope } of routes) {
      for (const [had, token] of tokens) {
        const { status } = await server.send(method, path, { headers: bearer(token) });
        expect([path, had, status === 401 || status === 403]).toEqual([path, had, had !== scope]);
      }
    }
  });

  it('overrides a cookie, and is rejected when invented or revoked', async () => {
    const { token, kept } = await createApiToken(server.staff, { name: 'short', scopes: ['offers.read'] });
    expect((await server.send('GET', '/api/v1/offers/bins', { headers: bearer(token) })).status).toBe(200);
    expect(kept.tokenHash).not.toContain(token);
    expect(await revokeApiToken(server.staff, kept.id)).toBe(true);
    const cookie = cookiesOf(await server.join((await inviteStaff(server.staff, 'owner')).token, 'olive'));
    for (const headers of [
      bearer(token),
      bearer('dst_made_up'),
      { authorization: 'bearer' },
      { ...bearer('dst_made_up'), cookie },
    ]) {
      const answer = await server.send('GET', '/api/v1/offers/bins', { headers });
      expect([answer.status, answer.problem.code]).toEqual([401, 'token_invalid']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    for (const headers of [{}, { authorization: 'Basic abc' }]) {
      const answer = await server.send('GET', '/api/v1/offers/bins', { headers });
      expect([answer.status, answer.problem.code]).toEqual([401, 'not_signed_in']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('stops working when it expires, and the response says so', async () => {
    const make = (expiresAt: string) =>
      createApiToken(server.staff, { name: 'short', scopes: ['offers.read'], expiresAt });
    await expect(make(new Date(Date.now() - 1000).toISOString())).rejects.toMatchObject({
      details: { fields: [{ field: 'expiresAt', code: 'not_in_future' }] },
    });
    const { token, kept } = await make(new Date(Date.now() + 3_600_000).toISOString());
    expect((await server.send('GET', '/api/v1/offers', { headers: bearer(token) })).status).toBe(200);
    const past = 'dst_of_the_past';
    const expired = { id: 'past', tokenHash: server.staff.secrets.hash(past), expiresAt: Date.now() };
    await server.staff.store.apiTokens.insert({ ...kept, ...expired });
    const answer = await server.send('GET', '/api/v1/offers', { headers: bearer(past) });
    expect([answer.status, answer.problem.code]).toEqual([401, 'token_expired']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('for named offers cannot have a scope that concerns the installation', async () => {
    await expect(
      createApiToken(server.staff, { name: 'both', scopes: ['offers.read', 'mails.read'], offers: ['bins'] }),
    ).rejects.toMatchObject({ details: { fields: [{ field: 'scopes.1', code: 'needs_all_offers' }] } });
    await expect(
      createApiToken(server.staff, { name: 'none', scopes: ['offers.read'], offers: ['unknown'] }),
    ).rejects.toMatchObject({ code: 'offer_not_found' });
  });

  it('gets the number of remaining calls with every response', async () => {
    const { token } = await createApiToken(server.staff, { name: 'often', scopes: ['offers.read'] });
    const call = () => server.send('GET', '/api/v1/offers', { headers: bearer(token) });
    for (const left of [599, 598]) {
      const { headers } = await call();
      expect(headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"token";r=${left};t=(?:60|5\\d)$`));
    }
    for (let sent = 0; sent < 598; sent += 50)
      await Promise.all(Array.from({ length: Math.min(50, 598 - sent) }, call));
    const { status, headers, problem } = await call();
    expect([status, problem.code, headers.get('ratelimit')?.replace(/t=\d+/, 't=')]).toEqual([
      429,
      'rate_limited',
      '"token";r=0;t=',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cannot be guessed', async () => {
    const from = { 'x-forwarded-for': '203.0.113.99' };
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const wrong = { ...from, ...bearer(`dst_${attempt}`) };
      expect((await server.send('GET', '/api/v1/offers/bins', { headers: wrong })).status).toBe(401);
    }
    const good = { ...from, ...bearer(tokens.get('offers.read')) };
    const answer = await server.send('GET', '/api/v1/offers/bins', { headers: good });
    expect([answer.status, answer.problem.code]).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a request created by a program', () => {
  it('is accepted without a human check, once per key, and never beyond a limit', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await ask('1 High Street', key);
    expect(first.status).toBe(201);
    const { reference, state } = first.problem as unknown as SubmissionAnswer;
    expect(state).toBe('accepted');
    const again = await ask('1 High Street', key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect((await ask('1 High St')).problem.code).toBe('already_asked');
    expect((await ask('2 High Street', { 'idempotency-key': '' })).problem.code).toBe('idempotency_key_missing');
    expect((await ask('2 High Street')).status).toBe(201);
    expect((await ask('3 High Street')).problem.code).toBe('sold_out');

    const homeless = await server.send('POST', '/api/v1/offers/bins/requests', {
      headers: { 'idempotency-key': randomUUID(), ...bearer(tokens.get('requests.enter')) },
      body: { lines: [], noFixedAddress: true },
    });
    expect([homeless.status, homeless.problem.errors?.map(({ field }) => field)]).toEqual([422, ['noFixedAddress']]);

    const draft = await createOffer(server.staff, offerInput({ slug: 'later', items: [itemInput()] }));
    const askAt = async (slug: string) =>
      server.send('POST', `/api/v1/offers/${slug}/requests`, {
        headers: { 'idempotency-key': randomUUID(), ...bearer(tokens.get('requests.enter')) },
        body: { lines: [] },
      });
    expect((await askAt('later')).problem.code).toBe('not_open');
    await transitionOffer(server.staff, { id: draft.id, transition: 'archive' });
    expect((await askAt('later')).problem.code).toBe('closed');
    expect((await askAt('never')).problem.code).toBe('offer_not_found');

    const kept = await server.staff.store.requests.findByReference(reference);
    expect(kept).toMatchObject({ source: 'api', hasPass: true, network: '' });
    const [entry] = await server.staff.store.audit.of('request', kept?.id ?? '');
    expect(entry).toMatchObject({ actorKind: 'token', actorName: 'requests.enter' });
  });

  it('is found by its reference and in a list, and the audit log names the token', async () => {
    const headers = bearer(tokens.get('requests.read'));
    const list = await server.send('GET', '/api/v1/requests?offer=bins&state=accepted', { headers });
    const { rows = [], total } = list.problem as Partial<RequestPage>;
    expect([list.status, total, rows.length]).toEqual([200, 2, 2]);
    expect(rows[0]).toMatchObject({ offer: { slug: 'bins' }, address: { city: 'Marrow Vale' }, answers: {} });
    const reference = rows[0]?.reference ?? '';
    const one = await server.send('GET', `/api/v1/requests/${reference}`, { headers });
    expect(one.problem).toMatchObject({ reference, offer: { slug: 'bins' }, source: 'api' });
    const { id = '' } = (await server.staff.store.requests.findByReference(reference)) ?? {};
    const viewed = (await server.staff.store.audit.of('request', id)).at(-1);
    expect(viewed).toMatchObject({ action: 'request.viewed', actorKind: 'token', actorName: 'requests.read' });
    expect((await server.send('GET', '/api/v1/requests?offer=nothing', { headers })).problem.code).toBe(
      'offer_not_found',
    );
  });
});

/** What an answer's schema, from which the document is generated, finds wrong with an answer. */
const issuesOf = (schema: v.GenericSchema, answer: unknown) =>
  (v.safeParse(schema, answer).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe('a response', () => {
  it('matches its schema, with every field and no other', async () => {
    const rich = await createOffer(
      server.staff,
      offerInput({
        slug: 'rich',
        typedAddresses: 'accepted',
        items: [itemInput({ openingStock: 3 }), itemInput({ isUnlimited: true })],
        hasWaitlist: true,
        closesAt: '2090-01-01T00:00:00Z',
        questions: [
          {
            id: 'colour',
            kind: 'choice',
            label: { en: 'Which colour?' },
            help: { en: 'Green is quickest' },
            required: false,
            options: [{ id: 'green', label: { en: 'Green' } }],
          },
        ],
      }),
    );
    await transitionOffer(server.staff, { id: rich.id, transition: 'publish' });
    const enter = async (line1: string, quantity = 1) =>
      server.send('POST', '/api/v1/offers/rich/requests', {
        headers: { 'idempotency-key': randomUUID(), ...bearer(tokens.get('requests.enter')) },
        body: {
          lines: [{ item: rich.definition.items[0]?.id, quantity }],
          contact: { name: 'Robin Fictional', email: 'robin@example.org' },
          answers: { colour: 'green' },
          address: { typed: { line1, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
          ifShort: 'queue',
        },
      });
    const states: unknown[] = [];
    for (const line1 of ['1 Rich Row', '2 Rich Row', '3 Rich Row', '4 Rich Row']) {
      const saved = await enter(line1);
      states.push((saved.problem as unknown as SubmissionAnswer).state);
    }
    expect(states).toEqual(['accepted', 'accepted', 'accepted', 'waitlisted']);

    const read = bearer(tokens.get('requests.read'));
    const page = await server.send('GET', '/api/v1/requests', { headers: read });
    const { rows = [] } = page.problem as Partial<RequestPage>;
    expect(rows.length).toBeGreaterThanOrEqual(4);
    const [listed] = rows.filter(({ offer: { slug } }) => slug === 'rich');
    const one = await server.send('GET', `/api/v1/requests/${listed?.reference}`, { headers: read });
    expect([listed, one.problem]).toMatchObject([
      { answers: { colour: 'green' } },
      { answers: [{ id: 'colour', question: 'Which colour?', answer: 'Green', value: 'green' }] },
    ]);
    for (const slug of ['rich', 'bins']) {
      const own = await server.send('GET', `/api/v1/offers/${slug}`, { headers: bearer(tokens.get('offers.read')) });
      expect([own.status, own.problem]).toMatchObject([200, { input: { slug } }]);
      const visitors = await server.send('GET', `/api/offers/${slug}`);
      expect(issuesOf(publicOfferSchema, visitors.problem)).toEqual([]);
    }
    for (const refused of [
      await enter('1 Rich Row'),
      await enter('5 Rich Row', 9),
      await server.send('GET', '/api/v1/requests?page=x&colour=red', { headers: read }),
      await server.send('GET', '/api/v1/requests/unknown', { headers: read }),
      await server.send('GET', '/api/v1/requests'),
    ]) {
      expect([refused.status >= 400, issuesOf(problemSchema, refused.problem)]).toEqual([true, []]);
    }
  });
});

describe('the OpenAPI document', () => {
  let document: {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
    components: { schemas: Record<string, Record<string, unknown>> };
  };
  beforeAll(async () => {
    document = (await server.send('GET', '/api/v1/openapi.json')).problem as unknown as typeof document;
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('defines each schema once, and every schema that it references', () => {
    const { paths, components } = document;
    const text = JSON.stringify({ paths, components });
    const named = new Set(Array.from(text.matchAll(/#\/components\/schemas\/(\w+)/g), ([, name = '']) => name));
    expect([...named].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
    // The type of ten operations' answers, defined only once.
    expect(text.split('"trackingLink"').length).toBeLessThan(6);
    expect(Object.keys(answerSchemas).filter((name) => name in bodySchemas)).toEqual([]);
  });

  it('has a valid example body for every operation that creates something', () => {
    for (const { key, once, body } of operationList) {
      const isJson = body !== undefined && !('upload' in body);
      const example = operationExamples[key];
      if (once !== undefined && isJson) expect([key, example !== undefined]).toEqual([key, true]);
      if (example !== undefined) expect([key, isJson && issuesOf(body, example)]).toEqual([key, []]);
    }
  });

  it('has every response field from its schema, and allows further ones', () => {
    const schema = document.components.schemas['Request'];
    const { answer } = operations['GET /requests/:request'];
    expect(schema).toMatchObject({ type: 'object', required: Object.keys(answer.entries) });
    expect(schema).not.toHaveProperty('additionalProperties');
  });

  it('lists every route of /api/v1 and the parameters of its requests', () => {
    expect(document.openapi).toBe('3.1.0');
    const tree = server.routeTree();
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.toSorted()).toEqual(
      operationList
        .filter(({ isInternal }) => !isInternal)
        .map(({ method, path }) => `${method} /api/v1${path}`)
        .toSorted(),
    );
    expect(tree).toContain('openapi.json');
    const body = document.paths['/api/v1/offers/{offer}/requests']?.['post']?.requestBody;
    expect(body?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/StaffEntryInput' });
    const schema = document.components.schemas['StaffEntryInput'];
    expect(schema).toMatchObject({
      type: 'object',
      required: ['lines'],
      additionalProperties: false,
      properties: {
        lines: { type: 'array', maxItems: 100, items: { required: ['item', 'quantity'] } },
        address: { $ref: '#/components/schemas/SubmittedAddressInput' },
        ifShort: { enum: ['ask', 'queue', 'refuse'], default: 'ask' },
      },
    });
    // Fields that only the page sends are not for programs.
    expect(JSON.stringify(schema)).not.toContain('humanCheck');
  });
});

describe('the API reference', () => {
  it('is a page with every operation, event and type, and links only to what it has', async () => {
    const answer = await fetch(`${server.url}/api/v1/reference`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await answer.text();
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const listed = operationList.filter(({ isInternal }) => !isInternal);
    expect(listed.filter(({ id }) => !ids.includes(id))).toEqual([]);
    for (const event of webhookEvents) expect(page).toContain(`<code>${event}</code></h3>`);
    const links = new Set(Array.from(page.matchAll(/ href="([^"]+)"/g), ([, href = '']) => href));
    const known = new Set([...ids.map((id) => `#${id}`), 'data:,', '/api/v1/openapi.json']);
    expect([...links].filter((link) => !known.has(link))).toEqual([]);
  });

  it('has no script and nothing from elsewhere, and its policy allows its styles', async () => {
    const answer = await fetch(`${server.url}/api/v1/reference`);
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<img|<iframe|\bsrc=|@import|url\(/);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  });
});
