import { Temporal } from 'temporal-polyfill';
import type { Instant } from '../instant.ts';

/**
 * Start of the window in which acceptances count against an allowance of "once every N days", by the calendar of the
 * offer's time zone: with 30, an acceptance on 1 November counts until 30 November and no longer on 1 December. If the
 * clock skips midnight, the day begins after the jump.
 * @returns 0 if the allowance has no window.
 */
export function windowStart(at: Instant, windowDays: number | null, timeZone: string): Instant {
  if (windowDays === null) return 0;
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.subtract({ days: windowDays - 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}
