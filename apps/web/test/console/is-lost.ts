import type { ConsoleTest } from './console-test.ts';

/** Has the next call of a path be refused. */
export const isLost = (path: RegExp) => (test: ConsoleTest) => test.fail(path, 'rate_limited');
