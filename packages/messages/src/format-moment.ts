import { localeOf } from './locale-of.ts';

/** The context for formatting a moment. */
export interface MomentPlace {
  /** The page’s. */
  language: string;
  /** Decides between orders of day and month. */
  offerLanguage: string;
  timeZone: string;
  /** False if everybody in the offer’s area lives in its time zone, so that its name would only distract. */
  showsTimeZone: boolean;
  /** Current time by the server’s clock. */
  now: string;
}

type Options = Intl.DateTimeFormatOptions;

/** A language’s words for the English names of days and months, and for "at". */
export type DateNames = Record<string, string>;

/** For languages without dates in browsers. The server uses them, too, so that hydration changes nothing. */
const ownNames = new Map<string, DateNames>();

export function nameDates(language: string, names: DateNames): void {
  ownNames.set(language, names);
}

/** Languages that write full hours without minutes: `5 pm`, `17 h`, `17 Uhr`. */
const namesOnlyHour = /^(?:en|fr|de|ar)\b/;
/** The same for spans. In French the unit would be missing: `10 – 14`. */
const spansOnlyHours = /^(?:en|de|ar)\b/;

/** Weekdays are shown only for dates this close; further away they do not help. */
const weekdayNamedMs = 56 * 86_400_000;

/** By locale and options: creating one can take longer than rendering the rest of a page. */
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

/** Includes the weekday for near dates, and the year if it is not the current one. */
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

/** `Friday 18 December at 5 pm`: a moment in the offer’s time zone. */
export function formatMoment(at: string, place: MomentPlace): string {
  const moment = new Date(at);
  const locale = localeOf(place.language, place.offerLanguage);
  const written = format(moment, locale, momentOptions([moment], locale, place));
  return kept(written);
}

/** `Saturday 5 December, 10 am – 2 pm`: a span in the offer’s time zone. */
export function formatSpan(from: string, until: string, place: MomentPlace): string {
  const [first, last] = [new Date(from), new Date(until)];
  const locale = localeOf(place.language, place.offerLanguage);
  const written = formatOf(locale, momentOptions([first, last], locale, place)).formatRange(first, last);
  return kept(inOwnNames(written, locale));
}

function momentOptions(moments: [Date, ...Date[]], locale: string, place: MomentPlace): Options {
  const isFullHour = (at: Date) =>
    (moments.length === 1 ? namesOnlyHour : spansOnlyHours).test(locale) &&
    format(at, 'en-GB', { minute: 'numeric', timeZone: place.timeZone }) === '0';
  return {
    ...dayOptions(moments[0], place),
    hour: 'numeric',
    ...(moments.every(isFullHour) ? {} : { minute: '2-digit' }),
    ...(place.language === 'en' ? { hour12: true } : {}),
    ...(place.showsTimeZone ? { timeZoneName: 'short' } : {}),
  };
}

/** Keeps "5" and "pm" on one line, and writes GMT for "GMT+0". */
function kept(written: string): string {
  return written.replace(/(?<=\d)\s(?=[ap]m\b|h\b|Uhr\b)/i, '\u00A0').replace(/(?<=\p{L})\+0$/u, '');
}

/** `Friday 18 December`: the day of a moment in the offer's time zone. */
export function formatDayOf(at: string, place: MomentPlace): string {
  const moment = new Date(at);
  return format(moment, localeOf(place.language, place.offerLanguage), dayOptions(moment, place));
}

/** `18 December 2026`: the same on paper, which is read in other years. */
export function formatDateOf(at: string, { language, offerLanguage, timeZone }: MomentPlace): string {
  return format(new Date(at), localeOf(language, offerLanguage), { ...fullDate, timeZone });
}

/** `18 December 2026`, from a calendar day (`2026-12-18`). */
export function formatDay(day: string, locale: string): string {
  return format(new Date(`${day}T00:00Z`), locale, { ...fullDate, timeZone: 'UTC' });
}

const fullDate: Options = { day: 'numeric', month: 'long', year: 'numeric' };
