import { TZDate } from '@date-fns/tz';
import { startOfDay, subDays } from 'date-fns';
import type { Instant } from '../instant.ts';

/**
 * From when on acceptances count against an allowance of "once every N days": with 30, what was accepted on 1 November
 * counts up to 30 November and no longer on 1 December, by the calendar of the offer's time zone.
 * @returns -Infinity when the allowance is for good.
 */
export function windowStart(at: Instant, windowDays: number | null, timeZone: string): Instant {
  if (windowDays === null) return -Infinity;
  return startOfDay(subDays(new TZDate(at, timeZone), windowDays - 1)).getTime();
}
