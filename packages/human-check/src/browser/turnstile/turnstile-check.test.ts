import { expect, test } from 'vitest';
import { widgetFailure } from '../captcha/widget-execution.ts';
import { errorOf } from './turnstile-check.ts';

test.each([
  ['110600', 'challenge-expired', 'expired'],
  ['110620', 'challenge-expired', 'expired'],
  ['200500', 'network-error', 'unreachable'],
  [300_030, 'turnstile-300030', 'broken'],
  ['110200', 'turnstile-110200', 'broken'],
  ['failed at https://a.example/?name=Sam&unit=4', 'internal-error', 'broken'],
  [undefined, 'internal-error', 'broken'],
])('the error %s of Turnstile is %s, and the visitor reads: %s', (error, code, failure) => {
  expect(errorOf(error)).toBe(code);
  expect(widgetFailure(errorOf(error)).failure).toBe(failure);
});
