const dayMs = 86_400_000;

/** The day of UTC on which a row expires, as its index has it: days from 1970. */
export const endDay = `(expires_at / ${dayMs})`;

/** The rows that expired before a time, in milliseconds since 1970: found by the index of days, compared by the millisecond. */
export function endedBefore(at: number): string {
  return `${endDay} <= ${Math.floor(at / dayMs)} and expires_at < ${Math.floor(at)}`;
}
