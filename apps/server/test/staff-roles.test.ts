// Calls every operation in every role and signed out, and compares with the table.
import { randomUUID } from 'node:crypto';
import { roles, staffActions, type Role, type StaffAction } from '@doorstep/contract';
import { createOffer, inviteStaff, permissions, type Context, type Offer } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList, type ListedOperation } from '@doorstep/contract/operations';
import { validValue } from './promises/arbitrary-of.ts';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

/** The product's permissions, written down a second time. A new action needs a row here, and a route below. */
const whoMay: Record<StaffAction, Role[]> = {
  'offers.read': ['owner', 'editor', 'fulfiller', 'viewer'],
  'offers.write': ['owner', 'editor'],
  'addresses.manage': ['owner', 'editor'],
  'requests.read': ['owner', 'fulfiller'],
  'requests.decide': ['owner', 'fulfiller'],
  'requests.enter': ['owner', 'fulfiller'],
  'requests.export': ['owner', 'fulfiller'],
  'batches.read': ['owner', 'fulfiller'],
  'batches.write': ['owner', 'fulfiller'],
  'batches.pack': ['owner', 'fulfiller', 'packer'],
  'homes.read': ['owner', 'fulfiller'],
  'homes.decide': ['owner', 'fulfiller'],
  'stock.write': ['owner', 'editor', 'fulfiller'],
  'mails.read': ['owner', 'fulfiller'],
  'privacy.manage': ['owner'],
  'people.manage': ['owner'],
  'tokens.manage': ['owner'],
  'alarms.read': ['owner', 'fulfiller'],
  'services.manage': ['owner'],
  'audit.read': ['owner'],
};

const noLimits = { unitsPerHome: 2, windowDays: null };
const known = { email: ['olive@example.org'], input: [offerInput(), { name: 'Garden', limits: noLimits }] };
const guarded = operationList.filter(({ action }) => action !== 'everybody');

let server: StaffServer;
let staff: Context;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  server = await startStaffServer();
  staff = server.staff;
  for (const role of roles) {
    const { token } = await inviteStaff(staff, role);
    cookies.set(role, cookiesOf(await server.join(token, role)));
  }
});
afterAll(() => server.stop());

/** A realistic call of an operation, for a new offer. */
async function call({ method, path, body }: ListedOperation, offer: Offer, headers: Record<string, string>) {
  const item = offer.definition.items[0]?.id ?? '';
  const named = path
    .replace(':offer', offer.id)
    .replace(':item', item)
    .replaceAll(/:\w+/g, () => randomUUID());
  const hasBody = method !== 'GET' && body !== undefined && !('upload' in body);
  return server.send(method, `/api/v1${named}`, {
    ...(hasBody ? { body: validValue(body, { known, seed: 1 }) } : {}),
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
}

const newOffer = () => createOffer(staff, offerInput({ slug: `offer-${randomUUID().slice(0, 8)}` }));

/** Everything that a call without permission could have changed. */
async function everything(): Promise<unknown> {
  const { store } = staff;
  return {
    offers: await store.offers.list(),
    stock: await store.stock.ofAllOffers(),
    people: await store.people.list(),
    webhooks: (await store.webhooks.part({ limit: 200 })).rows,
  };
}

describe('the table of roles', () => {
  it('matches the product’s permissions, and every action guards a route', () => {
    expect(permissions).toEqual(whoMay);
    expect(new Set(guarded.map(({ action }) => action))).toEqual(new Set([...staffActions, 'signed_in']));
  });

  const isAllowed = (role: Role, { action }: ListedOperation) =>
    action === 'signed_in' || (action !== 'everybody' && whoMay[action].includes(role));

  it.each(roles)('refuses the role “%s” on every other route, and changes nothing', async (role) => {
    const cookie = cookies.get(role) ?? '';
    const offer = await newOffer();
    const before = await everything();
    for (const route of guarded.filter((each) => !isAllowed(role, each))) {
      const { status, problem } = await call(route, offer, { cookie });
      expect([route.path, status, problem.code]).toEqual([route.path, 403, 'not_allowed']);
      expect([route.path, await everything()]).toEqual([route.path, before]);
    }
  });

  it.each(roles)('lets the role “%s” use every route it may use', async (role) => {
    const cookie = cookies.get(role) ?? '';
    for (const route of guarded.filter((each) => isAllowed(role, each))) {
      const { status } = await call(route, await newOffer(), { cookie });
      expect([route.path, status < 500 && status !== 401 && status !== 403]).toEqual([route.path, true]);
    }
  });

  it('returns 404 for an unknown id', async () => {
    const ofOne = guarded
      .filter(({ method, path }) => method === 'GET' && path.includes('/:'))
      .map(({ method, path }) => ({ method, path: `/api/v1${path}` }));
    expect(ofOne.length).toBeGreaterThan(10);
    const ofOffer = ['requests', 'requests/export.csv', 'batches', 'homes'].map((list) => ({
      method: 'GET',
      path: `/api/v1/${list}?offer=:id`,
    }));
    const ended = { method: 'POST', path: '/api/v1/tokens/:token/revoke' };
    for (const { method, path } of [...ofOne, ...ofOffer, ended]) {
      const cookie = cookies.get('owner') ?? '';
      const { status } = await server.send(
        method,
        path.replaceAll(/:\w+/g, () => randomUUID()),
        { headers: { cookie } },
      );
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('gives no access without a session', async () => {
    const offer = await newOffer();
    const before = await everything();
    for (const route of guarded) {
      for (const cookie of ['', 'doorstep.session_token=made.up']) {
        const { status, problem } = await call(route, offer, { cookie });
        expect([route.path, status, problem.code]).toEqual([route.path, 401, 'not_signed_in']);
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('gives no access to another site’s page in an owner’s browser', async () => {
    const cookie = cookies.get('owner') ?? '';
    const offer = await newOffer();
    const before = await everything();
    for (const route of operationList.filter(({ method }) => method !== 'GET')) {
      for (const foreign of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const { status, problem } = await call(route, offer, { cookie, ...(foreign as Record<string, string>) });
        expect([route.path, foreign, status, problem.code]).toEqual([route.path, foreign, 403, 'not_allowed']);
      }
    }
    expect(await everything()).toEqual(before);
    const own = await server.send('POST', `/api/v1/offers/${offer.id}/publish`, {
      headers: { cookie, origin: server.url },
    });
    expect(own.status).toBe(200);
  });

  it('ends with the session', async () => {
    const cookie = cookies.get('viewer') ?? '';
    expect((await server.send('GET', '/api/v1/offers', { headers: { cookie } })).status).toBe(200);
    expect((await server.send('POST', '/api/auth/sign-out', { headers: { cookie } })).status).toBe(204);
    expect((await server.send('GET', '/api/v1/offers', { headers: { cookie } })).status).toBe(401);
  });
});
