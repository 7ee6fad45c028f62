import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAheadMs, timeLeft } from './count-down.tsx';

it('the countdown counts days, hours, minutes and seconds', () => {
  const atMs = Date.parse('2026-12-01T09:00:00Z');
  expect(timeLeft(atMs, Date.parse('2026-11-29T07:58:57Z'))).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 });
  expect(timeLeft(atMs, atMs - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(atMs, atMs)).toBeNull();
});

it('the countdown loses no second, however long it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 86_400 }), (seconds) => {
      const left = timeLeft(seconds * 1000, 0);
      expect(left).not.toBeNull();
      if (left === null) return;
      expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(seconds);
    }),
  );
});

it('the server’s clock is read at the midpoint of request and response', () => {
  expect(clockAheadMs('1970-01-01T00:01:00Z', 10_000, 12_000)).toBe(49_000);
});
