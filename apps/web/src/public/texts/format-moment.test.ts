import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';
import { localeOf } from './locale-of.ts';

it.each([
  ['en', 'en', 'Europe/London', /^18 December 2026 at 17:00 GMT$/],
  ['en', 'en', 'America/New_York', /^18 December 2026 at 12:00 GMT-5$/],
  ['en', 'en-US', 'America/New_York', /^December 18, 2026 at 12:00\sPM EST$/],
  ['en', 'en-US', 'Europe/London', /^December 18, 2026 at 05:00\sPM GMT$/],
  ['en', 'en-GB', 'America/New_York', /^18 December 2026 at 12:00 GMT-5$/],
  ['en', 'fr', 'Europe/Paris', /^18 December 2026 at 18:00 CET$/],
  ['fr', 'fr', 'Europe/Paris', /^18 décembre 2026 à 18:00 UTC\+1$/],
  ['fr', 'en-US', 'America/New_York', /^18 décembre 2026 à 12:00 UTC−5$/],
])(
  'on a page in %s, an offer in %s says a moment in %s as people there write it',
  (language, offer, timeZone, written) => {
    expect(formatMoment('2026-12-18T17:00:00Z', localeOf(language, offer), timeZone)).toMatch(written);
  },
);
