/** "p50 0.12  p95 0.90  p99 1.70  max 4.02 ms (n = 1200)" */
export function percentiles(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(2);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)} ms (n = ${sorted.length})`;
}

/** "98.50 % (985 of 1000)" */
export function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)} % (${part} of ${whole})`;
}
