// Who may do what under /api/staff, asked of the server itself: every route, every role, and nobody.
import { randomUUID } from 'node:crypto';
import { roles, staffActions, type Problem, type Role, type StaffAction } from '@doorstep/contract';
import { createOffer, inviteStaff, permissions, type Context, type Offer } from '@doorstep/core';
import { createDataFolder, offerInput } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';
import { someNetwork } from './real-servers.ts';

/** As the product has it, written down a second time. A new action needs a row here, and a route below. */
const whoMay: Record<StaffAction, Role[]> = {
  'offers.read': ['owner', 'editor', 'fulfiller', 'viewer'],
  'offers.write': ['owner', 'editor'],
  'requests.read': ['owner', 'fulfiller'],
  'requests.decide': ['owner', 'fulfiller'],
  'requests.export': ['owner', 'fulfiller'],
  'stock.write': ['owner', 'editor', 'fulfiller'],
  'mails.read': ['owner', 'fulfiller'],
  'people.manage': ['owner'],
};

interface StaffRoute {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** `everybody`: also without signing in, for who has a link. */
  needs: StaffAction | 'signing in' | 'everybody';
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
  get('/api/staff/invitations/:token', 'everybody'),
  post('/api/staff/invitations/accept', 'everybody'),
  get('/api/staff/session', 'signing in'),
  get('/api/staff/people', 'people.manage'),
  get('/api/staff/mails', 'mails.read'),
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
  get('/api/staff/offers/:id/movements', 'offers.read'),
  post('/api/staff/offers/:id/items/:itemId/movements', 'stock.write', () => ({ kind: 'delivery', quantity: 1 })),
  get('/api/staff/requests', 'requests.read'),
  get('/api/staff/requests/export.csv', 'requests.export'),
  get('/api/staff/requests/:id', 'requests.read'),
  ...['accept', 'decline', 'withdraw'].map((word) =>
    post(`/api/staff/requests/:id/${word}`, 'requests.decide', () => ({ reason: 'because' })),
  ),
];
const guarded = routes.filter(({ needs }) => needs !== 'everybody');

const folder = createDataFolder();
let app: App;
let staff: Context;
let url = '';
const cookies = new Map<Role, string>();

beforeAll(async () => {
  const environment = {
    DOORSTEP_DATA: folder.path,
    DOORSTEP_DEMO: 'off',
    PORT: '0',
    DOORSTEP_TRUST_PROXY: '1',
  };
  app = await createApp(await openInstallation(loadConfig(environment)), { level: 'silent' });
  staff = app.contextFor({ kind: 'command_line' });
  url = await app.start();
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

async function send(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response & { problem: Partial<Problem> }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': someNetwork(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return Object.assign(answer, { problem: isJson ? (JSON.parse(text) as Partial<Problem>) : {} });
}

const acceptInvitation = (token: string, name: string) =>
  send('POST', '/api/staff/invitations/accept', {
    body: { token, name, email: `${name}@example.org`, password: 'wheelbarrow in the rain' },
  });

/** One call of a route, for a new offer, as staff would make it. */
async function call({ method, path, body }: StaffRoute, offer: Offer, headers: Record<string, string>) {
  const item = offer.definition.items[0]?.id ?? '';
  const id = path.includes('/requests/') ? randomUUID() : offer.id;
  return send(method, path.replace(':itemId', item).replace(':id', id), {
    ...(body === undefined ? {} : { body: body(offer) }),
    headers,
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
  };
}

describe('the first person', () => {
  it('is one, also when two first-run links are used at the same moment', async () => {
    const links = await Promise.all([1, 2, 3].map(() => inviteStaff(staff, 'viewer')));
    expect(links.map(({ role, isFirstRun }) => [role, isFirstRun])).toEqual(links.map(() => ['owner', true]));
    const answers = await Promise.all(links.map(({ token }, index) => acceptInvitation(token, `first${index}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
    expect((await staff.store.people.list()).map(({ role }) => role)).toEqual(['owner']);
    const owner = answers.find(({ status }) => status === 204);
    cookies.set('owner', cookieOf(owner));
  });

  it('ends every first-run link', async () => {
    const { status } = await send('GET', `/api/staff/invitations/${staff.secrets.newToken()}`);
    expect(status).toBe(410);
    const token = staff.secrets.newToken();
    const unused = { role: 'owner', isFirstRun: true, expiresAt: Date.now() + 1e6, usedAt: null } as const;
    await staff.store.people.insertInvitation({ tokenHash: staff.secrets.hash(token), ...unused });
    expect((await send('GET', `/api/staff/invitations/${token}`)).status).toBe(410);
    expect((await acceptInvitation(token, 'late')).problem.code).toBe('invitation_invalid');
  });
});

describe('an invitation', () => {
  it.each(roles.filter((role) => role !== 'owner'))(
    'makes one %s, once, also when it is used twice at once',
    async (role) => {
      const { token } = await inviteStaff(staff, role);
      const answers = await Promise.all([1, 2].map((index) => acceptInvitation(token, `${role}${index}`)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
      expect((await acceptInvitation(token, `${role}3`)).status).toBe(410);
      expect((await staff.store.people.list()).filter((person) => person.role === role)).toHaveLength(1);
      cookies.set(role, cookieOf(answers.find(({ status }) => status === 204)));
    },
  );

  it('is nothing after its time', async () => {
    const token = staff.secrets.newToken();
    const old = { role: 'owner', isFirstRun: false, expiresAt: Date.now() - 1, usedAt: null } as const;
    await staff.store.people.insertInvitation({ tokenHash: staff.secrets.hash(token), ...old });
    expect((await acceptInvitation(token, 'late')).status).toBe(410);
  });
});

describe('the table of roles', () => {
  it('is the product’s, and every action guards a route', () => {
    expect(permissions).toEqual(whoMay);
    expect(new Set(guarded.map(({ needs }) => needs))).toEqual(new Set([...staffActions, 'signing in']));
  });

  it('has a row for every route under /api/staff', () => {
    const listed = routes.map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(servedRoutes(app.http.printRoutes({ commonPrefix: false })).toSorted());
  });

  it.each(roles)('holds for a %s on every route', async (role) => {
    const cookie = cookies.get(role) ?? '';
    for (const route of guarded) {
      const { needs } = route;
      const isAllowed = needs === 'signing in' || (needs !== 'everybody' && whoMay[needs].includes(role));
      const offer = await newOffer();
      const before = await everything();
      const { status, problem } = await call(route, offer, { cookie });
      if (isAllowed) expect([route.path, status < 500 && status !== 401 && status !== 403]).toEqual([route.path, true]);
      else {
        expect([route.path, status, problem.code]).toEqual([route.path, 403, 'not_allowed']);
        expect(await everything()).toEqual(before);
      }
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
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
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
    const own = await send('POST', `/api/staff/offers/${offer.id}/publish`, { headers: { cookie, origin: url } });
    expect(own.status).toBe(200);
  });

  it('ends with the session', async () => {
    const cookie = cookies.get('viewer') ?? '';
    expect((await send('GET', '/api/staff/offers', { headers: { cookie } })).status).toBe(200);
    expect((await send('POST', '/api/auth/sign-out', { headers: { cookie } })).status).toBe(204);
    expect((await send('GET', '/api/staff/offers', { headers: { cookie } })).status).toBe(401);
  });
});

function cookieOf(answer: Response | undefined): string {
  return (answer?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The routes under /api/staff in the tree that the framework prints: four characters of indent a level. */
function servedRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name = '', methods = ''] = /^([ │├└─]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (name === '') return [];
    const depth = indent.length / 4;
    const path = depth === 1 ? name : `${parents[depth - 1] ?? ''}${name}`;
    parents[depth] = path;
    return path.startsWith('/api/staff/')
      ? methods
          .split(', ')
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${path}`)
      : [];
  });
}
