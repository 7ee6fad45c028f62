// hCaptcha in a real server, its service played by the stand-in: what it is asked, what counts, and what an outage does.
import { randomUUID } from 'node:crypto';
import type { HcaptchaSettings } from '@doorstep/contract';
import { inviteStaff, monitoredChecks, type Offer } from '@doorstep/core';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import {
  itemInput,
  retrievedAddress,
  startHcaptchaStandIn,
  type HcaptchaBehaviour,
  type HcaptchaStandIn,
} from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormTokens } from '../src/product/form-tokens.ts';
import {
  countAnswers,
  readAnswer,
  someNetwork,
  startRealServers,
  type Answer,
  type RealServers,
} from './real-servers.ts';

let standIn: HcaptchaStandIn;
let real: RealServers;

/** A server with hCaptcha, for the tests of one `describe`. */
function withHcaptcha(settings: Record<string, string> = {}): void {
  beforeAll(async () => {
    standIn = await startHcaptchaStandIn();
    real = await startRealServers('SQLite', 1, {
      DOORSTEP_ENV: 'development',
      DOORSTEP_HUMAN_CHECK: 'hcaptcha',
      HCAPTCHA_SITE_KEY: standIn.siteKey,
      HCAPTCHA_SECRET: standIn.secret,
      HCAPTCHA_API_HOST: standIn.origin,
      HCAPTCHA_VERIFY_URL: standIn.verifyUrl,
      ...settings,
    });
  });
  afterEach(() => {
    standIn.behaveWell();
    standIn.requests.length = 0;
  });
  afterAll(async () => {
    await real.end();
    await standIn.close();
  });
}

const asked = () => standIn.requests.filter(({ path }) => path === '/siteverify');
const get = async (path: string, from = someNetwork()) =>
  readAnswer(await fetch(`${real.servers[0]?.url}${path}`, { headers: { 'x-forwarded-for': from } }));
const begin = async (offer: Offer, query = '', from = someNetwork()) => {
  const { status, text } = await get(`/api/offers/${offer.slug}/human-check${query}`, from);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const savedOf = async (offer: Offer) =>
  (await real.requests(offer)).map(({ state, hasPass, holdReasons, checkProvider }) => ({
    state,
    hasPass,
    holdReasons,
    checkProvider,
  }));

/** The page on which a visitor checks the answers: what it hands to the browser. */
async function checkPage(offer: Offer, fields: Record<string, string> = {}, from = someNetwork()): Promise<string> {
  const answer = await fetch(`${real.servers[0]?.url}/o/${offer.slug}/check`, {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': from },
    body: new URLSearchParams({
      [`quantity.${offer.definition.items[0]?.id}`]: '1',
      'contact.name': 'Robin Fictional',
      'address.way': 'find',
      'address.proof': real.proof(retrievedAddress({ street: randomUUID() })),
      ...fields,
    }),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

const publicSettings = (otherWay: HcaptchaSettings['otherWay'] = null): HcaptchaSettings => ({
  provider: 'hcaptcha',
  siteKey: standIn.siteKey,
  scriptOrigin: standIn.origin,
  script: {},
  reports: true,
  otherWay,
});

describe('hCaptcha, always', () => {
  withHcaptcha();

  it('lets through whom it has passed, and the request keeps its name', async () => {
    const offer = await real.open();
    const token = standIn.token();
    const answer = await real.send(offer, { pass: token, from: '203.0.113.7' });
    expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    expect(await savedOf(offer)).toEqual([
      { state: 'accepted', hasPass: true, holdReasons: [], checkProvider: 'hcaptcha' },
    ]);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatchObject({ method: 'POST', target: '/siteverify' });
    expect(asked()[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    const fields = [...new URLSearchParams(asked()[0]?.body)];
    expect(fields).toHaveLength(4);
    expect(Object.fromEntries(fields)).toEqual({
      secret: standIn.secret,
      response: token,
      remoteip: '203.0.113.7',
      sitekey: standIn.siteKey,
    });
  });

  it('is what a page and a program begin with, and no other', async () => {
    const offer = await real.open();
    expect(await begin(offer)).toEqual({ status: 200, body: publicSettings() });
    expect(await begin(offer, '?provider=pow')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await checkPage(offer)).toContain(JSON.stringify(publicSettings()));
  });

  it('refuses a pass of the built-in check without asking anybody', async () => {
    const offer = await real.open();
    const answer = await real.send(offer, { pass: await real.pass(offer) });
    expect([answer.status, answer.problem.code]).toEqual([422, 'human_check_rejected']);
    expect(asked()).toEqual([]);
    expect(await real.requests(offer)).toEqual([]);
  });

  it('does not speak for a request that looks like a machine’s: everybody was asked', async () => {
    const offer = await real.open();
    await real.send(offer, { pass: standIn.token(), body: { website: 'https://spam.example' } });
    expect(await savedOf(offer)).toEqual([
      { state: 'held', hasPass: true, holdReasons: ['trap_filled'], checkProvider: 'hcaptcha' },
    ]);
  });

  it('holds what comes without a pass, as ever', async () => {
    const offer = await real.open();
    expect((await real.send(offer, { pass: null })).status).toBe(202);
    expect(await savedOf(offer)).toMatchObject([{ state: 'held', hasPass: false, holdReasons: ['no_pass'] }]);
  });

  const down = 'held: check_unavailable';
  const rejected = '422 human_check_rejected';
  const error = (code: string): HcaptchaBehaviour => ({
    kind: 'answer',
    answer: { success: false, 'error-codes': [code] },
  });
  const outcomes: [string, HcaptchaBehaviour, string][] = [
    ['missing-input-secret', error('missing-input-secret'), down],
    ['invalid-input-secret', error('invalid-input-secret'), down],
    ['missing-input-response', error('missing-input-response'), rejected],
    ['invalid-input-response', error('invalid-input-response'), rejected],
    ['expired-input-response', error('expired-input-response'), rejected],
    ['already-seen-response', error('already-seen-response'), rejected],
    ['invalid-or-already-seen-response', error('invalid-or-already-seen-response'), rejected],
    ['bad-request', error('bad-request'), down],
    ['missing-remoteip', error('missing-remoteip'), down],
    ['invalid-remoteip', error('invalid-remoteip'), down],
    ['not-using-dummy-passcode', error('not-using-dummy-passcode'), down],
    ['not-using-dummy-secret', error('not-using-dummy-secret'), down],
    ['invalid-sitekey', error('invalid-sitekey'), down],
    ['sitekey-secret-mismatch', error('sitekey-secret-mismatch'), down],
    ['a code that nobody knows', error('a-new-code-of-2031'), rejected],
    ['a hang-up', { kind: 'reset' }, down],
    ['a page', { kind: 'html' }, down],
    ['nothing', { kind: 'empty' }, down],
    ['an error 500', { kind: 'status', status: 500 }, down],
    ['success as text', { kind: 'answer', answer: { success: 'true' } }, down],
    ['no success', { kind: 'answer', answer: {} }, down],
    ['10 MB', { kind: 'body', body: ' '.repeat(10_000_000) + '{"success":true}' }, down],
  ];
  it.each(outcomes)(
    'that answers with %s: nobody passes, and an outage is not the visitor’s',
    async (_, behaviour, end) => {
      const offer = await real.open();
      standIn.behave(behaviour, { times: 1 });
      const token = standIn.token();
      const { status, saved, problem } = await real.send(offer, { pass: token });
      const [stored] = await savedOf(offer);
      expect(stored?.hasPass ?? false).toBe(false);
      expect(status === 202 ? `${saved.state}: ${stored?.holdReasons.join()}` : `${status} ${problem.code}`).toBe(end);
      expect(real.servers[0]?.output()).not.toContain(token);
    },
  );

  it('tells staff what is wrong and what to do, and nothing of the visitor', () => {
    const log = real.servers[0]?.output() ?? '';
    expect(log).toContain('"service":"human-check"');
    expect(log).toContain('Compare HCAPTCHA_SECRET with the one in its dashboard.');
    expect(log).toContain('"code":"a-new-code-of-2031"');
    expect(log).not.toContain(standIn.secret);
  });

  it('that does not answer holds the request after 5 s, or refuses it where the offer says so', async () => {
    const holding = await real.open();
    const refusing = await real.open({ whenCheckIsDown: 'refuse' });
    standIn.behave({ kind: 'hang' }, { times: 1 });
    standIn.behave({ kind: 'stall' }, { times: 1 });
    const [held, refused] = await Promise.all([
      real.send(holding, { pass: standIn.token() }),
      real.send(refusing, { pass: standIn.token() }),
    ]);
    expect([held.status, held.saved.state]).toEqual([202, 'held']);
    expect([refused.status, refused.problem.code]).toEqual([503, 'human_check_unavailable']);
    expect(await real.requests(refusing)).toEqual([]);
  });

  it('counts once: another request with the same token is refused', async () => {
    const offer = await real.open();
    const token = standIn.token();
    expect((await real.send(offer, { pass: token })).status).toBe(201);
    expect((await real.send(offer, { pass: token })).problem.code).toBe('human_check_rejected');
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('counts once for 20 requests at the same time', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 100 })] });
    const token = standIn.token();
    const answers = await Promise.all(Array.from({ length: 20 }, () => real.send(offer, { pass: token })));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '422 human_check_rejected': 19 });
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('the same submission 20 times at once is one request, and everybody hears of it', async () => {
    const offer = await real.open();
    const sending = {
      pass: standIn.token(),
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => real.send(offer, sending)));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 20 });
    expect(new Set(answers.map(({ saved }) => saved.reference)).size).toBe(1);
    expect(asked()).toHaveLength(1);
  });

  it('is spent by hearing that a home has asked already', async () => {
    const offer = await real.open();
    const home = retrievedAddress({ street: randomUUID() });
    await real.send(offer, { home, pass: standIn.token() });
    const token = standIn.token();
    expect((await real.send(offer, { home, pass: token })).problem.code).toBe('already_asked');
    expect((await real.send(offer, { pass: token })).problem.code).toBe('human_check_rejected');
  });

  it('is in the policy of the pages for visitors alone, and named in the privacy notice', async () => {
    const offer = await real.open();
    const sources = `https://hcaptcha.com https://*.hcaptcha.com ${standIn.origin}`;
    const policy = (await get(`/o/${offer.slug}`)).headers.get('content-security-policy') ?? '';
    for (const own of ["script-src 'self'", 'frame-src', "style-src 'self'", "connect-src 'self'"]) {
      expect(policy).toContain(`${own} ${sources};`);
    }
    for (const path of ['/staff', '/staff/anything?x', '/api/staff/session', `/api/offers/${offer.slug}`]) {
      expect((await get(path)).headers.get('content-security-policy')).not.toContain('hcaptcha');
    }
    expect((await get('/privacy')).text).toContain('hCaptcha');
  });
});

describe('hCaptcha, or the built-in check as the other way', () => {
  withHcaptcha({ HCAPTCHA_OTHER_WAY: 'pow' });

  it('takes a pass of either', async () => {
    const offer = await real.open();
    const { body } = await begin(offer);
    const challengeUrl = `/api/offers/${offer.slug}/human-check?provider=pow&way=other`;
    expect(body).toEqual(publicSettings({ provider: 'pow', challengeUrl }));
    const challenge = JSON.parse((await get(challengeUrl)).text) as unknown;
    await real.send(offer, { pass: await solveInNode(challenge) });
    await real.send(offer, { pass: await real.pass(offer) });
    await real.send(offer, { pass: standIn.token() });
    expect((await savedOf(offer)).map(({ state, checkProvider }) => `${state} ${checkProvider}`)).toEqual([
      'accepted pow',
      'accepted pow',
      'accepted hcaptcha',
    ]);
  });

  it('takes neither for another offer, where a token knows its own', async () => {
    const [offer, other] = [await real.open(), await real.open()];
    expect((await real.send(offer, { pass: await real.pass(other) })).problem.code).toBe('human_check_rejected');
  });
});

describe('hCaptcha on suspicion', () => {
  withHcaptcha({ HCAPTCHA_WHEN: 'suspicion', HCAPTCHA_OTHER_WAY: 'pow' });

  const otherWay = (offer: Offer) =>
    ({ provider: 'pow', challengeUrl: `/api/offers/${offer.slug}/human-check?provider=pow&way=other` }) as const;
  const trapped = { website: 'https://spam.example' };
  const tooFast = () => ({ formToken: createFormTokens(real.installation.masterSecret).issue() });

  it('leaves everybody else with the built-in check', async () => {
    const offer = await real.open();
    const page = await checkPage(offer);
    expect(page).toContain(`"challengeUrl":"/api/offers/${offer.slug}/human-check?provider=pow"`);
    expect(page).not.toContain(standIn.siteKey);
    expect((await begin(offer)).body).toHaveProperty('parameters');
    expect((await begin(offer, '?provider=pow')).body).toHaveProperty('parameters');
    expect((await real.send(offer, { pass: await real.pass(offer) })).status).toBe(201);
    expect(await savedOf(offer)).toMatchObject([{ state: 'accepted', checkProvider: 'pow' }]);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['a filled trap', () => trapped],
    ['a form sent too fast', tooFast],
  ])('is asked for after %s; its pass settles it', async (_, body) => {
    const offer = await real.open();
    const sending = {
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
      body: body(),
    };
    const needed = await real.send(offer, { ...sending, pass: await real.pass(offer) });
    expect([needed.status, needed.problem.code]).toEqual([422, 'human_check_needed']);
    expect(needed.problem.humanCheck).toEqual(publicSettings(otherWay(offer)));
    expect(await real.requests(offer)).toEqual([]);

    expect((await real.send(offer, { ...sending, pass: standIn.token() })).status).toBe(201);
    expect(await savedOf(offer)).toEqual([
      { state: 'accepted', hasPass: true, holdReasons: [], checkProvider: 'hcaptcha' },
    ]);
  });

  it('is what the check page begins with once the trap was filled', async () => {
    const offer = await real.open();
    expect(await checkPage(offer, trapped)).toContain(JSON.stringify(publicSettings(otherWay(offer))));
  });

  it('is asked for again on the page of a form that was sent', async () => {
    const offer = await real.open();
    const answer = await fetch(`${real.servers[0]?.url}/o/${offer.slug}/send`, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
      redirect: 'manual',
      body: new URLSearchParams({
        [`quantity.${offer.definition.items[0]?.id}`]: '1',
        'contact.name': 'Robin Fictional',
        'address.way': 'find',
        'address.proof': real.proof(retrievedAddress({ street: randomUUID() })),
        humanCheck: await real.pass(offer),
        idempotencyKey: randomUUID(),
        ...tooFast(),
      }),
    });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(JSON.stringify(publicSettings(otherWay(offer))));
    expect(text).toContain('Robin Fictional');
  });

  it('is asked of a network that sends unusually many, and of no other', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 100 })] });
    const answers: Answer[] = [];
    for (let number = 1; number <= 21; number += 1) {
      answers.push(await real.send(offer, { pass: await real.pass(offer), from: `198.51.100.${number}` }));
    }
    expect(countAnswers(answers)).toEqual({ '201 accepted': 20, '422 human_check_needed': 1 });
    const there = '198.51.100.200';
    expect((await begin(offer, '', there)).body).toEqual(publicSettings(otherWay(offer)));
    expect((await begin(offer, '?provider=pow', there)).body).toHaveProperty('parameters');
    expect(await checkPage(offer, {}, there)).toContain(standIn.siteKey);
    expect(await checkPage(offer)).not.toContain(standIn.siteKey);
    expect((await real.send(offer, { pass: standIn.token(), from: there })).status).toBe(201);
  });

  it('that cannot be reached leaves the other way: taken, and looked at by staff', async () => {
    const offer = await real.open();
    const challenge = JSON.parse((await get(otherWay(offer).challengeUrl)).text) as unknown;
    const answer = await real.send(offer, { pass: await solveInNode(challenge), body: trapped });
    expect(answer.status).toBe(202);
    expect(await savedOf(offer)).toEqual([
      { state: 'held', hasPass: true, holdReasons: ['trap_filled'], checkProvider: 'pow' },
    ]);
  });

  it('holds as ever what comes without a pass, and what comes while it is down', async () => {
    const offer = await real.open();
    await real.send(offer, { pass: null, body: trapped });
    standIn.behave({ kind: 'reset' });
    await real.send(offer, { pass: standIn.token(), body: trapped });
    expect((await savedOf(offer)).map(({ holdReasons }) => holdReasons)).toEqual([
      ['trap_filled', 'no_pass'],
      ['trap_filled', 'check_unavailable'],
    ]);
  });
});

describe('hCaptcha, measured until a day', () => {
  withHcaptcha({ HCAPTCHA_MONITOR_UNTIL: '2099-12-31' });

  const counts = async () => {
    const { totals } = await monitoredChecks(real.staff);
    return Object.fromEntries(Object.entries(totals).filter(([, count]) => count > 0));
  };

  it('shows both checks, and the built-in one decides', async () => {
    const offer = await real.open();
    const page = await checkPage(offer);
    expect(page).toContain(`"humanCheck":{"provider":"pow","challengeUrl":"/api/offers/${offer.slug}/human-check`);
    expect(page).toContain(`"monitoredCheck":${JSON.stringify(publicSettings())}`);
    expect((await begin(offer)).body).toHaveProperty('parameters');
    expect((await get(`/o/${offer.slug}`)).headers.get('content-security-policy')).toContain('https://*.hcaptcha.com');
    expect((await real.send(offer, { pass: standIn.token() })).problem.code).toBe('human_check_rejected');
    const answer = await real.send(offer, { pass: await real.pass(offer), body: { website: 'https://spam.example' } });
    expect(answer.saved.state).toBe('held');
    expect(asked()).toEqual([]);
  });

  it('is counted after the answer, and changes nothing', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 100 })] });
    // What the requests before this one brought: nothing.
    await expect.poll(counts).toEqual({ not_brought: 1 });
    const send = async (monitoredCheck: unknown) => {
      const answer = await real.send(offer, { body: { monitoredCheck } });
      expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    };
    await send(standIn.token());
    await send(standIn.token({ ageMs: 200_000 }));
    await send('junk');
    await send(['junk']);
    await send({ error: 'script-error' });
    await send(undefined);
    standIn.behave({ kind: 'html' }, { times: 1 });
    await expect.poll(async () => asked().length).toBe(3);
    await send(standIn.token());
    await expect.poll(async () => asked().length).toBe(4);
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': ['bad-request'] } }, { times: 1 });
    await send(standIn.token());
    await expect.poll(counts).toEqual({
      passed: 1,
      rejected_expired: 1,
      rejected_invalid: 2,
      browser_error: 1,
      not_brought: 2,
      unavailable: 1,
      misconfigured: 1,
    });
    expect(new Set((await savedOf(offer)).map(({ checkProvider }) => checkProvider))).toEqual(new Set(['pow']));
  });

  it('delays nobody, and counts a submission that is sent again once', async () => {
    const offer = await real.open();
    const before = await counts();
    standIn.behave({ kind: 'slow', delayMs: 1000 }, { times: 1 });
    const sending = {
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
      body: { monitoredCheck: standIn.token() },
    };
    expect((await real.send(offer, sending)).status).toBe(201);
    expect((await real.send(offer, sending)).headers.get('idempotency-replayed')).toBe('true');
    await expect.poll(async () => asked().length).toBe(1);
    expect(await counts()).toEqual(before);
    await expect.poll(counts, { timeout: 10_000 }).toEqual({ ...before, passed: (before['passed'] ?? 0) + 1 });
  });

  it('is shown to staff, with its end', async () => {
    const { token } = await inviteStaff(real.staff, 'owner');
    const url = real.servers[0]?.url ?? '';
    const joined = await fetch(`${url}/api/staff/invitations/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token,
        name: 'Olive Fictional',
        email: 'olive@example.org',
        password: 'wheelbarrow rain',
      }),
    });
    const cookie = joined.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const answer = await fetch(`${url}/api/staff/services/human-check`, { headers: { cookie } });
    expect(await answer.json()).toEqual({
      provider: 'hcaptcha',
      when: 'always',
      otherWay: 'held',
      monitoredUntil: '2099-12-31T23:59:59.999Z',
      monitored: await monitoredChecks(real.staff),
    });
  });

  it('is counted to the end when the server stops', async () => {
    const offer = await real.open();
    const { passed = 0 } = await counts();
    standIn.behave({ kind: 'slow', delayMs: 500 }, { times: 1 });
    await real.send(offer, { body: { monitoredCheck: standIn.token() } });
    expect(await real.servers[0]?.stop()).toBe(0);
    expect(await counts()).toMatchObject({ passed: passed + 1 });
  });
});

describe('without hCaptcha', () => {
  beforeAll(async () => {
    real = await startRealServers('SQLite', 1);
  });
  afterAll(() => real.end());

  it('no page allows or names it', async () => {
    const offer = await real.open();
    const page = await get(`/o/${offer.slug}`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';.* frame-src 'none';/);
    expect(page.headers.get('content-security-policy')).not.toContain('hcaptcha');
    expect((await get('/privacy')).text).not.toContain('hCaptcha');
    expect((await begin(offer, '?provider=hcaptcha')).status).toBe(404);
    expect(await checkPage(offer)).toContain('"monitoredCheck":null');
  });
});
