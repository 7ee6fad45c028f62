import { humanCheckContract } from '@doorstep/testing/human-check-contract';
import type { Challenge, Payload } from 'altcha-lib';
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
  test('tells when it was handed out, and names the pass after the challenge', async () => {
    const now = Date.UTC(2026, 0, 1);
    const then = proofOfWork({ secret, effort, lifetimeMs: 60_000, now: () => now });
    const challenge = (await then.issue({ offer })) as Challenge;
    expect(challenge.parameters).toMatchObject({ expiresAt: now / 1000 + 60, data: { offer, issuedAt: now / 1000 } });
    const fresh = (await check.issue({ offer })) as Challenge;
    expect(await check.verify({ token: await solve(fresh), offer })).toMatchObject({
      kind: 'passed',
      passId: `pow:${fresh.parameters.nonce}`,
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

  test("another installation's token is invalid", async () => {
    const other = proofOfWork({ secret: `another ${secret}`, effort });
    expect(await check.verify({ token: await solve(await other.issue({ offer })), offer })).toMatchObject({
      reason: 'invalid',
    });
  });

  test('a token expires by the clock of whoever verifies', async () => {
    const token = await pass(offer);
    const later = proofOfWork({ secret, effort, now: () => Date.now() + 20 * 60_000 });
    expect(await later.verify({ token, offer })).toEqual({ kind: 'rejected', reason: 'expired' });
    const earlier = proofOfWork({ secret, effort, now: () => 0 });
    const old = proofOfWork({ secret, effort, now: () => Date.now() - 3_600_000 });
    // The library has a clock of its own: what is over by that one never passes either.
    expect(await earlier.verify({ token: await solve(await old.issue({ offer })), offer })).toMatchObject({
      reason: 'expired',
    });
  });

  test('the winning attempt is always between the two that were set', async () => {
    const counters = await Promise.all(
      Array.from({ length: 60 }, async () => (JSON.parse(atob(await pass(offer))) as Payload).solution.counter),
    );
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counters)).toBeLessThanOrEqual(9);
    expect(new Set(counters).size).toBeGreaterThan(1);
  });

  test('a short secret, and work that takes a slow phone more than 10 s, are refused at the start', () => {
    expect(() => proofOfWork({ secret: 'short' })).toThrow('32 characters');
    expect(() => proofOfWork({ secret, effort: { cost: 5000, minAttempts: 5000, maxAttempts: 10_000 } })).toThrow(
      '25000000',
    );
  });
});
