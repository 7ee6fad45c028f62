// Days as the person's clock has them, for the moments that the address bar holds: a view that is sent to somebody in
// another time zone shows them the same requests.

/** The first moment of a day (`2026-11-02`); undefined for what is none. */
export function startOfDay(day: string): string | undefined {
  const at = new Date(`${day}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The first moment that the day does not have any more. */
export function endOfDay(day: string): string | undefined {
  const at = new Date(`${day}T00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + 1);
  return at.toISOString();
}

/** The day that a moment is on, or that ended `daysBefore` it; '' for none. */
export function dayOf(moment: string | undefined, daysBefore = 0): string {
  if (moment === undefined) return '';
  const at = new Date(moment);
  at.setDate(at.getDate() - daysBefore);
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return `${digits(at.getFullYear(), 4)}-${digits(at.getMonth() + 1, 2)}-${digits(at.getDate(), 2)}`;
}
