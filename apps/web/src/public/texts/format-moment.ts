const parts = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** By locale and time zone: making one takes longer than the rest of many a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `18 December 2026 at 17:00 GMT`: a moment in the given time zone, as people there write it. */
export function formatMoment(at: string, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  formats.set(key, format);
  return format.format(new Date(at));
}

/** `18 December 2026`: a day of the calendar (`2026-12-18`). */
export function formatDay(day: string, locale: string): string {
  const { hour: _hour, minute: _minute, timeZoneName: _zone, ...date } = parts;
  return new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
