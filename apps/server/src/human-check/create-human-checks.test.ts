import { hcaptcha, proofOfWork, turnstile } from '@doorstep/human-check/server';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createHumanChecks } from './create-human-checks.ts';

const secret = 'a secret for tests, long enough to be taken';
const cheap = { cost: 1, minAttempts: 1, maxAttempts: 2 };
const offer = 'compost-bin';
const visit = { slug: offer, ip: '203.0.113.7', isSuspected: false };

const captchas = [
  { provider: 'hcaptcha', create: hcaptcha, prefix: 'HCAPTCHA' },
  { provider: 'turnstile', create: turnstile, prefix: 'TURNSTILE' },
];

it.each(captchas)(
  'a monitored $provider starts to decide after its last trial day, without a restart',
  async (given) => {
    const { provider, create, prefix } = given;
    const environment = {
      DOORSTEP_HUMAN_CHECK: provider,
      [`${prefix}_SITE_KEY`]: 'site key',
      [`${prefix}_SECRET`]: 'secret',
    };
    const end = Date.now() + 60_000;
    let now = end - 30_000;
    const { captcha } = loadConfig(environment);
    const checks = createHumanChecks({
      config: { captcha: captcha && { ...captcha, monitorUntil: end } },
      secret,
      captcha: create({ siteKey: 'site key', secret: 'secret', verifyUrl: 'http://127.0.0.1:9' }),
      isBusy: async () => false,
      monitor: null,
      now: () => now,
    });
    const solve = async () =>
      solveInNode(await proofOfWork({ secret, effort: cheap, now: () => now }).issue({ offer }));
    const verify = async (token: string) =>
      (await checks.verify({ token, offer, remoteAddress: visit.ip, isSuspected: false })).kind;

    const early = await solve();
    expect(await verify(await solve())).toBe('passed');
    expect(await checks.forPage(visit)).toMatchObject({
      humanCheck: { provider: 'pow' },
      monitoredCheck: { provider },
    });
    expect(checks.state().monitoredUntil).toBe(new Date(end).toISOString());

    now = end;
    expect(await verify(await solve())).toBe('passed');

    now = end + 1000;
    expect(await verify(await solve())).toBe('rejected');
    // A page that was opened before can still be sent.
    expect(await verify(early)).toBe('passed');
    expect(await checks.forPage(visit)).toMatchObject({
      humanCheck: { provider, fallback: null },
      monitoredCheck: null,
    });
    expect(await checks.begin(visit, { provider: null, isFallback: false })).toMatchObject({ provider });
    expect(checks.state().monitoredUntil).toBeNull();
  },
);
