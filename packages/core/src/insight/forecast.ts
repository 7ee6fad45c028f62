const minDays = 7;

/** Eight of ten outcomes of a normal distribution lie within so many deviations. */
const deviations = 1.28;

const maxDays = 365;

export interface Forecast {
  /** Null with too few days to judge by. */
  perDay: number | null;
  /** Days from now; null when later than a year, or when it cannot be said. */
  earliest: number | null;
  likely: number | null;
  latest: number | null;
}

/**
 * When stock runs out if the days ahead are like those behind, and as unlike each other.
 * @param takenByDay What each whole day took, without days before the first request.
 */
export function forecast(left: number, takenByDay: readonly number[]): Forecast {
  if (takenByDay.length < minDays) return { perDay: null, earliest: null, likely: null, latest: null };
  const mean = takenByDay.reduce((sum, units) => sum + units, 0) / takenByDay.length;
  const variance = takenByDay.reduce((sum, units) => sum + (units - mean) ** 2, 0) / (takenByDay.length - 1);
  // After n days mean × n are taken, give or take deviations × sqrt(variance × n): solved for the n that takes all.
  const doubt = deviations * Math.sqrt(variance);
  const root = Math.sqrt(doubt ** 2 + 4 * mean * left);
  const daysAt = (sign: 1 | -1) => ((sign * doubt + root) / (2 * mean)) ** 2;
  const within = (days: number) => (mean <= 0 || days > maxDays ? null : days);
  return {
    perDay: mean,
    earliest: within(daysAt(-1)),
    likely: within(left / mean),
    latest: within(daysAt(1)),
  };
}
