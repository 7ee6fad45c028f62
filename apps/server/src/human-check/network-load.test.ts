import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createHumanChecks, createNetworkLoad } from './create-human-checks.ts';

const secret = 'a secret for tests, long enough to be taken';

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
}

/** Whether the winning attempt is among these. */
function isWonBetween({ parameters }: Challenge, first: number, last: number): boolean {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = first; counter <= last; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (key.startsWith(keyPrefix)) return true;
  }
  return false;
}

it('a network that requests unusually many challenges gets harder ones, and no other network does', async () => {
  const load = createNetworkLoad();
  const counted: number[] = [];
  for (let asked = 0; asked < 501; asked += 1) counted.push(load.count(`203.0.113.${asked % 250}`));
  expect(new Set(counted.slice(0, 60))).toEqual(new Set([1]));
  expect(new Set(counted.slice(60, 500))).toEqual(new Set([2]));
  expect(counted[500]).toBe(4);
  expect(load.count('198.51.100.1')).toBe(1);
});

it('the server issues the harder challenge', async () => {
  const checks = createHumanChecks({
    config: { captcha: null },
    secret,
    captcha: null,
    isBusy: async () => false,
    monitor: null,
  });
  const begin = () =>
    checks.begin(
      { slug: 'compost-bin', ip: '203.0.113.7' },
      { provider: null, isFallback: false },
    ) as Promise<Challenge>;
  for (let asked = 0; asked < 60; asked += 1) await begin();
  // Twice the usual 2500 to 5000 attempts.
  expect(isWonBetween(await begin(), 5000, 10_000)).toBe(true);
});
