/** Whether a text is a day of the calendar, `2026-03-31`. A year below 1000 is one that was not typed to its end. */
export function isCalendarDay(value: string): boolean {
  return isDayOfAnyYear(value) && !value.startsWith('0');
}

/** The same of a year that is judged elsewhere. `Date` takes 31 February for another day. */
export function isDayOfAnyYear(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}
