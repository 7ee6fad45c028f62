// Who may do what under /api/staff, asked of the server itself: every route, every role, and nobody.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, staffActions, type Role, type StaffAction } from '@doorstep/contract';
import { createOffer, inviteStaff, permissions, type Context, type Offer } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '@doorstep/contract/operations';
import { apiPath } from './api-path.ts';
import { validValue } from './promises/arbitrary-of.ts';
import { servedRoutes } from './served-routes.ts';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

/** As the product has it, written down a second time. A new action needs a row here, and a route below. */
const whoMay: Record<StaffAction, Role[]> = {
  'offers.read': ['owner', 'editor', 'fulfiller', 'viewer'],
  'offers.write': ['owner', 'editor'],
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
};

interface StaffRoute {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** `everybody`: also without signing in, for who has a link. */
  needs: StaffAction | 'signed_in' | 'everybody';
  body?: (offer: Offer) => unknown;
}

const get = (path: string, needs: StaffRoute['needs']): StaffRoute => ({ method: 'GET', path, needs });
const post = (path: string, needs: StaffRoute['needs'], body?: StaffRoute['body']): StaffRoute => ({
  method: 'POST',
  path,
  needs,
  ...(body === undefined ? {} : { body }),
});

const routes: StaffRoute[] = [
  get('/api/staff/offers', 'offers.read'),
  post('/api/staff/offers', 'offers.write', () => offerInput({ slug: `new-${randomUUID().slice(0, 8)}` })),
  post('/api/staff/offers/preview', 'offers.read', () => offerInput()),
  get('/api/staff/offers/:id', 'offers.read'),
  {
    method: 'PUT',
    path: '/api/staff/offers/:id',
    needs: 'offers.write',
    body: (offer) => ({ version: offer.version, input: offer.definition }),
  },
  ...['publish', 'pause', 'resume', 'close', 'reopen', 'archive'].map((word) =>
    post(`/api/staff/offers/:id/${word}`, 'offers.write'),
  ),
  post('/api/staff/polygons', 'offers.write', () => ({ type: 'Polygon', coordinates: [] })),
  get('/api/staff/polygons/:id', 'offers.read'),
  post('/api/staff/pictures', 'offers.write', () => ({})),
  post('/api/staff/offers/:id/effects', 'offers.write', () => ({ transition: 'archive' })),
  post('/api/staff/offers/:id/draw', 'offers.write', () => ({ value: '1 2 3' })),
  get('/api/staff/offers/:id/uses', 'offers.write'),
  get('/api/staff/offers/:id/movements', 'offers.read'),
  post('/api/staff/offers/:id/items/:itemId/movements', 'stock.write', () => ({ kind: 'delivery', quantity: 1 })),
  get('/api/staff/offers/:id/decline-reasons', 'requests.decide'),
  get('/api/staff/offers/:id/entry-form', 'requests.enter'),
  post('/api/staff/offers/:id/requests', 'requests.enter', (offer) => ({
    lines: [{ item: offer.definition.items[0]?.id, quantity: 1 }],
  })),
  get('/api/staff/limit-groups', 'offers.read'),
  post('/api/staff/limit-groups', 'offers.write', () => ({
    name: 'Garden (fictional)',
    limits: { unitsPerHome: 2, windowDays: null },
  })),
  {
    method: 'PUT',
    path: '/api/staff/limit-groups/:id',
    needs: 'offers.write',
    body: () => ({ version: 1, input: { name: 'Garden', limits: { unitsPerHome: 2, windowDays: null } } }),
  },
  post('/api/staff/offers/:id/limit-group', 'offers.write', () => ({ groupId: null })),
  get('/api/staff/requests', 'requests.read'),
  get('/api/staff/requests/export.csv', 'requests.export'),
  post('/api/staff/requests/decide/preview', 'requests.decide', ({ id }) => ({
    decision: 'decline',
    requestIds: [id],
    reason: '',
  })),
  post('/api/staff/requests/decide', 'requests.decide', ({ id }) => ({
    decision: 'decline',
    requests: [{ id, revision: 1 }],
    reason: 'because',
  })),
  get('/api/staff/requests/networks', 'requests.read'),
  ...['decline', 'decline/preview'].map((word) =>
    post(`/api/staff/requests/networks/${word}`, 'requests.decide', () => ({
      network: 'f100d',
      until: '2026-11-22T09:00:00.000Z',
      reason: 'because',
    })),
  ),
  get('/api/staff/requests/:id', 'requests.read'),
  get('/api/staff/requests/:id/personal-data.json', 'privacy.manage'),
  post('/api/staff/requests/:id/erase', 'privacy.manage'),
  get('/api/staff/requests/:id/revision', 'requests.read'),
  ...['address', 'address/preview'].map((word) =>
    post(`/api/staff/requests/:id/${word}`, 'requests.decide', () => ({ address: {}, reason: 'because' })),
  ),
  ...['lines', 'lines/preview'].map((word) =>
    post(`/api/staff/requests/:id/${word}`, 'requests.decide', () => ({ lines: [], reason: 'because' })),
  ),
  post('/api/staff/requests/:id/notes', 'requests.decide', () => ({ note: 'Rang twice' })),
  ...['accept', 'decline', 'decline/preview', 'hold', 'hold/preview', 'withdraw', 'withdraw/preview'].map((word) =>
    post(`/api/staff/requests/:id/${word}`, 'requests.decide', () => ({ reason: 'because' })),
  ),
];

const operationRoutes = operationList.map(({ method, path, action, body }) => ({
  method: method as StaffRoute['method'],
  path: `/api/v1${path}`,
  needs: action,
  body: () =>
    body === undefined || 'upload' in body
      ? {}
      : validValue(body, { known: { email: ['olive@example.org'] }, seed: 1 }),
}));
const allRoutes: StaffRoute[] = [...routes, ...operationRoutes];
const guarded = allRoutes.filter(({ needs }) => needs !== 'everybody');

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

/** One call of a route, for a new offer, as staff would make it. */
async function call({ method, path, body }: StaffRoute, offer: Offer, headers: Record<string, string>) {
  const item = offer.definition.items[0]?.id ?? '';
  const id = path.includes('/requests/') ? randomUUID() : offer.id;
  const named = path
    .replace(':itemId', item)
    .replace(':id', id)
    .replaceAll(/:\w+/g, () => randomUUID());
  return server.send(method, named, {
    ...(body === undefined || method === 'GET' ? {} : { body: body(offer) }),
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
    webhooks: await store.webhooks.list(),
  };
}

describe('the table of roles', () => {
  it('is the product’s, and every action guards a route', () => {
    expect(permissions).toEqual(whoMay);
    expect(new Set(guarded.map(({ needs }) => needs))).toEqual(new Set([...staffActions, 'signed_in']));
  });

  it('has a row for every route under /api/staff', () => {
    const listed = routes.map(({ method, path }) => `${method} ${path}`);
    const staffRoutes = servedRoutes(server.routeTree())
      .filter(({ url }) => url.startsWith('/api/staff/'))
      .map(({ method, url }) => `${method} ${url}`);
    expect(listed.toSorted()).toEqual(staffRoutes.toSorted());
  });

  it('is the table of docs/reference/http.md', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../docs/reference/http.md'), 'utf8');
    const rows = [...document.matchAll(/^\| `(\w+ \/api\/staff\/[^`]+)` \| ([^|]+) \|/gm)];
    const wanted = routes.map(
      ({ method, path, needs }) => `${method} ${path}: ${needs.replace('_', ' ').replace('signed', 'signing')}`,
    );
    expect(rows.map(([, route, needs]) => `${route}: ${needs?.replaceAll('`', '')}`).toSorted()).toEqual(
      wanted.toSorted(),
    );
  });

  const isAllowed = (role: Role, { needs }: StaffRoute) =>
    needs === 'signed_in' || (needs !== 'everybody' && whoMay[needs].includes(role));

  it.each(roles)('refuses the role “%s” on every route that it does not open, and changes nothing', async (role) => {
    const cookie = cookies.get(role) ?? '';
    const offer = await newOffer();
    const before = await everything();
    for (const route of guarded.filter((each) => !isAllowed(role, each))) {
      const { status, problem } = await call(route, offer, { cookie });
      expect([route.path, status, problem.code]).toEqual([route.path, 403, 'not_allowed']);
      expect([route.path, await everything()]).toEqual([route.path, before]);
    }
  });

  it.each(roles)('lets the role “%s” use every route that it opens', async (role) => {
    const cookie = cookies.get(role) ?? '';
    for (const route of guarded.filter((each) => isAllowed(role, each))) {
      const { status } = await call(route, await newOffer(), { cookie });
      expect([route.path, status < 500 && status !== 401 && status !== 403]).toEqual([route.path, true]);
    }
  });

  it('answers 404 for an unknown id', async () => {
    const ofOne = guarded.filter(({ method, path }) => method === 'GET' && path.includes('/:'));
    expect(ofOne.length).toBeGreaterThan(10);
    const ofOffer = ['requests', 'requests/export.csv', 'batches', 'homes'].map((list) => ({
      method: 'GET',
      path: apiPath(`${list}?offer=:id`),
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

  it('gives nothing to who is not signed in', async () => {
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

  it('is not to be used by another site’s page in an owner’s browser', async () => {
    const cookie = cookies.get('owner') ?? '';
    const offer = await newOffer();
    const before = await everything();
    for (const route of allRoutes.filter(({ method }) => method !== 'GET')) {
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
    const own = await server.send('POST', `/api/staff/offers/${offer.id}/publish`, {
      headers: { cookie, origin: server.url },
    });
    expect(own.status).toBe(200);
  });

  it('ends with the session', async () => {
    const cookie = cookies.get('viewer') ?? '';
    expect((await server.send('GET', '/api/staff/offers', { headers: { cookie } })).status).toBe(200);
    expect((await server.send('POST', '/api/auth/sign-out', { headers: { cookie } })).status).toBe(204);
    expect((await server.send('GET', '/api/staff/offers', { headers: { cookie } })).status).toBe(401);
  });
});
