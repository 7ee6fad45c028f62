import * as v from 'valibot';
import { isCalendarDay, isDayOfAnyYear } from './is-calendar-day.ts';

/** A day, `2026-03-31`. Every date that is read is read by this or by `instantSchema`. */
export const daySchema = v.pipe(v.string(), v.maxLength(40), v.check(isCalendarDay));

export const instantSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp(), v.check(isOnCalendarDay));

export function isOnCalendarDay(value: string): boolean {
  return isDayOfAnyYear(value.slice(0, 10));
}

/** The years in which an offer may open and close: anything else was mistyped. */
export const offerYears = { min: 2000, max: 2100 };

export const offerInstantSchema = v.pipe(instantSchema, v.check(isInOfferYears));

export function isInOfferYears(value: string): boolean {
  const dayMs = 86_400_000;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return true; // which is said already
  return at >= Date.UTC(offerYears.min, 0) - dayMs && at < Date.UTC(offerYears.max + 1, 0) + dayMs;
}
