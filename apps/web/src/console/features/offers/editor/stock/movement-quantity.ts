import type { MovementInput } from '@doorstep/contract';

/**
 * What was typed as a movement's quantity.
 * @returns null when it is no such number: corrections are signed and not zero, everything else counts from 1.
 */
export function readMovementQuantity(kind: MovementInput['kind'], typed: string): number | null {
  // A typed minus may be the real one or a dash, whatever the keyboard had.
  const text = typed.trim().replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,9}$/.test(text)) return null;
  const quantity = Number(text);
  const isFitting = kind === 'correction' ? quantity !== 0 : quantity >= (kind === 'count' ? 0 : 1);
  return isFitting ? quantity : null;
}

/** What a movement does to the stock: damaged things leave it, and of a count what it differs by. */
export function changeBy(kind: MovementInput['kind'], quantity: number, onShelf: number): number {
  return kind === 'damaged' ? -quantity : kind === 'count' ? quantity - onShelf : quantity;
}
