import { expect, it } from 'vitest';
import { catalogueFor } from './catalogue-for.ts';
import { formatDateOf, formatDayOf, formatMoment, formatSpan } from './format-moment.ts';

const now = '2026-11-26T10:00:00Z';
const friday = '2026-12-18T17:00:00Z';

it.each([
  ['en', 'en', 'Europe/London', false, /^Friday,? 18 December at 5 pm$/],
  ['en', 'en', 'Europe/London', true, /^Friday,? 18 December at 5 pm GMT$/],
  ['en', 'en-US', 'America/New_York', true, /^Friday, December 18 at 12 PM EST$/],
  ['en', 'en-GB', 'America/New_York', true, /^Friday,? 18 December at 12 pm GMT-5$/],
  ['fr', 'fr', 'Europe/Paris', false, /^vendredi 18 décembre à 18 h$/],
  ['fr', 'fr', 'Europe/Paris', true, /^vendredi 18 décembre à 18 h UTC\+1$/],
  ['en-US', 'en-US', 'America/New_York', false, /^Friday, December 18 at 12 PM$/],
  ['de', 'de', 'Europe/Berlin', false, /^Freitag, 18\. Dezember um 18 Uhr$/],
  ['de', 'de-AT', 'Europe/Vienna', false, /^Freitag, 18\. Dezember um 18 Uhr$/],
  ['es', 'es', 'Europe/Madrid', false, /^viernes, 18 de diciembre, 18:00$/],
  ['pl', 'pl', 'Europe/Warsaw', false, /^piątek, 18 grudnia 18:00$/],
  ['uk', 'uk', 'Europe/Kyiv', false, /^пʼятниця, 18 грудня о 19:00$/],
  ['fr', 'fr', 'Africa/Abidjan', true, /^vendredi 18 décembre à 17 h (?:UTC|GMT)$/],
  ['ar', 'ar', 'Asia/Amman', false, /^الجمعة، 18 ديسمبر في 8 م$/],
  ['ar', 'ar-EG', 'Africa/Cairo', false, /^الجمعة، ١٨ ديسمبر في ٧ م$/],
  // Chromium has no Welsh date names.
  ['cy', 'cy', 'Europe/London', true, /^dydd Gwener,? 18 Rhagfyr am 17:00 GMT$/],
])('on a page in %s, an offer in %s formats a time in %s as people write it there', (...row) => {
  const [language, offerLanguage, timeZone, showsTimeZone, written] = row;
  const place = { language, offerLanguage, timeZone, showsTimeZone, now };
  catalogueFor(language, []);
  expect(formatMoment(friday, place).replaceAll(/\s/g, ' ')).toMatch(written);
});

it.each([
  ['en', 'Friday 18 December, 5–9 pm'],
  ['fr', 'vendredi 18 décembre, 17:00 – 21:00'],
  ['de', 'Freitag, 18. Dezember, 17–21 Uhr'],
])('a span of full hours has its unit (%s)', (language, written) => {
  const place = { language, offerLanguage: language, timeZone: 'UTC', showsTimeZone: false, now: friday };
  const span = formatSpan(friday, '2026-12-18T21:00:00Z', place);
  expect(span.replaceAll(/\s/g, ' ')).toBe(written);
});

it('a date on paper includes the year', () => {
  const place = { language: 'de', offerLanguage: 'de', timeZone: 'UTC', showsTimeZone: false, now: friday };
  expect(formatDateOf(friday, place)).toBe('18. Dezember 2026');
});

it('a date includes the weekday within eight weeks, and the year if it differs', () => {
  const place = { language: 'en', offerLanguage: 'en', timeZone: 'Europe/London', showsTimeZone: false, now };
  expect(formatDayOf('2026-12-18T17:30:00Z', place)).toMatch(/^Friday,? 18 December$/);
  expect(formatDayOf('2027-01-02T12:00:00Z', place)).toMatch(/^Saturday,? 2 January 2027$/);
  expect(formatDayOf('2027-03-31T12:00:00Z', place)).toBe('31 March 2027');
  // Still the current year in New York.
  expect(formatDayOf('2027-01-01T02:00:00Z', { ...place, timeZone: 'America/New_York' })).toMatch(/31 December$/);
  expect(formatMoment('2026-12-18T17:30:00Z', place)).toMatch(/ at 5:30\u00A0pm$/);
  // A time zone half an hour off full-hour offsets.
  expect(formatMoment('2026-12-18T17:30:00Z', { ...place, timeZone: 'Asia/Kolkata' })).toMatch(/ at 11\u00A0pm$/);
});
