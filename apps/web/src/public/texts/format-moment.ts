const wholeDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `30 November 2026 at 17:00 GMT`, in the given time zone and language. */
export function formatMoment(at: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    ...wholeDay,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(at));
}
