// Retention and one person's data, over the API.
import { randomUUID } from 'node:crypto';
import type { ErasedPerson, FoundPersonView, RetentionView } from '@doorstep/contract';
import { createApiToken, createOffer, makeClaim, transitionOffer, type Offer } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { beforeAll, expect, it } from 'vitest';
import { staffServerForAll } from './staff-server.ts';

const server = staffServerForAll();
let authorization = '';
let offer: Offer;
beforeAll(async () => {
  const { staff } = server;
  const scopes = ['privacy.manage', 'requests.enter'] as const;
  authorization = `Bearer ${(await createApiToken(staff, { name: 'Records office', scopes: [...scopes] })).token}`;
  const { id } = await createOffer(staff, offerInput({ items: [itemInput({ openingStock: 100 })] }));
  offer = await transitionOffer(staff, { id, transition: 'publish' });
});

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization, 'idempotency-key': randomUUID() };
  return (await server.send(method, `/api/v1${path}`, { headers, body })).problem as T;
}

async function requestOf(name: string, email: string): Promise<string> {
  const { reference } = await call<{ reference: string }>('POST', `/offers/${offer.id}/requests`, {
    lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
    contact: { name, email },
    address: { typed: { line1: `12 ${randomUUID()}`, city: 'Wexmouth', postcode: 'ZZ1 1AA', country: 'GB' } },
  });
  return reference;
}

async function claimOf(email: string): Promise<string> {
  const home = await server.staff.store.requests.findByReference(await requestOf('Somebody', 'somebody@example.org'));
  const { id } = await makeClaim(server.staff, {
    offerId: offer.id,
    homeIds: home?.homeIds ?? [],
    kind: 'moved_in',
    text: 'We are new here.',
    name: 'Ada Fictional',
    email,
    addressLines: ['12 High Street'],
    language: 'en',
    network: '',
  });
  return id;
}

const find = (text: string) => call<FoundPersonView>('POST', '/privacy/person', { text });

it('a person’s data are found, exported, previewed for erasure, and erased in full', async () => {
  const references = [await requestOf('Ada', 'ada@example.org'), await requestOf('Ada F.', 'ADA@example.org')];
  // A search by words would find this one, too.
  await requestOf('Another', 'ada@example.org.uk');
  const claim = await claimOf('Ada@example.org');
  const found = await find(' ada@EXAMPLE.org ');
  expect(found.requests.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  expect(found).toMatchObject({ claims: [{ id: claim }], hasMore: false });
  expect(await find(references[0] ?? '')).toEqual(found);
  expect(await find('nobody@example.org')).toEqual({ requests: [], claims: [], hasMore: false });

  const body = { requests: found.requests.map(({ id }) => id), claims: [claim] };
  const data = JSON.stringify(await call('POST', '/privacy/person/data.json', body));
  for (const text of [...references, 'We are new here.']) expect(data).toContain(text);

  const tried = await call<{ answer: ErasedPerson }>('POST', '/privacy/person/erase?dryRun=true', body);
  expect(tried.answer).toMatchObject({ claims: 1 });
  expect(tried.answer.requests.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  expect(await find('ada@example.org')).toEqual(found);

  // All or nothing.
  const wrong = { ...body, requests: [...body.requests, randomUUID()] };
  expect(await call('POST', '/privacy/person/erase', wrong)).toMatchObject({ code: 'request_not_found' });
  expect(await find('ada@example.org')).toEqual(found);
  expect(await call('POST', '/privacy/person/erase', body)).toEqual(tried.answer);
  expect(await find('ada@example.org')).toEqual({ requests: [], claims: [], hasMore: false });
  expect((await find('ada@example.org.uk')).requests).toHaveLength(1);

  const { db } = server.staff.store;
  const entries = await db.selectFrom('audit').select(['action', 'subject_id', 'detail']).execute();
  const about = entries.filter(({ subject_id: id }) => body.requests.includes(id)).map(({ action }) => action);
  expect(about.filter((action) => action === 'request.exported')).toHaveLength(2);
  expect(about.filter((action) => action === 'request.erased')).toHaveLength(2);
  expect(entries.filter(({ action }) => action === 'person.searched').length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toMatch(/ada@/i);
});

it('the retention report lists stored data with their deadlines, and manual runs', async () => {
  await requestOf('Grace', 'grace@example.org');
  const before = await call<RetentionView>('GET', '/privacy/retention');
  expect(before.offers).toMatchObject([{ id: offer.id, due: 0, dueOrMore: false, isOverdue: false }]);
  expect(before.offers[0]?.kinds.map(({ kind }) => kind)).toContain('open_requests');
  expect(await call('POST', '/privacy/retention/run')).toEqual({ requests: 0, claims: 0 });
  const after = await call<RetentionView>('GET', '/privacy/retention');
  expect(after.runs).toMatchObject([{ by: 'Records office', requests: 0, claims: 0 }]);
});
