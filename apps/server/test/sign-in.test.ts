import { authDatabase } from '@doorstep/database/open';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { getMigrations } from 'better-auth/db/migration';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authOptions } from '../src/auth/auth-library.ts';
import { createCurrentPerson } from '../src/auth/current-person.ts';
import { createSignInLimits, maxWrong } from '../src/auth/sign-in-limits.ts';
import { createStaffAccounts, type StaffAccounts } from '../src/auth/staff-accounts.ts';
import { createHttpServer } from '../src/http/create-http-server.ts';
import { networkPrefix } from '../src/http/network-hashes.ts';
import { addSignInRoutes } from '../src/routes/sign-in-routes.ts';
import { subKey } from '../src/secrets/sub-key.ts';

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
  /** Another process on the same store. */
  let other: FastifyInstance;
  let again: OpenedStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await makePlace();
    opened = await openStore(made.place);
    remove = made.remove;
    accounts = createStaffAccounts({ ...parts, database: authDatabase(opened.database), store: opened.store });
    app = await createHttpServer({ config: { trustProxy: 1, baseUrl: null }, log: { level: 'silent' } });
    const { masterSecret } = parts;
    addSignInRoutes(app, {
      accounts,
      store: opened.store,
      masterSecret,
      networkOf: async (ip) => networkPrefix(ip),
      isHttps: false,
    });
    other = await createHttpServer({ config: { trustProxy: 1, baseUrl: null }, log: { level: 'silent' } });
    again = await openStore(made.place);
    const otherAccounts = createStaffAccounts({ ...parts, database: authDatabase(again.database), store: again.store });
    addSignInRoutes(other, {
      accounts: otherAccounts,
      store: again.store,
      masterSecret,
      networkOf: async (ip) => networkPrefix(ip),
      isHttps: false,
    });
    const currentPerson = createCurrentPerson(accounts, opened.store.people);
    app.get('/me', async (request) => ({ name: (await currentPerson(request)).name }));
    app.post('/change', async () => ({ changed: true }));
    await addPerson('ada@example.org', 'Ada Example');
  });
  afterAll(async () => {
    await app.close();
    await other.close();
    await opened.store.close();
    await again.store.close();
    await remove();
  });

  async function addPerson(email: string, name: string): Promise<void> {
    const created = await accounts.create({ email, name, password });
    if (created.kind !== 'created') throw new Error('the account was not made');
    const person = { id: email, accountId: created.accountId, name, email, role: 'owner' as const, createdAt: 0 };
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

  const auditOf = async (id: string) =>
    (await opened.store.audit.of('person', id)).map(({ actorKind, action }) => `${actorKind} ${action}`);

  it('uses the tables that the library expects', async () => {
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

  it('opens the console with the password, until signed out', async () => {
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
  ])('is rejected alike with %j', async (credentials) => {
    const answer = await signIn(credentials);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_rejected']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is audited for an account with a wrong password, and not without an account', async () => {
    await addPerson('eli@example.org', 'Eli Example');
    for (const email of ['eli@example.org', 'Eli@Example.org', 'nobody@example.org'])
      await signIn({ email, password: 'wrong horse battery' });
    await expect
      .poll(() => auditOf('eli@example.org'))
      .toEqual(['visitor person.password_wrong', 'visitor person.password_wrong']);
    expect((await signIn({ email: 'eli@example.org', password })).statusCode).toBe(204);
    expect((await auditOf('eli@example.org')).at(-1)).toBe('person person.signed_in');
  });

  it('is not possible with a cookie that was changed or made up', async () => {
    const { cookies } = await signIn({ email: 'ada@example.org', password });
    const cookie = cookieOf({ cookies: cookies.filter(({ name }) => name === 'doorstep.session_token') });
    const changed = [cookie.replace(/.{3}$/, 'AAA'), 'doorstep.session_token=x.y', cookie.replace('=', '=z'), ''];
    for (const each of changed) {
      const answer = await app.inject({ url: '/me', headers: { cookie: each } });
      expect([each, answer.statusCode]).toEqual([each, 401]);
    }
  });

  it.each([
    ['a&b@example.org', 'A&B@EXAMPLE.org'],
    ['viv+staff@müller.example', 'Viv+Staff@xn--mller-kva.example'],
    ['jürgen@bücher.example', 'JU\u0308RGEN@BÜCHER.example'],
    ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@пример.рф'],
    ["o'brien@example.org", "O'Brien@example.org"],
  ])('accepts %s, and %s as another spelling of it', async (email, spelling) => {
    await addPerson(email, 'Viv Example');
    expect((await signIn({ email, password })).statusCode).toBe(204);
    expect((await signIn({ email: spelling, password })).statusCode).toBe(204);
    expect(await accounts.create({ email: spelling, name: 'Somebody Else', password })).toEqual({
      kind: 'email_taken',
    });
    expect((await signIn({ email: spelling, password: 'wrong horse battery' })).statusCode).toBe(401);
  });

  it('reports that an email address already has an account', async () => {
    const again = { email: 'ada@example.org', name: 'Somebody Else', password };
    expect(await accounts.create(again)).toEqual({ kind: 'email_taken' });
  });

  it('ends when the account is removed', async () => {
    await addPerson('gone@example.org', 'Gone Example');
    const cookie = cookieOf(await signIn({ email: 'gone@example.org', password }));
    const person = (await opened.store.people.list()).find(({ email }) => email === 'gone@example.org');
    await accounts.remove(person?.accountId ?? '');
    expect((await app.inject({ url: '/me', headers: { cookie } })).statusCode).toBe(401);
    expect((await signIn({ email: 'gone@example.org', password })).statusCode).toBe(401);
  });

  it('cannot be triggered by another site’s page', async () => {
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

  it('exposes none of the library’s own routes', async () => {
    for (const path of ['sign-up/email', 'list-sessions', 'change-password', 'delete-user', 'ok', 'get-session']) {
      const answers = [
        await app.inject({ url: `/api/auth/${path}` }),
        await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: {} }),
      ];
      expect([path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([path, 404, 404]);
    }
  });

  const guess = (
    index: number,
    email: string,
    from: string,
    { headers = {}, word = 'wrong guess' }: { headers?: Record<string, string>; word?: string } = {},
  ) =>
    (index % 2 === 0 ? app : other).inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      payload: JSON.stringify({ email, password: word }),
    });
  const countStatuses = (answers: { statusCode: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    return counts;
  };

  it('checks few of 200 guesses at one account from 200 networks, across two processes', async () => {
    await addPerson('bea@example.org', 'Bea Example');
    const known = cookieOf(await guess(0, 'bea@example.org', '198.18.0.1', { word: password }));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => guess(index, 'Bea@example.org', `198.19.${index}.1`)),
    );
    const { 401: received = 0, 429: refused = 0 } = countStatuses(answers);
    // Ten at once, then one per fifteen seconds; a window of the clock may end in between.
    expect([received >= 10, received <= 40, received + refused]).toEqual([true, true, 200]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^(?:[1-9]|1[0-5])$/);

    const slowed = 'visitor person.sign_in_slowed';
    await expect.poll(() => auditOf('bea@example.org')).toContain(slowed);

    const fromTheirs = await guess(1, 'bea@example.org', '198.18.0.1', { headers: { cookie: known }, word: password });
    expect(fromTheirs.statusCode).toBe(204);
    // The cookie is for one account, and its own guesses are counted.
    const others = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        guess(index, 'bea@example.org', '198.18.0.1', { headers: { cookie: known } }),
      ),
    );
    expect(countStatuses(others)[429]).toBeGreaterThan(0);
    const { 401: wrong = 0 } = countStatuses([...answers, ...others]);
    const noted = async () => (await auditOf('bea@example.org')).filter((action) => action.endsWith('password_wrong'));
    await expect.poll(noted).toHaveLength(wrong);
    // Once an hour, whose end may come in between.
    const slowedTimes = (await auditOf('bea@example.org')).filter((action) => action === slowed).length;
    expect(slowedTimes).toBeLessThanOrEqual(2);
  });

  it('allows a known device despite many failures from its network', async () => {
    await addPerson('cy@example.org', 'Cy Example');
    const known = cookieOf(await guess(0, 'cy@example.org', '198.51.100.7', { word: password }));
    // Counted without checking a password, which takes a tenth of a second each.
    const limits = createSignInLimits({
      counters: opened.store.counters,
      now: () => opened.store.now(),
      key: subKey(parts.masterSecret, 'sign-in'),
    });
    const network = networkPrefix('198.51.100.9');
    for (let count = 0; count < maxWrong.network; count += 1)
      await limits.take({ email: `nobody-${count}@example.org`, network, device: null });
    // A new window may begin here.
    let status = 0;
    for (let count = 0; status !== 429 && count <= maxWrong.network + 1; count += 1)
      status = (await guess(count, `no-one-${count}@example.org`, '198.51.100.9')).statusCode;
    expect(status).toBe(429);
    const right = await guess(0, 'cy@example.org', '198.51.100.7', { headers: { cookie: known }, word: password });
    expect(right.statusCode).toBe(204);
  });
});
