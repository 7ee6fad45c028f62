import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { settleAll } from './settle-all.ts';

describe('settleAll', () => {
  it('throws the first error only after all promises have settled', async () => {
    let hasEnded = false;
    const slow = nextTurn().then(() => (hasEnded = true));
    const failing = [Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))];
    await expect(settleAll(failing)).rejects.toThrow('first');
    expect(hasEnded).toBe(true);
    await expect(settleAll([Promise.resolve(1), slow])).resolves.toEqual([1, true]);
  });
});
