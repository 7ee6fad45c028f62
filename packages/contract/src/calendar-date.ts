import * as v from 'valibot';

/** Whether a text is a day of the calendar, `2026-03-31`. `Date` takes 31 February for another day. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}

/** A day, `2026-03-31`. Every date that is read is read by this or by `instantSchema`. */
export const daySchema = v.pipe(v.string(), v.check(isCalendarDay));

/** A moment, `2026-03-31T09:00:00Z`, on a day of the calendar. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => isCalendarDay(value.slice(0, 10))),
);
