/** One call: by the clock, and how long the thread had the processor. On a busy machine only the second means much. */
export interface Timing {
  clockMs: number;
  processorMs: number;
}

/** Calls `work` and notes its time in `times`. */
export function timed<T>(times: Timing[] | undefined, work: () => T): T {
  const processor = process.threadCpuUsage();
  const startedAt = performance.now();
  const result = work();
  const clockMs = performance.now() - startedAt;
  const { user, system } = process.threadCpuUsage(processor);
  times?.push({ clockMs, processorMs: (user + system) / 1000 });
  return result;
}

/** "p50 0.12  p95 0.90  p99 1.70  max 4.02 ms of processor; by the clock p50 …" */
export function percentiles(times: readonly Timing[]): string {
  const line = (values: number[]): string => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (part: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(2);
    return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)} ms`;
  };
  // The kernel counts processor time in ticks of up to 4 ms: the mean is exact, the percentiles are upper bounds.
  const mean = times.reduce((sum, { processorMs }) => sum + processorMs, 0) / times.length;
  const processor = `mean ${mean.toFixed(2)}  ${line(times.map(({ processorMs }) => processorMs))}`;
  return `${processor} of processor; clock ${line(times.map(({ clockMs }) => clockMs))} (n = ${times.length})`;
}

/** "98.50 % (985 of 1000)" */
export function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)} % (${part} of ${whole})`;
}
