import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it.each([
  ['Europe/London', /^18 December 2026 at 17:00 GMT$/],
  ['America/New_York', /^December 18, 2026 at 12:00\sPM EST$/],
  ['Europe/Paris', /^18 December 2026 at 18:00 CET$/],
])('says a moment in %s as people there write it', (timeZone, expected) => {
  expect(formatMoment('2026-12-18T17:00:00Z', 'en', timeZone)).toMatch(expected);
});
