import { TZDate } from '@date-fns/tz';
// Each from its own module: the whole package takes a second and a half to resolve.
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import type { Instant } from '../instant.ts';

/**
 * Start of the window in which acceptances count against an allowance of "once every N days": with 30, what was accepted on
 * 1 November counts up to 30 November and no longer on 1 December, by the calendar of the offer's time zone.
 * @returns 0 when the allowance has no window.
 */
export function windowStart(at: Instant, windowDays: number | null, timeZone: string): Instant {
  if (windowDays === null) return 0;
  return startOfDay(subDays(new TZDate(at, timeZone), windowDays - 1)).getTime();
}
