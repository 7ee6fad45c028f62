// Days by the person's clock, for the instants in the address bar: a shared view shows the same requests in any time
// zone.

/** The first instant of a day (`2026-11-02`); undefined if invalid. */
export function startOfDay(day: string): string | undefined {
  const at = new Date(`${day}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The first instant after the day. */
export function endOfDay(day: string): string | undefined {
  const at = new Date(`${day}T00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + 1);
  return at.toISOString();
}

/** The day of an instant, minus `daysBefore` days; '' for none. */
export function dayOf(moment: string | undefined, daysBefore = 0): string {
  if (moment === undefined) return '';
  const at = new Date(moment);
  at.setDate(at.getDate() - daysBefore);
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return `${digits(at.getFullYear(), 4)}-${digits(at.getMonth() + 1, 2)}-${digits(at.getDate(), 2)}`;
}
