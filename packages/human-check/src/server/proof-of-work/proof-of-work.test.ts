import { createHmac, pbkdf2Sync } from 'node:crypto';
import { humanCheckContract } from '@doorstep/testing/human-check-contract';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { proofOfWork } from './proof-of-work.ts';
import { solveInNode as solve } from './solve-in-node.ts';

const secret = 'a secret for tests, long enough to be taken';
const effort = { cost: 10, minAttempts: 3, maxAttempts: 9 };
const check = proofOfWork({ secret, effort });
const offer = 'offer-one';

const pass = async (asked: string): Promise<string> => solve(await check.issue({ offer: asked }));

humanCheckContract('proof of work', () => ({
  provider: check,
  pass,
  passOutOfTime: async (asked) => {
    const anHourAgo = proofOfWork({ secret, effort, now: () => Date.now() - 3_600_000 });
    return solve(await anHourAgo.issue({ offer: asked }));
  },
  bindsOffer: true,
}));

describe('proof of work', () => {
  test('passes with its time of issue and a pass id derived from the challenge', async () => {
    const now = Date.UTC(2026, 0, 1);
    const then = proofOfWork({ secret, effort, lifetimeMs: 60_000, now: () => now });
    const challenge = (await then.issue({ offer })) as Challenge;
    expect(challenge.parameters).toMatchObject({ expiresAt: now / 1000 + 60, data: { offer, issuedAt: now / 1000 } });
    const fresh = (await check.issue({ offer })) as Challenge;
    expect(await check.verify({ token: await solve(fresh), offer })).toMatchObject({
      kind: 'passed',
      passId: `pow:${Number(fresh.parameters.expiresAt) * 1000}:${fresh.parameters.nonce}`,
      issuedAt: (fresh.parameters.data?.['issuedAt'] as number) * 1000,
    });
  });

  const edits: [string, (payload: Payload) => void][] = [
    [
      'another offer',
      ({ challenge }) => (challenge.parameters.data = { ...challenge.parameters.data, offer: 'offer-two' }),
    ],
    ['an earlier time', ({ challenge }) => (challenge.parameters.data = { offer, issuedAt: 1 })],
    ['a later end', ({ challenge }) => (challenge.parameters.expiresAt = (challenge.parameters.expiresAt ?? 0) + 60)],
    ['no end', ({ challenge }) => delete challenge.parameters.expiresAt],
    ['less work', ({ challenge }) => (challenge.parameters.cost = 1)],
    ['no key signature', ({ challenge }) => delete challenge.parameters.keySignature],
    ['no signature', ({ challenge }) => delete challenge.signature],
    ['a nonce of its own', ({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16))],
    ['an invented key', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
    [
      'only the published half of the key',
      ({ challenge, solution }) => (solution.derivedKey = challenge.parameters.keyPrefix),
    ],
    ['a key of the wrong type', ({ solution }) => ((solution as { derivedKey: unknown }).derivedKey = [1])],
    ['a counter of the wrong type', ({ solution }) => ((solution as { counter: unknown }).counter = '1')],
  ];
  test.each(edits)('a token with %s is invalid', async (_, edit) => {
    const payload = JSON.parse(atob(await pass(offer))) as Payload;
    edit(payload);
    const asked = payload.challenge.parameters.data?.['offer'] as string;
    const outcome = await check.verify({ token: btoa(JSON.stringify(payload)), offer: asked });
    expect(outcome).toEqual({ kind: 'rejected', reason: 'invalid' });
  });

  test('a challenge without its solution is invalid', async () => {
    const challenge = await check.issue({ offer });
    for (const solution of [undefined, null, {}, { counter: 0, derivedKey: '' }]) {
      const token = btoa(JSON.stringify({ challenge, solution }));
      expect(await check.verify({ token, offer })).toEqual({ kind: 'rejected', reason: 'invalid' });
    }
  });

  test('the key of a losing attempt is invalid', async () => {
    const payload = JSON.parse(atob(await pass(offer))) as Payload;
    const { nonce, salt, cost } = payload.challenge.parameters;
    const counter = payload.solution.counter - 1;
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from([0, 0, 0, counter])]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, 32, 'sha256').toString('hex');
    const token = btoa(JSON.stringify({ ...payload, solution: { counter, derivedKey } }));
    expect(await check.verify({ token, offer })).toEqual({ kind: 'rejected', reason: 'invalid' });
  });

  test('is compatible with the altcha library in both directions', async () => {
    const keyOf = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
    const secrets = {
      hmacSignatureSecret: keyOf('human-check/challenge'),
      hmacKeySignatureSecret: keyOf('human-check/solution'),
    };
    const ours = JSON.parse(atob(await pass(offer))) as Payload;
    expect(await verifySolution({ ...secrets, ...ours, deriveKey })).toMatchObject({ verified: true });
    const issuedAt = Math.floor(Date.now() / 1000);
    const theirs = await createChallenge({
      ...secrets,
      algorithm: 'PBKDF2/SHA-256',
      deriveKey,
      cost: 10,
      counter: 5,
      data: { offer, issuedAt },
      expiresAt: issuedAt + 60,
    });
    expect(await check.verify({ token: await solve(theirs), offer })).toMatchObject({ kind: 'passed' });
    const { challenge, solution } = JSON.parse(atob(await solve(theirs))) as Payload;
    const parameters = Object.fromEntries(Object.entries(challenge.parameters).toReversed());
    const token = btoa(JSON.stringify({ challenge: { ...challenge, parameters }, solution }));
    expect(await check.verify({ token, offer })).toMatchObject({ kind: 'passed' });
  });

  test("another installation's token is invalid", async () => {
    const other = proofOfWork({ secret: `another ${secret}`, effort });
    expect(await check.verify({ token: await solve(await other.issue({ offer })), offer })).toMatchObject({
      reason: 'invalid',
    });
  });

  test('a token expires by the verifying server’s clock', async () => {
    const token = await pass(offer);
    const later = proofOfWork({ secret, effort, now: () => Date.now() + 20 * 60_000 });
    expect(await later.verify({ token, offer })).toEqual({ kind: 'rejected', reason: 'expired' });
  });

  test('always has its winning attempt within the configured range', async () => {
    const counters = await Promise.all(
      Array.from({ length: 60 }, async () => (JSON.parse(atob(await pass(offer))) as Payload).solution.counter),
    );
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counters)).toBeLessThanOrEqual(9);
    expect(new Set(counters).size).toBeGreaterThan(1);
  });

  test('refuses at startup a short secret, and work that takes a slow phone more than 10 s', () => {
    expect(() => proofOfWork({ secret: 'short' })).toThrow('32 characters');
    // 25 million iterations; an attempt has an overhead of 1000 in a browser.
    const tooMuch = { cost: 5000, minAttempts: 1, maxAttempts: 4167 };
    expect(() => proofOfWork({ secret, effort: tooMuch })).toThrow('4166 attempts');
    expect(() => proofOfWork({ secret, effort: { ...tooMuch, maxAttempts: 4166 } })).not.toThrow();
  });

  test('increases the attempts with the difficulty, up to what a slow phone can make', async () => {
    const counterOf = async (difficulty: number) => {
      const token = await solve(await check.issue({ offer, difficulty }));
      expect(await check.verify({ token, offer })).toMatchObject({ kind: 'passed' });
      return (JSON.parse(atob(token)) as Payload).solution.counter;
    };
    const harder = await Promise.all(Array.from({ length: 40 }, () => counterOf(10)));
    expect(Math.min(...harder)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...harder)).toBeLessThanOrEqual(90);
    const easier = await Promise.all(Array.from({ length: 20 }, () => counterOf(0)));
    expect(Math.max(...easier)).toBeLessThanOrEqual(9);
    // Without the limit the winning attempt would exceed the largest number of the protocol.
    const unbounded = proofOfWork({ secret, effort: { cost: 1, minAttempts: 1, maxAttempts: 2 } });
    await expect(unbounded.issue({ offer, difficulty: 1e12 })).resolves.toBeDefined();
  });
});
