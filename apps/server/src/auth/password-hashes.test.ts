import { expect, it } from 'vitest';
import { passwordHashes } from './password-hashes.ts';

const running = () => process.getActiveResourcesInfo().filter((name) => name.toLowerCase().includes('scrypt')).length;

it('passwords are hashed one at a time, also after one that cannot be', async () => {
  const broken = passwordHashes.verify({ hash: 'no hash', password: 'wheelbarrow in the rain' });
  const [first, ...others] = ['one', 'two', 'three'].map((word) => passwordHashes.hash(word));
  await expect(broken).rejects.toThrow();
  // The next turn of the loop: whatever may run by now does.
  await new Promise((resolve) => setImmediate(resolve));
  expect(running()).toBe(1);
  expect(await passwordHashes.verify({ hash: (await first) ?? '', password: 'one' })).toBe(true);
  expect(new Set(await Promise.all(others)).size).toBe(2);
  expect(running()).toBe(0);
});
