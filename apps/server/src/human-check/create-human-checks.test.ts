import { hcaptcha, proofOfWork } from '@doorstep/human-check/server';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createHumanChecks } from './create-human-checks.ts';

const secret = 'a secret for tests, long enough to be taken';
const cheap = { cost: 1, minAttempts: 1, maxAttempts: 2 };
const offer = 'compost-bin';
const visit = { slug: offer, ip: '203.0.113.7', isSuspected: false };

it('a measured hCaptcha decides once its last day is over, without a start', async () => {
  const end = Date.now() + 60_000;
  let now = end - 30_000;
  const config = loadConfig({});
  const checks = createHumanChecks({
    config: { hcaptcha: { ...config.hcaptcha, monitorUntil: end } },
    secret,
    hcaptcha: hcaptcha({ siteKey: 'site key', secret: 'secret', verifyUrl: 'http://127.0.0.1:9' }),
    isBusy: async () => false,
    monitor: null,
    now: () => now,
  });
  const solve = async () => solveInNode(await proofOfWork({ secret, effort: cheap, now: () => now }).issue({ offer }));
  const verify = async (token: string) =>
    (await checks.verify({ token, offer, remoteAddress: visit.ip, isSuspected: false })).kind;

  const early = await solve();
  expect(await verify(await solve())).toBe('passed');
  expect(await checks.forPage(visit)).toMatchObject({
    humanCheck: { provider: 'pow' },
    monitoredCheck: { provider: 'hcaptcha' },
  });
  expect(checks.state().monitoredUntil).toBe(new Date(end).toISOString());

  now = end;
  expect(await verify(await solve())).toBe('passed');

  now = end + 1000;
  expect(await verify(await solve())).toBe('rejected');
  // A page that was opened before can still be sent.
  expect(await verify(early)).toBe('passed');
  expect(await checks.forPage(visit)).toMatchObject({
    humanCheck: { provider: 'hcaptcha', fallback: null },
    monitoredCheck: null,
  });
  expect(await checks.begin(visit, { provider: null, isFallback: false })).toMatchObject({ provider: 'hcaptcha' });
  expect(checks.state().monitoredUntil).toBeNull();
});
