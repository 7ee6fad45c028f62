import { dayMs } from '@doorstep/contract';

/** The UTC day on which a row expires, as indexed: days since 1970. */
export const endDay = `(expires_at / ${dayMs})`;

/** Rows that expired before a time in milliseconds since 1970: found by the day index, compared by the millisecond. */
export function endedBefore(at: number): string {
  return `${endDay} <= ${Math.floor(at / dayMs)} and expires_at < ${Math.floor(at)}`;
}
