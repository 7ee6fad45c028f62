import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deadlineOf, startHcaptchaStandIn, type HcaptchaBehaviour, type HcaptchaStandIn } from '@doorstep/testing';
import { humanCheckContract } from '@doorstep/testing/human-check-contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hcaptcha, HcaptchaError, hcaptchaCodes, type HcaptchaOptions } from '../src/server/index.ts';

humanCheckContract('hCaptcha', async () => {
  const service = await startHcaptchaStandIn();
  return {
    provider: hcaptcha(keysOf(service)),
    pass: async () => service.token(),
    passOutOfTime: async () => service.token({ ageMs: 121_000 }),
    bindsOffer: false,
    breakDown: () => service.behave({ kind: 'reset' }),
    close: service.close,
  };
});

const keysOf = ({ siteKey, secret, verifyUrl }: HcaptchaStandIn): HcaptchaOptions => ({ siteKey, secret, verifyUrl });

const remoteAddress = '9.9.9.9';
const offer = 'offer-one';
let standIn: HcaptchaStandIn;
let unknownCodes: string[] = [];
const check = (changes: Partial<HcaptchaOptions> = {}) =>
  hcaptcha({ ...keysOf(standIn), onUnknownCode: (code) => unknownCodes.push(code), ...changes });
const asked = () => standIn.requests.filter(({ path }) => path === '/siteverify');

beforeAll(async () => {
  standIn = await startHcaptchaStandIn();
});
afterEach(() => {
  standIn.behaveWell();
  standIn.requests.length = 0;
  unknownCodes = [];
});
afterAll(() => standIn.close());

describe('hCaptcha', () => {
  test('receives a form of exactly four fields', async () => {
    const token = standIn.token();
    expect(await check().verify({ token, offer, remoteAddress })).toMatchObject({ kind: 'passed' });
    expect(asked()).toHaveLength(1);
    const [{ method, headers, body, target }] = asked() as [(typeof standIn.requests)[0]];
    expect([method, target]).toEqual(['POST', '/siteverify']);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    const fields = [...new URLSearchParams(body)];
    expect(fields).toHaveLength(4);
    expect(Object.fromEntries(fields)).toEqual({
      secret: standIn.secret,
      response: token,
      remoteip: remoteAddress,
      sitekey: standIn.siteKey,
    });
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
  ])('receives the address %s as %s', async (address, sent) => {
    await check().verify({ token: standIn.token(), offer, remoteAddress: address });
    expect(new URLSearchParams(asked()[0]?.body).get('remoteip')).toBe(sent);
  });

  test.each([
    ['nothing, as it comes', {}, []],
    ['nothing, where the provider keeps the host to itself', { hostname: 'not-provided' }, []],
    ['another website', { hostname: 'elsewhere.example' }, ['foreign_host']],
    ['a time of years ago', { challenge_ts: '2023-01-01T00:00:00.000000Z' }, ['stale']],
    ['a time that is to come', { challenge_ts: '2999-01-01T00:00:00Z' }, ['stale']],
    ['a time that nobody can read', { challenge_ts: 'yesterday' }, []],
    ['a high score', { score: 0.91, score_reason: ['automation'] }, ['high_score']],
    ['a score at the limit', { score: 0.8 }, []],
    [
      'all of it',
      { hostname: 'x.example', challenge_ts: '2023-01-01', score: 1 },
      ['foreign_host', 'stale', 'high_score'],
    ],
  ])('passes and doubts %s', async (_, fields, doubts) => {
    const answer = { success: true, hostname: 'offers.example', challenge_ts: new Date().toISOString(), ...fields };
    standIn.behave({ kind: 'answer', answer });
    const provider = check({ hostname: 'Offers.example', maxScore: 0.8 });
    const outcome = await provider.verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'passed', doubts });
  });

  test('does not receive what cannot be a token', async () => {
    for (const token of [7, ['x'], { token: 'x' }, 'x'.repeat(16_385)]) {
      expect(await check().verify({ token, offer, remoteAddress })).toEqual({ kind: 'rejected', reason: 'invalid' });
    }
    expect(asked()).toEqual([]);
  });

  test.each([
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
  ])('means by %s: %s', async (code, meaning) => {
    expect(hcaptchaCodes.has(code)).toBe(true);
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': [code] } });
    const outcome = await check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toEqual(
      meaning === 'misconfigured'
        ? { kind: 'misconfigured', cause: expect.objectContaining({ name: 'HcaptchaError', code }) }
        : { kind: 'rejected', reason: meaning },
    );
    expect(unknownCodes).toEqual([]);
  });

  test('rejects for an unknown reason, and reports the reason', async () => {
    const codes = ['tuesday', 'expired-input-response', 'wednesday'];
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': codes } }, { times: 1 });
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': ['thursday'] } }, { times: 1 });
    const verify = () => check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(await verify()).toEqual({ kind: 'rejected', reason: 'expired' });
    expect(await verify()).toEqual({ kind: 'rejected', reason: 'invalid' });
    expect(unknownCodes).toEqual(['tuesday', 'wednesday', 'thursday']);
  });

  test('has not verified the token when it rejects our settings as well', async () => {
    const codes = ['invalid-input-response', 'invalid-input-secret'];
    standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': codes } });
    const outcome = await check().verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'misconfigured', cause: { code: 'invalid-input-secret' } });
  });

  const outages: [string, HcaptchaBehaviour, string][] = [
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
    ].map((answer): [string, HcaptchaBehaviour, string] => [
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
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: expect.any(HcaptchaError) });
    expect(outcome).toMatchObject({ cause: { code } });
    const { message, stack, cause } = (outcome as { cause: Error }).cause;
    expect(`${message} ${stack} ${String(cause)}`).not.toMatch(new RegExp(`${token}|${standIn.secret}`));
    // The service is up again, but the fate of this token is unknown: it is not sent a second time.
    expect(await provider.verify({ token, offer, remoteAddress })).toMatchObject({ kind: 'unavailable' });
    expect(asked()).toHaveLength(1);
  });

  test('is unavailable when it redirects, and the secret is not sent on', async () => {
    const elsewhere = createServer((_, response) => {
      response.writeHead(307, { location: standIn.verifyUrl }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const verifyUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/siteverify`;
    const outcome = await check({ verifyUrl }).verify({ token: standIn.token(), offer, remoteAddress });
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: { code: 'network' } });
    expect(asked()).toEqual([]);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  test('receives a token once, however often it is verified at the same time', async () => {
    const provider = check();
    const token = standIn.token();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => provider.verify({ token, offer, remoteAddress })),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ kind: 'passed' });
    expect(asked()).toHaveLength(1);
    // Another process has its own cache; the provider's records are the same.
    expect(await check().verify({ token, offer, remoteAddress })).toEqual({ kind: 'rejected', reason: 'used' });
  });

  test('adds its own hosts to the policy, and others only if they are configured', () => {
    const own = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
    const sources = check({ scriptOrigin: 'https://eu.js.hcaptcha.com', script: { host: 'offers.example' } });
    expect(sources.contentSources).toEqual({
      'script-src': own,
      'frame-src': own,
      'style-src': own,
      'connect-src': own,
    });
    const foreign = check({
      scriptOrigin: 'http://127.0.0.1:4100',
      script: { reportapi: 'https://nothcaptcha.com/x' },
    });
    expect(foreign.contentSources['connect-src']).toEqual([...own, 'http://127.0.0.1:4100', 'https://nothcaptcha.com']);
  });
});
