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
