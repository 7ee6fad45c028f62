// 2026-11-02T08:00 in Europe/London ⇄ the instant that it is. Date fields know no time zone, offers do.

interface Parts {
  date: string;
  time: string;
  asUtcMs: number;
}

/** Whether this is an IANA time zone that the browser knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The clock on the wall at an instant.
 * @param instant ISO 8601; null for none. @returns `YYYY-MM-DDTHH:mm`, with seconds where there are any; `''` for none.
 */
export function toLocalTime(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const { date, time } = partsOf(Date.parse(instant), timeZone);
  return `${date}T${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}

/**
 * The instant at which the wall's clock shows a time. In the hour that is skipped in spring it is the moment of the
 * jump's other side; of the hour that comes twice in autumn it is the first.
 * @param local `YYYY-MM-DDTHH:mm` with or without seconds; `''` for none. @returns ISO 8601 in UTC; null for none.
 */
export function fromLocalTime(local: string, timeZone: string): string | null {
  if (local === '') return null;
  const wallMs = Date.parse(`${local}Z`);
  if (Number.isNaN(wallMs)) return null;
  const offsetAt = (ms: number) => partsOf(ms, timeZone).asUtcMs - ms;
  // A day before and after, the zone has each of the offsets that may apply; the earlier instant that fits wins.
  const dayMs = 86_400_000;
  const candidates = [offsetAt(wallMs - dayMs), offsetAt(wallMs + dayMs)].map((offset) => wallMs - offset);
  const fitting = candidates.filter((ms) => ms + offsetAt(ms) === wallMs);
  const chosen = fitting.length > 0 ? Math.min(...fitting) : (candidates[0] ?? wallMs);
  return new Date(chosen).toISOString();
}

function partsOf(ms: number, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const date = `${part['year'] ?? ''}-${part['month'] ?? ''}-${part['day'] ?? ''}`;
  const time = `${part['hour'] ?? ''}:${part['minute'] ?? ''}:${part['second'] ?? ''}`;
  return { date, time, asUtcMs: Date.parse(`${date}T${time}Z`) };
}
