import { beforeEach } from 'vitest';
import { unreadMs } from '../../src/console/shared/use-letter-keys.ts';
import type { ConsoleTest } from './console-test.ts';

/**
 * Presses keys only after the page could have been read: an immediate key press counts as meant for the previous
 * content. Installs the page's fake clock for every test of the file.
 */
export function pressOnceRead(test: ConsoleTest): (key: string) => Promise<void> {
  beforeEach(() => test.page.clock.install({ time: Date.now() }));
  return async (key) => {
    await test.page.clock.fastForward(unreadMs);
    await test.page.keyboard.press(key);
  };
}
