// Numbers that look random but are the same on every run: fractional parts of multiples of an irrational number.
const steps = [Math.SQRT2, Math.sqrt(3), Math.sqrt(5), Math.sqrt(7), Math.sqrt(11)];

/**
 * A number from 0 up to but not including 1. The numbers of one series are spread evenly.
 * @param series From 0 to 4.
 */
export function spread(index: number, series: number): number {
  return ((index + 1) * (steps[series] ?? Math.E)) % 1;
}

export function choose<T>(choices: readonly [T, ...T[]], index: number, series: number): T {
  return choices[Math.floor(spread(index, series) * choices.length)] ?? choices[0];
}
