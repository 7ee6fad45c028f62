import { expect, test } from 'vitest';
import { progressLine } from './addresses-import.ts';

test.each([
  [{ phase: 'reading', rowsRead: 86_000, share: 0.25 } as const, 4, '25 %  86,000 rows  21,500 rows/s  0:12 left'],
  [{ phase: 'reading', rowsRead: 9_000_000, share: 0.5 } as const, 3725, '2,416 rows/s  1:02:05 left'],
  [{ phase: 'reading', rowsRead: 500, share: 0.001 } as const, 4, '0 %  500 rows  125 rows/s'],
  [{ phase: 'writing', rowsRead: 500, share: 0.5 } as const, 60, '50 %  500 rows  1:00 left'],
])('the progress line of %j after %i s ends in “%s”', (progress, seconds, end) => {
  expect(progressLine(progress, seconds)).toMatch(/^(?:reading|writing) {2}\[[#-]{24}\] {2}/);
  expect(progressLine(progress, seconds).endsWith(end)).toBe(true);
});

test('the progress line of a stream has no percentage and no remaining time', () => {
  expect(progressLine({ phase: 'reading', rowsRead: 8000, share: null }, 2)).toBe('reading  8,000 rows  4,000 rows/s');
});
