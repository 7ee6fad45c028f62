import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const allowed = { kind: 'allowed' };

test('a rate limit counts each requester separately, from the first call', () => {
  let now = 1_000_000;
  const limit = createRateLimit({ max: 2, perSeconds: 60, now: () => now });
  expect([limit.take('a'), limit.take('a'), limit.isUsedUp('a'), limit.isUsedUp('b')]).toEqual([
    allowed,
    allowed,
    true,
    false,
  ]);
  now += 59_500;
  expect([limit.take('a'), limit.take('b')]).toEqual([{ kind: 'refused', retryAfterSeconds: 1 }, allowed]);
  now += 500;
  expect([limit.isUsedUp('a'), limit.take('a'), limit.take('a'), limit.take('b'), limit.take('b')]).toEqual([
    false,
    allowed,
    allowed,
    allowed,
    { kind: 'refused', retryAfterSeconds: 60 },
  ]);
});

test('a rate limit restarts for an evicted requester', () => {
  const limit = createRateLimit({ max: 1, perSeconds: 60 });
  limit.forget('a');
  expect([limit.take('a'), limit.isUsedUp('a')]).toEqual([allowed, true]);
  limit.forget('a');
  expect([limit.isUsedUp('a'), limit.take('a')]).toEqual([false, allowed]);
});

test('a rate limit keeps counting an active requester in a flood of others, and evicts an inactive one', () => {
  const limit = createRateLimit({ max: 3, perSeconds: 600 });
  limit.take('once');
  limit.take('on and on');
  for (let other = 0; other < 250_000; other += 1) {
    limit.take(`other ${other}`);
    if (other % 50_000 === 0) limit.take('on and on');
  }
  expect(limit.take('on and on')).toMatchObject({ kind: 'refused' });
  expect([limit.take('once'), limit.take('once'), limit.take('once')]).toEqual([allowed, allowed, allowed]);
});
