const parts = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** `18 December 2026 at 17:00 GMT`: a moment in the given time zone, as people of that language write it. */
export function formatMoment(at: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language, timeZone), { ...parts, timeZone }).format(new Date(at));
}

/** Plain English does not say whose order of day and month is meant; the place of the offer does. */
function localeOf(language: string, timeZone: string): string {
  if (language !== 'en') return language;
  return timeZone.startsWith('America/') ? 'en-US' : 'en-GB';
}
