import type { Remaining } from '@doorstep/contract';

/** Visitors are told "fewer than N left"; the first N that applies is shown. */
const steps = [5, 10, 20, 50];

/** What visitors see of the remaining stock: a rough figure if the offer allows it; always when none is left. */
export function remainingInWords(
  { stock, taken }: { stock: number | null; taken: number },
  showsRemaining: boolean,
): Remaining {
  if (stock === null) return showsRemaining ? { kind: 'unlimited' } : { kind: 'hidden' };
  const left = stock - taken;
  if (left <= 0) return { kind: 'none' };
  if (!showsRemaining) return { kind: 'hidden' };
  const quantity = steps.find((step) => left < step);
  return quantity === undefined ? { kind: 'plenty' } : { kind: 'fewer_than', quantity };
}
