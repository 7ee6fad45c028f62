import type { StaffOffer } from '@doorstep/contract';
import { useApi } from '../../../shared/api/api.ts';

/**
 * What is promised of an offer's items.
 * @param offer Null to ask later.
 */
export function useShelf(offer: string | null) {
  return useApi('GET /offers/:offer/shelf', offer === null ? null : { params: { offer } });
}

/** Where the units of an item are; null while unknown, and on the shelf of an unlimited one. */
export function shelfOf(
  { itemId, stock, taken }: StaffOffer['stock'][number],
  shelf: ReturnType<typeof useShelf>['data'],
): { promised: number | null; sent: number | null; onShelf: number | null } {
  if (shelf === undefined) return { promised: null, sent: null, onShelf: null };
  const promised = shelf.find((item) => item.itemId === itemId)?.promised ?? 0;
  return { promised, sent: taken - promised, onShelf: stock === null ? null : stock - taken + promised };
}
