const maxTicks = 4;

/** Round ticks for an axis from 0 to at least `largest`: steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(largest: number): number[] {
  const minStep = Math.max(1, largest / maxTicks);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step);
}
