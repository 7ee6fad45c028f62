// One's own account: password, sessions, second factor, and a forgotten password.
import type { AccountView, BegunSecondFactor, NewPasswordLink } from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import { inviteStaff, mailLinks } from '@doorstep/core';
import { totp } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from './real-servers.ts';
import { cookiesOf, type StaffAnswer, staffServerForAll } from './staff-server.ts';

const password = 'wheelbarrow in the rain';
const other = 'seven lanterns under ice';

describe.each(databases)('an account on %s', (kind) => {
  const server = staffServerForAll(kind);
  beforeAll(async () => {
    await join('olive', 'owner');
  });

  const join = async (name: string, role: 'owner' | 'viewer' = 'viewer') =>
    cookiesOf(await server.join((await inviteStaff(server.staff, role)).token, name));
  const post = (path: string, cookie: string, body: unknown = {}) =>
    server.send('POST', `/api/v1${path}`, { headers: { cookie }, body });
  const signIn = (name: string, word: string, headers: Record<string, string> = {}) =>
    server.send('POST', '/api/auth/sign-in/email', { headers, body: { email: `${name}@example.org`, password: word } });
  const session = async (cookie: string) =>
    (await server.send('GET', '/api/v1/session', { headers: { cookie } })).status;
  const account = (answer: StaffAnswer) => answer.problem as unknown as AccountView;
  const auditOf = async (name: string) => {
    const person = (await server.staff.store.people.list()).find((each) => each.name === name);
    return (await server.staff.store.audit.of('person', person?.id ?? '')).map(({ action }) => action);
  };

  it('changes its password with the current one, and ends the other sessions', async () => {
    const here = await join('ada');
    const there = cookiesOf(await signIn('ada', password));
    const wrong = await post('/account/password', here, { current: 'not this one', password: other });
    expect([wrong.status, wrong.problem.errors]).toMatchObject([422, [{ field: 'current', code: 'password_wrong' }]]);
    for (const weak of ['password12', 'ada@example.org', 'qwertyuiop12', 'doorstep2026']) {
      const answer = await post('/account/password', here, { current: password, password: weak });
      expect([weak, answer.problem.errors]).toMatchObject([weak, [{ field: 'password', code: 'password_weak' }]]);
    }
    expect((await post('/account/password', here, { current: password, password: other })).status).toBe(200);
    expect([await session(here), await session(there)]).toEqual([200, 401]);
    expect((await signIn('ada', password)).status).toBe(401);
    expect((await signIn('ada', other)).status).toBe(204);
    expect(await auditOf('ada')).toContain('person.password_changed');
  });

  it('is not created with a password that is easy to guess', async () => {
    const { token } = await inviteStaff(server.staff, 'owner');
    const body = { token, name: 'Pat', email: 'pat@example.org', password: 'password12' };
    const answer = await server.send('POST', '/api/v1/invitations/accept', { body });
    expect(answer.problem.errors).toMatchObject([{ field: 'password', code: 'password_weak' }]);
  });

  it('lists its sessions by device, and ends only its own', async () => {
    const here = await join('bea');
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
    const there = cookiesOf(await signIn('bea', password, headers));
    const stranger = await join('cy');
    const { sessions } = account(await server.send('GET', '/api/v1/account', { headers: { cookie: here } }));
    expect(sessions.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
      ['', '', true],
      ['Firefox', 'Linux', false],
    ]);
    const end = (cookie: string, word = password) =>
      post(`/account/sessions/${sessions[1]?.id}/end`, cookie, { password: word });
    const endOthers = (word: string) => post('/account/sessions/end-others', here, { password: word });
    expect((await end(stranger)).status).toBe(404);
    for (const answer of [await end(here, 'not this one'), await endOthers('not this one')])
      expect(answer.problem.errors).toMatchObject([{ field: 'password', code: 'password_wrong' }]);
    expect(await session(there)).toBe(200);
    expect(account(await end(here)).sessions).toHaveLength(1);
    expect([await session(there), await session(here)]).toEqual([401, 200]);
    const again = cookiesOf(await signIn('bea', password));
    await endOthers(password);
    expect([await session(again), await session(here), await session(stranger)]).toEqual([401, 200, 200]);
    expect((await auditOf('bea')).filter((action) => !action.endsWith('signed_in'))).toEqual([
      'person.joined',
      'person.password_wrong',
      'person.password_wrong',
      'person.sessions_ended',
      'person.sessions_ended',
    ]);
  });

  it('is signed out after two hours without a call, and stays signed in with one', async () => {
    const cookie = await join('ines');
    const [person] = (await server.staff.store.people.list()).filter(({ name }) => name === 'ines');
    const usedAgo = async (ms: number) => {
      const at = new Date(Date.now() - ms);
      await server.staff.store.db
        .updateTable('auth_session' as 'setting')
        .set({ updatedAt: kind === 'PostgreSQL' ? at : at.toISOString() } as never)
        .where('userId' as 'name', '=', person?.accountId ?? '')
        .execute();
      return session(cookie);
    };
    const hourMs = 3_600_000;
    expect(await usedAgo(2 * hourMs - 60_000)).toBe(200);
    expect(await usedAgo(2 * hourMs + 60_000)).toBe(401);
    const again = cookiesOf(await signIn('ines', password));
    const { sessions } = account(await server.send('GET', '/api/v1/account', { headers: { cookie: again } }));
    expect(sessions).toHaveLength(1);
  });

  it('is signed out everywhere by an owner, and keeps its password', async () => {
    const owner = await join('otto', 'owner');
    const here = await join('mia');
    const there = cookiesOf(await signIn('mia', password));
    const person = (await server.staff.store.people.list()).find(({ name }) => name === 'mia');
    const end = (cookie: string) => post(`/people/${person?.id}/sessions/end`, cookie);
    expect((await end(here)).status).toBe(403);
    expect((await end(owner)).status).toBe(204);
    expect([await session(here), await session(there), await session(owner)]).toEqual([401, 401, 200]);
    expect((await signIn('mia', password)).status).toBe(204);
    expect(await auditOf('mia')).toContain('person.sessions_ended');
  });

  it('is asked for its password half an hour after it was entered, before anything grave', async () => {
    const owner = await join('nora', 'owner');
    const viewer = await join('vic');
    const enteredAgo = async (ms: number) => {
      const at = new Date(Date.now() - ms);
      const createdAt = kind === 'PostgreSQL' ? at : at.toISOString();
      await server.staff.store.db
        .updateTable('auth_session' as 'setting')
        .set({ createdAt } as never)
        .execute();
    };
    const grave = operationList.filter(({ isGrave }) => isGrave);
    const codesFor = (cookie: string, of = grave, query = '') =>
      Promise.all(
        of.map(async ({ method, path }) => {
          const url = `/api/v1${path.replaceAll(/:\w+/g, 'unknown')}${query}`;
          const body = method === 'GET' ? {} : { body: {} };
          return (await server.send(method, url, { headers: { cookie }, ...body })).problem.code;
        }),
      );
    expect(grave.length).toBeGreaterThan(8);
    await enteredAgo(29 * 60_000);
    expect(await codesFor(owner)).not.toContain('password_needed');
    await enteredAgo(31 * 60_000);
    expect(new Set(await codesFor(owner))).toEqual(new Set(['password_needed']));
    expect(new Set(await codesFor(viewer))).toEqual(new Set(['not_allowed']));
    // Most operations have no dry run, and ignore the parameter.
    const untriable = grave.filter(({ isTriable }) => !isTriable);
    expect(new Set(await codesFor(owner, untriable, '?dryRun=true'))).toEqual(new Set(['password_needed']));
    const { method, path } = grave.find(({ isTriable }) => isTriable) ?? { method: '', path: '' };
    const tried = await server.send(method, `/api/v1${path}?dryRun=true`, { headers: { cookie: owner }, body: {} });
    expect(tried.problem.code).toBe('request_invalid');

    const wrong = await post('/account/confirm', owner, { password: other });
    expect(wrong.problem.errors).toMatchObject([{ field: 'password', code: 'password_wrong' }]);
    expect(new Set(await codesFor(owner))).toEqual(new Set(['password_needed']));
    expect((await post('/account/confirm', owner, { password })).status).toBe(204);
    expect(await codesFor(owner)).not.toContain('password_needed');
    await enteredAgo(0);
  });

  /**
   * Turns the second factor on.
   * @returns the app's key, the recovery codes, and the cookies of the remaining session.
   */
  async function secondFactor(cookie: string) {
    const begun = (await post('/account/second-factor/begin', cookie, { password }))
      .problem as unknown as BegunSecondFactor;
    const code = totp(begun.key);
    const confirmed = await post('/account/second-factor/confirm', cookie, { code });
    expect([confirmed.status, account(confirmed).hasSecondFactor]).toEqual([200, true]);
    return { ...begun, code, cookie: cookiesOf(confirmed) };
  }
  /** The code of the next half minute, which the server already accepts. */
  const nextCode = (key: string) => totp(key, Date.now() + 30_000);
  const enter = (cookie: string, code: string) =>
    server.send('POST', '/api/auth/sign-in/code', { headers: { cookie }, body: { code } });

  it('asks for a code once a second factor was confirmed, and opens for nobody without one', async () => {
    const cookie = await join('dan');
    const wrong = await post('/account/second-factor/begin', cookie, { password: 'not this one' });
    expect(wrong.problem.errors).toMatchObject([{ field: 'password', code: 'password_wrong' }]);
    const begun = (await post('/account/second-factor/begin', cookie, { password })).problem;
    const failed = await post('/account/second-factor/confirm', cookie, { code: '000000' });
    expect(failed.problem.errors).toMatchObject([{ field: 'code', code: 'code_wrong' }]);
    // A setup that was only begun does not turn it on.
    expect((await signIn('dan', password)).status).toBe(204);
    const { key, cookie: kept } = await secondFactor(cookie);
    expect(key).not.toBe((begun as unknown as BegunSecondFactor).key);
    expect(await session(kept)).toBe(200);

    const asked = await signIn('dan', password);
    expect([asked.status, asked.problem]).toMatchObject([200, { codeNeeded: true }]);
    expect(await session(cookiesOf(asked))).toBe(401);
    expect((await enter(cookiesOf(asked), '000000')).status).toBe(401);
    const opened = await enter(cookiesOf(asked), nextCode(key));
    expect([opened.status, await session(cookiesOf(opened))]).toEqual([204, 200]);
    // The cookie from the password is used up.
    expect((await enter(cookiesOf(asked), nextCode(key))).status).toBe(401);
    expect((await enter('', nextCode(key))).status).toBe(401);
    // A password and a code of the set-up, and a code at sign-in. Codes sent with a used cookie belong to no account.
    await expect
      .poll(async () => (await auditOf('dan')).filter((action) => action.endsWith('_wrong')).toSorted())
      .toEqual(['person.code_wrong', 'person.code_wrong', 'person.password_wrong']);
    expect(await auditOf('dan')).toEqual(expect.arrayContaining(['person.two_factor_on', 'person.signed_in']));
  });

  it('accepts each code of the app once, including the one that turned it on', async () => {
    const { key, code, cookie } = await secondFactor(await join('cleo'));
    const sessions = async () =>
      account(await server.send('GET', '/api/v1/account', { headers: { cookie } })).sessions.length;
    const enterAnew = async (typed: string) => (await enter(cookiesOf(await signIn('cleo', password)), typed)).status;
    expect(await enterAnew(code)).toBe(401);
    expect(await sessions()).toBe(1);
    const next = nextCode(key);
    const answers = await Promise.all([enterAnew(next), enterAnew(next)]);
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 401]);
    expect(await sessions()).toBe(2);
  });

  it('is asked for a code again on every device once an owner has signed it out', async () => {
    const owner = await join('orla', 'owner');
    const { key } = await secondFactor(await join('kit'));
    const person = (await server.staff.store.people.list()).find(({ name }) => name === 'kit');
    const waiting = cookiesOf(await signIn('kit', password));
    const trusted = cookiesOf(await enter(cookiesOf(await signIn('kit', password)), nextCode(key)));
    const again = (cookie: string) => signIn('kit', password, { cookie });
    const opened = await again(trusted);
    expect(opened.status).toBe(204);
    expect((await post(`/people/${person?.id}/sessions/end`, owner)).status).toBe(204);
    expect((await again(cookiesOf(opened))).problem).toMatchObject({ codeNeeded: true });
    // A cookie from the old password no longer works.
    const { status } = await enter(waiting, totp(key, Date.now() - 30_000));
    expect(status).toBe(401);
  });

  it('accepts each recovery code once, and stores neither codes nor key in readable form', async () => {
    const { recoveryCodes, key, cookie } = await secondFactor(await join('eve'));
    expect(recoveryCodes).toHaveLength(8);
    // The library's own table.
    const rows = await server.staff.store.db
      .selectFrom('auth_two_factor' as 'setting')
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    const kept = JSON.stringify(rows);
    for (const secret of [...recoveryCodes, key]) expect(kept).not.toContain(secret);
    for (const code of recoveryCodes.slice(0, 2)) {
      const spelt = ` ${code.toUpperCase().replace('-', ' ')}`;
      expect((await enter(cookiesOf(await signIn('eve', password)), spelt)).status).toBe(204);
      expect((await enter(cookiesOf(await signIn('eve', password)), code)).status).toBe(401);
    }
    const renewed = await post('/account/second-factor/recovery-codes', cookie, { password });
    const [next = ''] = (renewed.problem as unknown as BegunSecondFactor).recoveryCodes;
    const former = recoveryCodes[2] ?? '';
    expect((await enter(cookiesOf(await signIn('eve', password)), former)).status).toBe(401);
    expect((await enter(cookiesOf(await signIn('eve', password)), next)).status).toBe(204);
    expect(await auditOf('eve')).toContain('person.recovery_codes_made');
  });

  it('allows few code attempts, however often the password is right', async () => {
    const { key } = await secondFactor(await join('fay'));
    for (let round = 0; round < 3; round += 1) {
      const asked = cookiesOf(await signIn('fay', password));
      for (let guess = 0; guess < 5; guess += 1)
        expect((await enter(asked, String(guess).padStart(6, '1'))).status).not.toBe(204);
    }
    expect((await enter(cookiesOf(await signIn('fay', password)), nextCode(key))).status).toBe(401);
  });

  it('loses its second factor with the password alone', async () => {
    const { cookie } = await secondFactor(await join('gil'));
    expect((await post('/account/second-factor/off', cookie, { password: other })).status).toBe(422);
    expect(account(await post('/account/second-factor/off', cookie, { password })).hasSecondFactor).toBe(false);
    expect((await signIn('gil', password)).status).toBe(204);
    expect(await auditOf('gil')).toContain('person.two_factor_off');
  });

  it('opens only its own page while a second factor is required and not set up', async () => {
    const owner = await join('hank', 'owner');
    const viewer = await join('hal');
    const rule = (requiredFrom: string | null, cookie = owner) =>
      server.send('PUT', '/api/v1/second-factor-rule', { headers: { cookie }, body: { requiredFrom } });
    const offers = async (cookie: string) =>
      (await server.send('GET', '/api/v1/offers', { headers: { cookie } })).problem.code;
    expect((await rule(null, viewer)).status).toBe(403);
    expect((await rule(new Date().toISOString())).problem.code).toBe('state_conflict');
    const { cookie } = await secondFactor(owner);
    expect((await rule(new Date(Date.now() + 60_000).toISOString(), cookie)).status).toBe(204);
    expect(await offers(viewer)).toBeUndefined();
    expect((await rule(new Date(Date.now() - 1000).toISOString(), cookie)).status).toBe(204);
    expect([await offers(viewer), await offers(cookie)]).toEqual(['two_factor_needed', undefined]);
    const session = await server.send('GET', '/api/v1/session', { headers: { cookie: viewer } });
    expect(session.problem).toMatchObject({ mustSetUpSecondFactor: true });
    const { cookie: opened } = await secondFactor(viewer);
    expect(await offers(opened)).toBeUndefined();
    expect((await rule(null, cookie)).status).toBe(204);
    expect(await offers(await join('hope'))).toBeUndefined();
  });

  const forget = (email: string) => server.send('POST', '/api/v1/password-links', { body: { email } });
  const mailsTo = async (name: string) =>
    (await server.staff.store.db.selectFrom('outbox').select(['id', 'subject', 'mail_order']).execute()).filter(
      ({ mail_order: order }) => order?.includes(`${name}@example.org`),
    );

  it('gets an emailed link that sets a new password once, without revealing who has an account', async () => {
    const here = await join('ivy');
    const answers = [await forget('Ivy@Example.org'), await forget('nobody@example.org'), await forget('no address')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const [mail] = await mailsTo('ivy');
    const order = JSON.parse(mail?.mail_order ?? '') as never;
    const { confirm } = await mailLinks(server.staff, { subject: mail?.subject ?? '', order });
    const token = new URL(confirm ?? '').pathname.split('/').at(-1) ?? '';
    expect(mail?.mail_order).not.toContain(token);
    const use = (word: string) =>
      server.send('POST', '/api/v1/password-links/use', { body: { token, password: word } });
    expect((await server.send('GET', `/api/v1/password-links/${token}`)).problem).toEqual({ email: 'ivy@example.org' });
    expect((await use('password12')).problem.errors).toMatchObject([{ field: 'password', code: 'password_weak' }]);
    expect((await use(other)).status).toBe(204);
    expect((await use(other)).problem.code).toBe('link_invalid');
    expect(await session(here)).toBe(401);
    expect([(await signIn('ivy', password)).status, (await signIn('ivy', other)).status]).toEqual([401, 204]);
    expect(await auditOf('ivy')).toContain('person.password_reset');
    // Sent again, as after a crash: the link stays used.
    await mailLinks(server.staff, { subject: mail?.subject ?? '', order });
    expect((await use(password)).problem.code).toBe('link_invalid');
  });

  it('gets at most three such emails an hour', async () => {
    await join('jo');
    for (let time = 0; time < 5; time += 1) expect((await forget('jo@example.org')).status).toBe(204);
    const count = (await mailsTo('jo')).length;
    // The hour may end in between.
    expect([count >= 3, count <= 4]).toEqual([true, true]);
  });

  it('gets a reset link from an owner, and from nobody else', async () => {
    const owner = await join('olga', 'owner');
    const viewer = await join('kim');
    const person = (await server.staff.store.people.list()).find(({ name }) => name === 'kim');
    const make = (cookie: string) => post(`/people/${person?.id}/password-link`, cookie);
    expect((await make(viewer)).status).toBe(403);
    const { url } = (await make(owner)).problem as unknown as NewPasswordLink;
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    const answer = await server.send('GET', `/api/v1/password-links/${token}`);
    expect(answer.problem).toEqual({ email: 'kim@example.org' });
    const hourMs = 3_600_000;
    expect(
      await server.staff.store.people.findByPasswordLink(server.staff.secrets.hash(token), Date.now() + hourMs),
    ).toBe(null);
  });
});
