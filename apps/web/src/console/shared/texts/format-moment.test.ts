import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it('names the year of a time only if it is not this one', () => {
  const year = new Date().getFullYear();
  expect(formatMoment(`${year}-06-02T14:05:00Z`, 'en', 'UTC')).toBe('2 Jun, 14:05');
  expect(formatMoment(`${year}-06-02T14:05:00Z`, 'de', 'UTC')).toBe('2. Juni, 14:05');
  expect(formatMoment('2019-06-02T14:05:00Z', 'en', 'UTC')).toBe('2 Jun 2019, 14:05');
});
