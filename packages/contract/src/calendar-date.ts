import * as v from 'valibot';
import { isCalendarDay, isDayOfAnyYear } from './is-calendar-day.ts';

/** A day, `2026-03-31`. Every date in the input goes through this or `instantSchema`. */
export const daySchema = v.pipe(v.string(), v.maxLength(40), v.check(isCalendarDay));

/** A moment, `2026-03-31T09:00:00Z`, on a day that exists. */
export const instantSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp(), v.check(isOnCalendarDay));

/** An `instantSchema` whose time exists, too. */
export const momentSchema = v.pipe(
  instantSchema,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

export function isOnCalendarDay(value: string): boolean {
  return isDayOfAnyYear(value.slice(0, 10));
}

/** Years in which an offer may open and close; any other year is a typo. */
export const offerYears = { min: 2000, max: 2100 };

export const offerInstantSchema = v.pipe(instantSchema, v.check(isInOfferYears));

/** Whether a moment is within `offerYears` in any time zone. */
export function isInOfferYears(value: string): boolean {
  const dayMs = 86_400_000;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return true; // another check reports it
  return at >= Date.UTC(offerYears.min, 0) - dayMs && at < Date.UTC(offerYears.max + 1, 0) + dayMs;
}
