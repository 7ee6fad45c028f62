import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

type Outcome = { kind: 'found'; value: number } | { kind: 'limited' } | { kind: 'unavailable' };

function open(maxAnswers = 10) {
  let now = 0;
  let asked = 0;
  const cache = createAnswerCache<Outcome>({
    maxAnswers,
    maxBytes: 1_000_000,
    lengthOf: () => 100,
    forMs: 1000,
    now: () => now,
  });
  const ask = (kind: Outcome['kind'] = 'found') => {
    return async (): Promise<Outcome> => {
      asked += 1;
      return kind === 'found' ? { kind, value: asked } : { kind };
    };
  };
  return { cache, ask, asked: () => asked, wait: (ms: number) => (now += ms) };
}

it('the answer cache sends one query, even for concurrent calls, until the answer expires', async () => {
  const { cache, ask, asked, wait } = open();
  const both = await Promise.all([cache.get('a', ask()), cache.get('a', ask())]);
  expect(both).toEqual([
    { kind: 'found', value: 1 },
    { kind: 'found', value: 1 },
  ]);
  wait(999);
  await cache.get('a', ask());
  expect(asked()).toBe(1);
  wait(1);
  await cache.get('a', ask());
  expect(asked()).toBe(2);
});

it('the answer cache does not keep outages, refusals or errors', async () => {
  const { cache, ask, asked } = open();
  await cache.get('a', ask('unavailable'));
  await cache.get('a', ask('limited'));
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await cache.get('a', ask());
  expect(asked()).toBe(3);
});

it('the answer cache does not pass one visitor’s limit on to another', async () => {
  const { cache, ask } = open();
  const [first, second] = await Promise.all([cache.get('a', ask('limited')), cache.get('a', ask())]);
  expect([first.kind, second.kind]).toEqual(['limited', 'found']);
});

it('the answer cache evicts the oldest answer', async () => {
  const { cache, ask, asked } = open(2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, ask());
  await cache.get('c', ask());
  expect(asked()).toBe(3);
  await cache.get('a', ask());
  expect(asked()).toBe(4);
});

it('the answer cache is bounded by bytes', async () => {
  const { cache, ask } = open(1000);
  for (let at = 0; at < 200; at += 1) await cache.get(`${at}${'x'.repeat(10_000)}`, ask());
  expect(cache.keys().length).toBeLessThan(50);
  expect(cache.keys().length).toBeGreaterThan(40);
});

it('the answer cache does not keep an answer larger than itself', async () => {
  const answers = createAnswerCache<Outcome>({ maxAnswers: 10, maxBytes: 10_000, lengthOf: () => 6000, forMs: 1000 });
  await answers.get('a', async () => ({ kind: 'found', value: 1 }));
  expect(answers.keys()).toEqual([]);
});
