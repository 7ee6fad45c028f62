import { createHook } from 'node:async_hooks';
import { expect, it, onTestFinished } from 'vitest';
import { passwordHashes } from './password-hashes.ts';

it('passwords are hashed one at a time, also after one that cannot be', async () => {
  const running = new Set<number>();
  const counts: number[] = [];
  const hook = createHook({
    init(id, type) {
      if (type === 'SCRYPTREQUEST') counts.push(running.add(id).size);
    },
    before: (id) => void running.delete(id),
  }).enable();
  onTestFinished(() => void hook.disable());
  const broken = passwordHashes.verify({ hash: 'no hash', password: 'wheelbarrow in the rain' });
  const hashes = ['one', 'two', 'three'].map((word) => passwordHashes.hash(word));
  await expect(broken).rejects.toThrow('Invalid password hash');
  const [first = '', ...others] = await Promise.all(hashes);
  expect(await passwordHashes.verify({ hash: first, password: 'one' })).toBe(true);
  expect(await passwordHashes.verify({ hash: others[0] ?? '', password: 'one' })).toBe(false);
  expect(counts).toEqual([1, 1, 1, 1, 1]);
});
