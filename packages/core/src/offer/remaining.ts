import type { Remaining } from '@doorstep/contract';

/** Below this, visitors are told that fewer than so many are left; the first that fits. */
const steps = [5, 10, 20, 50];

/** What visitors are told of what is left: roughly, and only if the offer says so; that none is left, always. */
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
