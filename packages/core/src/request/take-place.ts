import type { HoldReason, ItemLeft } from '@doorstep/contract';
import { DoorstepError } from '../errors.ts';
import type { Offer } from '../offer/index.ts';
import type { Repositories } from '../store.ts';
import type { RequestLine } from './service-request.ts';

export interface Place {
  state: 'accepted' | 'held' | 'waitlisted' | 'entered';
  queueNumber: number | null;
}

/**
 * Takes the stock of every line, or a place in the queue, or refuses: whole or not at all. A held request without a
 * pass takes nothing, and neither does an entry of a draw.
 * @throws DoorstepError `sold_out`, with what is left, when the visitor must be asked first; `closed`.
 */
export async function takePlace(
  tx: Repositories,
  offer: Offer,
  {
    lines,
    holdReasons,
    hasPass,
    ifShort,
    ifLate,
  }: {
    lines: RequestLine[];
    holdReasons: HoldReason[];
    hasPass: boolean;
    ifShort: 'ask' | 'queue';
    /** When the list of a draw is fixed: one that came before closing all the same gets the queue's end. */
    ifLate: 'refuse' | 'queue';
  },
): Promise<Place> {
  if (!hasPass) return { state: 'held', queueNumber: null };
  if (offer.definition.allocation === 'draw') {
    // The list cannot be fixed before this transaction ends.
    const draw = await tx.draws.enter(offer.id);
    if (draw === 'collecting') return { state: 'entered', queueNumber: null };
    if (ifLate === 'refuse') throw new DoorstepError('closed');
    if (draw !== 'drawn') return { state: 'waitlisted', queueNumber: await tx.offers.nextQueueNumber(offer.id) };
  }
  const served: Place = { state: holdReasons.length > 0 ? 'held' : 'accepted', queueNumber: null };
  if (await tx.stock.takeAll(lines)) return served;

  const left = await leftOf(tx, lines);
  // The items are held from here on. What came back a moment before is there for this request: nobody else would be
  // told of it any more.
  const fits = lines.every(({ itemId, quantity }) =>
    left.some((each) => each.item === itemId && each.left >= quantity),
  );
  if (fits && (await tx.stock.takeAll(lines))) return served;
  const isAllGone = left.every((item) => item.left === 0);
  const canQueue = offer.definition.hasWaitlist || offer.definition.allocation === 'draw';
  if (!canQueue || (!isAllGone && ifShort === 'ask')) throw new DoorstepError('sold_out', { left, canQueue });
  return { state: 'waitlisted', queueNumber: await tx.offers.nextQueueNumber(offer.id) };
}

async function leftOf(tx: Repositories, lines: RequestLine[]): Promise<ItemLeft[]> {
  const stocks = await tx.stock.lock(lines.map(({ itemId }) => itemId));
  return lines.map(({ itemId, quantity }) => {
    const item = stocks.find((stock) => stock.itemId === itemId);
    const left = item === undefined ? 0 : item.stock === null ? quantity : Math.max(0, item.stock - item.taken);
    return { item: itemId, left: Math.min(left, quantity) };
  });
}
