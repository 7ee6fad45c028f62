const parts = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** By language and time zone: making one takes longer than the rest of many a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `18 December 2026 at 17:00 GMT`: a moment in the given time zone, as people of that language write it. */
export function formatMoment(at: string, language: string, timeZone: string): string {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language, timeZone), { ...parts, timeZone });
  formats.set(key, format);
  return format.format(new Date(at));
}

/** Plain English does not say whose order of day and month is meant; the place of the offer does. */
function localeOf(language: string, timeZone: string): string {
  if (language !== 'en') return language;
  return timeZone.startsWith('America/') ? 'en-US' : 'en-GB';
}
