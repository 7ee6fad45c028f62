import type { MovementInput } from '@doorstep/contract';

/**
 * Parses a typed movement quantity.
 * @returns null if invalid: corrections are signed and not zero, all other kinds are at least 1.
 */
export function readMovementQuantity(kind: MovementInput['kind'], typed: string): number | null {
  // Keyboards may produce a minus sign or a dash.
  const text = typed.trim().replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,9}$/.test(text)) return null;
  const quantity = Number(text);
  const isFitting = kind === 'correction' ? quantity !== 0 : quantity >= (kind === 'count' ? 0 : 1);
  return isFitting ? quantity : null;
}

/** A movement's change of the stock: damage reduces it, and a count changes it by the difference. */
export function changeBy(kind: MovementInput['kind'], quantity: number, onShelf: number): number {
  return kind === 'damaged' ? -quantity : kind === 'count' ? quantity - onShelf : quantity;
}
