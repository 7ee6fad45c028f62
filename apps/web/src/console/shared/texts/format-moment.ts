/**
 * A time in words: `21 Nov, 14:05`, and for another year `21 Nov 2025, 14:05`.
 * @param at ISO 8601.
 * @param timeZone IANA name; by default the viewer's.
 */
export function formatMoment(at: string, language: string, timeZone?: string): string {
  const moment = new Date(at);
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(moment.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);
}

/** A time to the second: `21 Nov 2026, 14:05:32`. */
export function formatExactMoment(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' });
  return format.format(new Date(at));
}

/**
 * A short time for columns, in the viewer's zone: `21 Nov, 14:05`, or for another year only the date: `21 Nov 2025`.
 */
export function formatShortMoment(at: string, language: string): string {
  const now = new Date();
  const moment = new Date(at);
  const day = { day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(
    localeOf(language),
    moment.getFullYear() === now.getFullYear()
      ? { ...day, hour: '2-digit', minute: '2-digit' }
      : { ...day, year: 'numeric' },
  ).format(moment);
}

/** A calendar date (`2026-11-02`) in words: `2 Nov 2026`. */
export function formatDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00Z`));
}

/** A calendar date in a row of days: `Mon 2`. */
export function formatWeekday(day: string, language: string): string {
  const parts = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), parts).format(new Date(`${day}T00:00Z`));
}

/** The date of an instant, in the viewer's zone: `Monday 2 November`. */
export function formatLongDay(moment: Date, language: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(localeOf(language), parts).format(moment);
}

/** A start time in the viewer's zone: only the time if it was today. */
export function formatSince(at: string, language: string, now: Date): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  return isToday
    ? new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(moment)
    : formatMoment(at, language);
}

export function viewerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// International English: day before month, 24 hours. The pseudo-language has no formats of its own.
export function localeOf(language: string): string {
  return language.startsWith('en') ? 'en-GB' : language;
}
