import type { ConsoleTest } from './console-test.ts';

/** Makes the next call to a path fail. */
export const isLost = (path: RegExp) => (test: ConsoleTest) => test.fail(path, 'rate_limited');
