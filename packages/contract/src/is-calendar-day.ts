/** Whether a text is a calendar day, `2026-03-31`. A year below 1000 counts as incompletely typed. */
export function isCalendarDay(value: string): boolean {
  return isDayOfAnyYear(value) && !value.startsWith('0');
}

/** The same check without bounds on the year. Needed because `Date` turns 31 February into another day. */
export function isDayOfAnyYear(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}
