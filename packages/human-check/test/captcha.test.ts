import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  deadlineOf,
  startHcaptchaStandIn,
  startTurnstileStandIn,
  type CaptchaBehaviour,
  type CaptchaStandIn,
} from '@doorstep/testing';
import { humanCheckContract } from '@doorstep/testing/human-check-contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  CaptchaError,
  hcaptcha,
  hcaptchaCodes,
  turnstile,
  turnstileCodes,
  type CaptchaOptions,
} from '../src/server/index.ts';

const keysOf = ({ siteKey, secret, verifyUrl }: CaptchaStandIn): CaptchaOptions => ({ siteKey, secret, verifyUrl });
const remoteAddress = '9.9.9.9';
const offer = 'offer-one';

const captchas = [
  {
    name: 'hCaptcha',
    create: hcaptcha,
    start: startHcaptchaStandIn,
    codes: hcaptchaCodes,
    verifyPath: '/siteverify',
    sendsSiteKey: true,
    maxTokenLength: 16_384,
    lifetimeMs: 120_000,
    expired: 'expired-input-response',
    seen: 'used',
    sources: {
      own: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      kinds: ['script-src', 'frame-src', 'style-src', 'connect-src'],
      origin: 'https://eu.js.hcaptcha.com',
      foreign: 'https://nothcaptcha.com',
    },
    meanings: [
      ['missing-input-secret', 'misconfigured'],
      ['invalid-input-secret', 'misconfigured'],
      ['missing-input-response', 'missing'],
      ['invalid-input-response', 'invalid'],
      ['expired-input-response', 'expired'],
      ['already-seen-response', 'used'],
      ['invalid-or-already-seen-response', 'used'],
      ['bad-request', 'misconfigured'],
      ['missing-remoteip', 'misconfigured'],
      ['invalid-remoteip', 'misconfigured'],
      ['not-using-dummy-passcode', 'misconfigured'],
      ['not-using-dummy-secret', 'misconfigured'],
      ['invalid-sitekey', 'misconfigured'],
      ['sitekey-secret-mismatch', 'misconfigured'],
    ],
    doubted: [
      ['nothing, where the provider keeps the host to itself', { hostname: 'not-provided' }, []],
      ['a high score', { score: 0.91, score_reason: ['automation'] }, ['high_score']],
      ['a score at the limit', { score: 0.8 }, []],
    ],
  },
  {
    name: 'Turnstile',
    create: turnstile,
    start: startTurnstileStandIn,
    codes: turnstileCodes,
    verifyPath: '/turnstile/v0/siteverify',
    sendsSiteKey: false,
    maxTokenLength: 2048,
    lifetimeMs: 300_000,
    expired: 'timeout-or-duplicate',
    seen: 'expired',
    sources: {
      own: ['https://challenges.cloudflare.com'],
      kinds: ['script-src', 'frame-src', 'connect-src'],
      origin: 'https://challenges.cloudflare.com',
      foreign: 'https://challenges.cloudflare.com.evil.example',
    },
    meanings: [
      ['missing-input-secret', 'misconfigured'],
      ['invalid-input-secret', 'misconfigured'],
      ['invalid-parsed-secret', 'misconfigured'],
      ['invalid-widget-id', 'misconfigured'],
      ['missing-input-response', 'missing'],
      ['invalid-input-response', 'invalid'],
      ['timeout-or-duplicate', 'expired'],
      ['bad-request', 'misconfigured'],
      ['internal-error', 'unavailable'],
    ],
    doubted: [
      ['nothing, with the action of our widget', { action: 'doorstep-request' }, []],
      ['the action of another page', { action: 'login' }, ['foreign_host']],
      ['a page without an action', { action: '' }, ['foreign_host']],
    ],
  },
] satisfies Captcha[];

interface Captcha {
  name: string;
  create: typeof hcaptcha;
  start: () => Promise<CaptchaStandIn>;
  codes: typeof hcaptchaCodes;
  verifyPath: string;
  sendsSiteKey: boolean;
  maxTokenLength: number;
  lifetimeMs: number;
  /** The code for an expired token. */
  expired: string;
  /** The result for a token that was verified before. */
  seen: string;
  sources: { own: string[]; kinds: string[]; origin: string; foreign: string };
  meanings: [code: string, meaning: string][];
  doubted: [what: string, fields: object, doubts: string[]][];
}

describe.each<Captcha>(captchas)('the captcha $name', (captcha) => {
  let standIn: CaptchaStandIn;
  let unknownCodes: string[] = [];
  const check = (changes: Partial<CaptchaOptions> = {}) =>
    captcha.create({ ...keysOf(standIn), onUnknownCode: (code) => unknownCodes.push(code), ...changes });
  const asked = () => standIn.requests.filter(({ path }) => path === captcha.verifyPath);

  humanCheckContract(captcha.name, async () => {
    const service = await captcha.start();
    return {
      provider: captcha.create(keysOf(service)),
      pass: async () => service.token(),
      passOutOfTime: async () => service.token({ ageMs: captcha.lifetimeMs + 1000 }),
      bindsOffer: false,
      breakDown: () => service.behave({ kind: 'reset' }),
      close: service.close,
    };
  });

  beforeAll(async () => {
    standIn = await captcha.start();
  });
  afterEach(() => {
    standIn.behaveWell();
    standIn.requests.length = 0;
    unknownCodes = [];
  });
  afterAll(() => standIn.close());

  test('receives a form with exactly the documented fields', async () => {
    const token = standIn.token();
    expect(await check().verify({ token, offer, remoteAddress })).toMatchObject({ kind: 'passed' });
    expect(asked()).toHaveLength(1);
    const [{ method, headers, body, target }] = asked() as [(typeof standIn.requests)[0]];
    expect([method, target]).toEqual(['POST', captcha.verifyPath]);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    const fields = [...new URLSearchParams(body)];
    expect(fields).toEqual(
      Object.entries({
        secret: standIn.secret,
        response: token,
        remoteip: remoteAddress,
        ...(captcha.sendsSiteKey ? { sitekey: standIn.siteKey } : {}),
      }),
    );
  });

  test.each([
    ['9.9.9.9', '9.9.9.9'],
    ['::ffff:9.9.9.9', '9.9.9.9'],
    ['2620:fe::fe', '2620:fe::fe'],
    ['10.1.2.3', null],
    ['192.168.0.4', null],
    ['100.64.0.9', null],
    ['127.0.0.1', null],
    ['::1', null],
    ['fd00::7', null],
    ['fe80::1%eth0', null],
    ['unknown', null],
    ['9.9.9.9, 10.0.0.1', null],
  ])('receives the visitor’s address %s as %s', async (address, sent) => {
    await check().verify({ token: standIn.token(), offer, remoteAddress: address });
    expect(new URLSearchParams(asked()[0]?.body).get('remoteip')).toBe(sent);
  });

  test.each<[string, object, string[]]>([
    ['nothing, as it comes', {}, []],
    ...captcha.doubted,
    ['another website', { hostname: 'elsewhere.example' }, ['foreign_host']],
    ['a time of years ago', { challenge_ts: '2023-01-01T00:00:00.000000Z' }, ['stale']],
    ['a time that is to come', { challenge_ts: '2999-01-01T00:00:00Z' }, ['stale']],
    ['a time that nobody can read', { challenge_ts: 'yesterday' }, []],
    [
      'all of it',
      { hostname: 'x.example', challenge_ts: '2023-01-01', score: 1 },
      ['foreign_host', 'stale', 'high_score'],
    ],
  ])('passes a token with doubts about %s', async (_, fields, doubts) => {
    const answer = { success: true, hostname: 'offers.example', challenge_ts: new Date().toISOString(), ...fields };
    standIn.behave({ kind: 'answer', answer });
    const provider = check({ hostname: 'Offers.example', maxScore: 0.8 });
    const outcome = await provider.verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'passed', doubts });
  });

  test('never receives a text that cannot be a token', async () => {
    for (const token of [7, ['x'], { token: 'x' }, 'x'.repeat(captcha.maxTokenLength + 1)]) {
      expect(await check().verify({ token, offer, remoteAddress })).toEqual({ kind: 'rejected', reason: 'invalid' });
    }
    expect(asked()).toEqual([]);
  });

  test.each(captcha.meanings)('maps the code %s to: %s', async (code, meaning) => {
    expect(captcha.codes.has(code)).toBe(true);
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': [code] } });
    const outcome = await check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toEqual(
      meaning === 'misconfigured' || meaning === 'unavailable'
        ? { kind: meaning, cause: expect.objectContaining({ name: 'CaptchaError', code }) }
        : { kind: 'rejected', reason: meaning },
    );
    expect(unknownCodes).toEqual([]);
  });

  test('rejects an unknown code, and reports it', async () => {
    const codes = ['tuesday', captcha.expired, 'wednesday'];
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': codes } }, { times: 1 });
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': ['thursday'] } }, { times: 1 });
    const verify = () => check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(await verify()).toEqual({ kind: 'rejected', reason: 'expired' });
    expect(await verify()).toEqual({ kind: 'rejected', reason: 'invalid' });
    expect(unknownCodes).toEqual(['tuesday', 'wednesday', 'thursday']);
  });

  test('leaves a token unverified when it also rejects Doorstep’s settings', async () => {
    const codes = ['invalid-input-response', 'invalid-input-secret'];
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': codes } });
    const outcome = await check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'misconfigured', cause: { code: 'invalid-input-secret' } });
  });

  const outages: [string, CaptchaBehaviour, string][] = [
    ['that never answers', { kind: 'hang' }, 'timeout'],
    ['that stops half way', { kind: 'stall' }, 'timeout'],
    ['that hangs up', { kind: 'reset' }, 'network'],
    ['that answers 500', { kind: 'status', status: 500 }, 'http'],
    ['that answers 404', { kind: 'status', status: 404 }, 'http'],
    ['that answers with a page', { kind: 'html' }, 'answer'],
    ['that answers with nothing', { kind: 'empty' }, 'answer'],
    ['that answers with 10 MB', { kind: 'body', body: ' '.repeat(10_000_000) + '{"success":true}' }, 'answer'],
    ...[
      'true',
      'null',
      [],
      {},
      { success: 'true' },
      { success: 1 },
      { success: null },
      { success: 'false', 'error-codes': ['expired-input-response'] },
      { success: false },
      { success: false, 'error-codes': [] },
      { success: false, 'error-codes': 'expired-input-response' },
      { success: false, 'error-codes': [7] },
      { 'error-codes': ['expired-input-response'] },
      [{ success: true }],
    ].map((answer): [string, CaptchaBehaviour, string] => [
      `that answers ${JSON.stringify(answer)}`,
      { kind: 'answer', answer },
      'answer',
    ]),
  ];
  test.each(outages)('%s is unavailable', async (_, behaviour, code) => {
    standIn.behave(behaviour, { times: 1 });
    const token = standIn.token();
    const provider = check({ timeoutMs: deadlineOf(behaviour) });
    const outcome = await provider.verify({ token, offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: expect.any(CaptchaError) });
    expect(outcome).toMatchObject({ cause: { code } });
    const { message, stack, cause } = (outcome as { cause: Error }).cause;
    expect(`${message} ${stack} ${String(cause)}`).not.toMatch(new RegExp(`${token}|${standIn.secret}`));
    // The service is up again, but the fate of this token is unknown: it is not sent a second time.
    expect(await provider.verify({ token, offer, remoteAddress })).toMatchObject({ kind: 'unavailable' });
    expect(asked()).toHaveLength(1);
  });

  test('is unavailable when it redirects, and the secret is not sent to the new address', async () => {
    const elsewhere = createServer((_, response) => {
      response.writeHead(307, { location: standIn.verifyUrl }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const verifyUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${captcha.verifyPath}`;
    const outcome = await check({ verifyUrl }).verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: { code: 'network' } });
    expect(asked()).toEqual([]);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  test('receives a token once, however many verifications run at once', async () => {
    const provider = check();
    const token = standIn.token();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => provider.verify({ token, offer, remoteAddress })),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ kind: 'passed' });
    expect(asked()).toHaveLength(1);
    // Another process has its own cache; the provider's records are the same.
    expect(await check().verify({ token, offer, remoteAddress })).toEqual({ kind: 'rejected', reason: captcha.seen });
  });

  test('adds its own hosts to the content policy, and others only if configured', () => {
    const { own, kinds, origin, foreign } = captcha.sources;
    const sources = (all: string[]) => Object.fromEntries(kinds.map((kind) => [kind, all]));
    expect(check({ scriptOrigin: origin, script: { host: 'offers.example:8080' } }).contentSources).toEqual(
      sources(own),
    );
    const { contentSources } = check({ scriptOrigin: 'http://127.0.0.1:4100', script: { reportapi: `${foreign}/x` } });
    expect(contentSources).toEqual(sources([...own, 'http://127.0.0.1:4100', foreign]));
  });

  test('has a meaning for every documented code', () => {
    expect(captcha.meanings.map(([code]) => code)).toEqual([...captcha.codes.keys()]);
  });
});
