import { beforeEach } from 'vitest';
import { unreadMs } from '../../src/console/shared/use-letter-keys.ts';
import type { ConsoleTest } from './console-test.ts';

/**
 * Presses keys once what they are meant for could have been read: a key that comes at once is meant for what was there
 * before. Moves the clock of the page, which each test of the file gets.
 */
export function pressOnceRead(test: ConsoleTest): (key: string) => Promise<void> {
  beforeEach(() => test.page.clock.install({ time: Date.now() }));
  return async (key) => {
    await test.page.clock.fastForward(unreadMs);
    await test.page.keyboard.press(key);
  };
}
