import type { Person } from '@doorstep/core';
import { authDatabase, openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { getMigrations } from 'better-auth/db/migration';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authOptions } from '../src/auth/auth-library.ts';
import { createCurrentPerson } from '../src/auth/current-person.ts';
import { createStaffAccounts, type StaffAccounts } from '../src/auth/staff-accounts.ts';
import { createHttpServer } from '../src/http/create-http-server.ts';
import { createRateLimit } from '../src/http/rate-limit.ts';
import { createRateLimits } from '../src/http/rate-limits.ts';
import { addSignInRoutes } from '../src/routes/sign-in-routes.ts';

const places = {
  SQLite: async () => {
    const folder = createDataFolder();
    return { place: join(folder.path, 'doorstep.db'), remove: async () => folder.remove() };
  },
  PostgreSQL: async () => {
    const database = await createTestDatabase();
    return { place: database.url, remove: () => database.drop() };
  },
};

const parts = { masterSecret: 'm'.repeat(40), isHttps: false };
const password = 'correct horse battery';

describe.each(Object.entries(places))('signing in, on %s', (_, makePlace) => {
  let opened: OpenedStore;
  let accounts: StaffAccounts;
  let app: FastifyInstance;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await makePlace();
    opened = await openStore(made.place);
    remove = made.remove;
    accounts = createStaffAccounts({ ...parts, database: authDatabase(opened.database) });
    app = await createHttpServer({ config: { trustProxy: false, baseUrl: null }, log: { level: 'silent' } });
    const limits = { ...createRateLimits(), signIn: createRateLimit({ most: 20, perSeconds: 600 }) };
    addSignInRoutes(app, { accounts, limits });
    const currentPerson = createCurrentPerson(accounts, opened.store.people);
    app.get('/me', async (request) => ({ name: (await currentPerson(request)).name }));
    app.post('/change', async () => ({ changed: true }));
    await addPerson('ada@example.org', 'Ada Example');
  });
  afterAll(async () => {
    await app.close();
    await opened.store.close();
    await remove();
  });

  async function addPerson(email: string, name: string): Promise<void> {
    const created = await accounts.create({ email, name, password });
    if (created.kind !== 'created') throw new Error('the account was not made');
    const person: Person = { id: email, accountId: created.accountId, name, email, role: 'owner', createdAt: 0 };
    await opened.store.people.insert(person);
  }

  const signIn = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

  it('agrees with the library about its tables', async () => {
    const plan = await getMigrations(authOptions({ ...parts, database: authDatabase(opened.database) }));
    const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems } = plan;
    expect({ toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems }).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
      unsafeChanges: [],
      schemaProblems: [],
    });
  });

  it('opens the console to who has the password, until signing out', async () => {
    const answer = await signIn({ email: 'Ada@Example.org', password });
    expect(answer.statusCode).toBe(204);
    const [session] = answer.cookies;
    expect(session).toMatchObject({ name: 'doorstep.session_token', httpOnly: true, sameSite: 'Lax', path: '/' });
    const cookie = cookieOf(answer);
    expect((await app.inject({ url: '/me', headers: { cookie } })).json()).toEqual({ name: 'Ada Example' });

    const out = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie } });
    expect(out.statusCode).toBe(204);
    expect(out.cookies[0]?.value).toBe('');
    expect((await app.inject({ url: '/me', headers: { cookie } })).statusCode).toBe(401);
  });

  it.each([
    { email: 'ada@example.org', password: 'wrong horse battery' },
    { email: 'nobody@example.org', password },
    { email: 'ada@example.org', password: '' },
    { email: 'ada@example.org' },
    { email: ['ada@example.org'], password },
    [],
    null,
  ])('is refused alike with %j', async (credentials) => {
    const answer = await signIn(credentials);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_rejected']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is not possible with a cookie that was changed or made up', async () => {
    const cookie = cookieOf(await signIn({ email: 'ada@example.org', password }));
    const changed = [cookie.replace(/.{3}$/, 'AAA'), 'doorstep.session_token=x.y', cookie.replace('=', '=z'), ''];
    for (const each of changed) {
      const answer = await app.inject({ url: '/me', headers: { cookie: each } });
      expect([each, answer.statusCode]).toEqual([each, 401]);
    }
  });

  it('says that an e-mail address has an account already', async () => {
    const again = { email: 'ada@example.org', name: 'Somebody Else', password };
    expect(await accounts.create(again)).toEqual({ kind: 'email_taken' });
  });

  it('is over when the account is removed', async () => {
    await addPerson('gone@example.org', 'Gone Example');
    const cookie = cookieOf(await signIn({ email: 'gone@example.org', password }));
    const person = (await opened.store.people.list()).find(({ email }) => email === 'gone@example.org');
    await accounts.remove(person?.accountId ?? '');
    expect((await app.inject({ url: '/me', headers: { cookie } })).statusCode).toBe(401);
    expect((await signIn({ email: 'gone@example.org', password })).statusCode).toBe(401);
  });

  it('cannot be asked for by a page of somebody else', async () => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' },
    ];
    for (const headers of foreign) {
      const answer = await app.inject({ method: 'POST', url: '/change', headers });
      expect([headers, answer.statusCode]).toEqual([headers, 403]);
    }
    const own = await app.inject({ method: 'POST', url: '/change', headers: { origin: 'http://localhost:80' } });
    expect(own.statusCode).toBe(200);
  });

  it('leaves nothing of the library’s own addresses open', async () => {
    for (const path of ['sign-up/email', 'list-sessions', 'change-password', 'delete-user', 'ok', 'get-session']) {
      const answers = [
        await app.inject({ url: `/api/auth/${path}` }),
        await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: {} }),
      ];
      expect([path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([path, 404, 404]);
    }
  });

  it('is slowed down for who guesses', async () => {
    const statuses = new Set<number>();
    let retryAfter: unknown;
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const answer = await signIn(null);
      statuses.add(answer.statusCode);
      retryAfter = answer.headers['retry-after'];
    }
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([401, 429]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });
});
