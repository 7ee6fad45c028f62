import { localeOf } from './locale-of.ts';

/** In what a moment is said. */
export interface MomentPlace {
  /** Of the page. */
  language: string;
  /** Of the offer, which says whose order of day and month is meant. */
  offerLanguage: string;
  timeZone: string;
  /** False where everybody it is for lives in that time zone: a name of it would only be in the way. */
  showsTimeZone: boolean;
  /** The server's clock. */
  now: string;
}

type Options = Intl.DateTimeFormatOptions;

/** What a language has for the names that English gives the days and the months, and for "at". */
export type DateNames = Record<string, string>;

/** Of languages that browsers have no dates in; the server writes theirs in the same way, so that a page stays as it came. */
const ownNames = new Map<string, DateNames>();

export function nameDates(language: string, names: DateNames): void {
  ownNames.set(language, names);
}

/** Languages that say a full hour without minutes: `5 pm`, `17 h`, `17 Uhr`. */
const namesOnlyHour = /^(?:en|fr|de|ar)\b/;

/** Within these one knows the days of the week by heart. */
const weekdayNamedMs = 56 * 86_400_000;

/** By locale and options: making one takes longer than the rest of many a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

const namesOf = (locale: string) => ownNames.get(locale.split('-')[0] ?? '');

function formatOf(locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(namesOf(locale) === undefined ? locale : 'en-GB', options);
  formats.set(key, known);
  return known;
}

function inOwnNames(written: string, locale: string): string {
  const names = namesOf(locale);
  return names === undefined ? written : written.replaceAll(/\p{L}+/gu, (word) => names[word] ?? word);
}

function format(at: Date, locale: string, options: Options): string {
  return inOwnNames(formatOf(locale, options).format(at), locale);
}

/** The day of the week while it is near, and the year while it is another. */
function dayOptions(at: Date, { now, timeZone }: MomentPlace): Options {
  const isNear = Math.abs(at.getTime() - Date.parse(now)) <= weekdayNamedMs;
  const yearOf = (moment: Date) => format(moment, 'en-GB', { year: 'numeric', timeZone });
  const isOtherYear = yearOf(at) !== yearOf(new Date(now));
  return {
    ...(isNear ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(isOtherYear ? { year: 'numeric' } : {}),
    timeZone,
  };
}

/** `Friday 18 December at 5 pm`: a moment in the offer's time zone, as people write it. */
export function formatMoment(at: string, place: MomentPlace): string {
  const moment = new Date(at);
  const locale = localeOf(place.language, place.offerLanguage);
  const written = format(moment, locale, momentOptions([moment], locale, place));
  return kept(written);
}

/** `Saturday 5 December, 10 am – 2 pm`: from one moment until another, in the offer's time zone. */
export function formatSpan(from: string, until: string, place: MomentPlace): string {
  const [first, last] = [new Date(from), new Date(until)];
  const locale = localeOf(place.language, place.offerLanguage);
  const written = formatOf(locale, momentOptions([first, last], locale, place)).formatRange(first, last);
  return kept(inOwnNames(written, locale));
}

function momentOptions(moments: [Date, ...Date[]], locale: string, place: MomentPlace): Options {
  const isFullHour = (at: Date) =>
    namesOnlyHour.test(locale) && format(at, 'en-GB', { minute: 'numeric', timeZone: place.timeZone }) === '0';
  return {
    ...dayOptions(moments[0], place),
    hour: 'numeric',
    ...(moments.every(isFullHour) ? {} : { minute: '2-digit' }),
    ...(place.language === 'en' ? { hour12: true } : {}),
    ...(place.showsTimeZone ? { timeZoneName: 'short' } : {}),
  };
}

/** "5" and "pm" stay on one line, and "GMT+0" is GMT. */
function kept(written: string): string {
  return written.replace(/(?<=\d)\s(?=[ap]m\b|h\b|Uhr\b)/i, '\u00A0').replace(/(?<=\p{L})\+0$/u, '');
}

/** `Friday 18 December`: the day of a moment in the offer's time zone. */
export function formatDayOf(at: string, place: MomentPlace): string {
  const moment = new Date(at);
  return format(moment, localeOf(place.language, place.offerLanguage), dayOptions(moment, place));
}

/** `18 December 2026`: a day of the calendar (`2026-12-18`). */
export function formatDay(day: string, locale: string): string {
  return format(new Date(`${day}T00:00Z`), locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
