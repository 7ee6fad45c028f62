// Turnstile in a real server: what it receives, what counts, and the effect of an outage. Rules independent of the
// provider are tested with hCaptcha.
import { monitoredChecks } from '@doorstep/core';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import { type CaptchaBehaviour, startTurnstileStandIn } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { createServiceTests, findingText } from '../src/service-tests/create-service-tests.ts';
import { captchaEnvironment, withCaptcha } from './captcha-server.ts';

describe('Turnstile, always', () => {
  const at = withCaptcha('turnstile');

  it('accepts a request with a valid pass, and records the provider', async () => {
    const offer = await at.real.open();
    const token = at.standIn.token();
    const answer = await at.real.send(offer, { pass: token, from: '9.9.9.9' });
    expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    expect(await at.saved(offer)).toEqual([
      { state: 'accepted', hasPass: true, holdReasons: [], checkProvider: 'turnstile' },
    ]);
    expect(at.asked()).toMatchObject([{ method: 'POST', target: '/turnstile/v0/siteverify' }]);
    expect([...new URLSearchParams(at.asked()[0]?.body)]).toEqual([
      ['secret', at.standIn.secret],
      ['response', token],
      ['remoteip', '9.9.9.9'],
    ]);
  });

  it('is the only check for pages and programs', async () => {
    const offer = await at.real.open();
    expect(await at.begin(offer)).toEqual({ status: 200, body: at.publicSettings() });
    expect((await at.begin(offer, '?provider=turnstile')).body).toEqual(at.publicSettings());
    for (const other of ['pow', 'hcaptcha'])
      expect(await at.begin(offer, `?provider=${other}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await at.checkPage(offer)).toContain(JSON.stringify(at.publicSettings()));
  });

  it.each([
    ['another website', { hostname: 'elsewhere.example' }, ['check_foreign_host']],
    ['another widget', { action: 'login' }, ['check_foreign_host']],
    ['this website', { hostname: 'doorstep.example' }, []],
  ])('decides whether to hold a pass of %s', async (_, made, holdReasons) => {
    const offer = await at.real.open();
    await at.real.send(offer, { pass: at.standIn.token(made) });
    const state = holdReasons.length > 0 ? 'held' : 'accepted';
    expect(await at.saved(offer)).toEqual([{ state, hasPass: true, holdReasons, checkProvider: 'turnstile' }]);
  });

  const down = 'held: check_unavailable';
  const refused = '422 human_check_rejected';
  const error = (code: string): CaptchaBehaviour => ({
    kind: 'answer',
    answer: { success: false, 'error-codes': [code] },
  });
  it.each<[string, CaptchaBehaviour, string]>([
    ['invalid-input-secret', error('invalid-input-secret'), down],
    ['internal-error', error('internal-error'), down],
    ['timeout-or-duplicate', error('timeout-or-duplicate'), refused],
    ['a code that nobody knows', error('a-new-code-of-2031'), refused],
    ['a hang-up', { kind: 'reset' }, down],
    ['success as text', { kind: 'answer', answer: { success: 'true' } }, down],
  ])(
    'accepts nobody when it responds with %s, and does not blame the visitor for an outage',
    async (_, behaviour, end) => {
      const offer = await at.real.open();
      at.standIn.behave(behaviour, { times: 1 });
      const { status, saved, problem } = await at.real.send(offer, { pass: at.standIn.token() });
      const [stored] = await at.saved(offer);
      expect(stored?.hasPass ?? false).toBe(false);
      expect(status === 202 ? `${saved.state}: ${stored?.holdReasons.join()}` : `${status} ${problem.code}`).toBe(end);
    },
  );

  it('is allowed by the check page’s policy alone, and named with its company in the privacy notice', async () => {
    const offer = await at.real.open();
    const policyOf = async (path: string, method = 'GET') => {
      const answer = await fetch(`${at.real.servers[0]?.url}${path}`, { method, redirect: 'manual' });
      return answer.headers.get('content-security-policy') ?? '';
    };
    const sources = `https://challenges.cloudflare.com ${at.standIn.origin}`;
    const policy = await policyOf(`/o/${offer.slug}/check`, 'POST');
    for (const own of ["script-src 'self'", 'frame-src', "connect-src 'self'"])
      // Inline scripts follow, by their hashes.
      expect(policy.replaceAll(/ 'sha256-[^ ;]+'/g, '')).toContain(`${own} ${sources};`);
    expect(policy).not.toContain('hcaptcha');
    for (const path of ['/', `/o/${offer.slug}`, '/privacy', '/staff'])
      expect(await policyOf(path)).not.toContain('cloudflare');
    const { text: notice } = await at.get('/privacy');
    expect(notice).toContain('Cloudflare Turnstile (Cloudflare, Inc., USA) checks that a request comes from a person.');
    expect(notice).not.toContain('hCaptcha');
    expect((await at.get('/accessibility')).text).toContain('Turnstile’s puzzle is made by another company');
  });
});

describe('Turnstile on suspicion, with the built-in check as the fallback', () => {
  const at = withCaptcha('turnstile', { WHEN: 'suspicion', FALLBACK: 'pow' });

  it('is required after a filled honeypot; while it is down, the built-in check is', async () => {
    const offer = await at.real.open();
    const body = { website: 'https://spam.example' };
    const challengeUrl = `/api/offers/${offer.slug}/human-check?provider=pow&way=other`;
    const fallback = { provider: 'pow', challengeUrl } as const;
    const needed = await at.real.send(offer, { pass: await at.real.pass(offer), body });
    expect([needed.status, needed.problem.humanCheck]).toEqual([422, at.publicSettings(fallback)]);
    at.standIn.behave({ kind: 'reset' }, { times: 1 });
    const downNow = await at.real.send(offer, { pass: at.standIn.token(), body });
    expect([downNow.status, downNow.problem.humanCheck]).toEqual([422, fallback]);
    const challenge = JSON.parse((await at.get(challengeUrl)).text) as unknown;
    await at.real.send(offer, { pass: await solveInNode(challenge), body });
    await at.real.send(offer, { pass: at.standIn.token(), body });
    expect((await at.saved(offer)).map(({ state, checkProvider }) => `${state} ${checkProvider}`).toSorted()).toEqual([
      'accepted turnstile',
      'held pow',
    ]);
  });
});

describe('Turnstile, monitored until a day', () => {
  const at = withCaptcha('turnstile', { MONITOR_UNTIL: '2099-12-31' });

  it('is shown next to the built-in check, counted, and decides nothing', async () => {
    const offer = await at.real.open();
    const page = await at.checkPage(offer);
    expect(page).toContain(`"monitoredCheck":${JSON.stringify(at.publicSettings())}`);
    const answer = await at.real.send(offer, { body: { monitoredCheck: at.standIn.token() } });
    expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    await expect
      .poll(async () => (await monitoredChecks(at.real.staff)).totals.passed, { message: 'checks that passed' })
      .toBe(1);
  });
});

describe('a test of Turnstile', () => {
  it.each([
    ['its secret', {}, 'secret_accepted', 'accepts the secret'],
    [
      'a wrong secret',
      { SECRET: '0x4AAAother' },
      'secret_refused',
      'from your Cloudflare Turnstile account into TURNSTILE_SECRET',
    ],
  ])('reports Turnstile’s response to %s', async (_, changes, outcome, words) => {
    const standIn = await startTurnstileStandIn();
    const config = loadConfig(captchaEnvironment('turnstile', standIn, changes));
    const tests = createServiceTests(config, { datasets: () => [], damagedFiles: () => [] });
    const findings = await tests['human-check']();
    await standIn.close();
    expect(findings.map((finding) => finding.outcome)).toEqual(['script_loads', outcome]);
    expect(findings.map(findingText).join('\n')).toContain(words);
  });
});
