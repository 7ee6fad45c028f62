import type { HoldReason, ItemLeft, Submission } from '@doorstep/contract';
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
export async function allocate(
  tx: Repositories,
  offer: Offer,
  {
    lines,
    holdReasons,
    hasPass,
    ifShort,
  }: {
    lines: RequestLine[];
    holdReasons: HoldReason[];
    hasPass: boolean;
    ifShort: Submission['ifShort'];
  },
): Promise<Place> {
  if (!hasPass) return { state: 'held', queueNumber: await arrivalNumber(tx, offer) };
  if (offer.definition.allocation === 'draw') {
    // The list cannot be fixed before this transaction ends.
    const draw = await tx.draws.enter(offer.id);
    if (draw === 'collecting') return { state: 'entered', queueNumber: null };
    throw new DoorstepError('closed');
  }
  const served: Place = { state: holdReasons.length > 0 ? 'held' : 'accepted', queueNumber: null };
  if (await tx.stock.takeAll(lines)) return served;

  const left = await leftOf(tx, lines);
  // The items are held from here on. What came back a moment before is there for this request: nobody else would be
  // told of it any more.
  if (isEnough(lines, left) && (await tx.stock.takeAll(lines))) return served;
  refuseIfShort(offer, left, ifShort);
  return { state: 'waitlisted', queueNumber: await tx.offers.nextQueueNumber(offer.id) };
}

/**
 * Throws what `allocate` would, for a request with a pass that takes nothing in the end.
 * @throws DoorstepError `sold_out`, with what is left, when the visitor must be asked first; `closed`.
 */
export async function requireStock(
  tx: Repositories,
  offer: Offer,
  { lines, ifShort }: { lines: RequestLine[]; ifShort: Submission['ifShort'] },
): Promise<void> {
  if (offer.definition.allocation === 'draw') {
    if ((await tx.draws.enter(offer.id)) !== 'collecting') throw new DoorstepError('closed');
    return;
  }
  const left = await leftOf(tx, lines);
  if (!isEnough(lines, left)) refuseIfShort(offer, left, ifShort);
}

function isEnough(lines: RequestLine[], left: ItemLeft[]): boolean {
  return lines.every(({ itemId, quantity }) => left.some((each) => each.item === itemId && each.left >= quantity));
}

/** @throws DoorstepError `sold_out` unless the request may wait for the whole. */
function refuseIfShort(offer: Offer, left: ItemLeft[], ifShort: Submission['ifShort']): void {
  const isAllGone = left.every((item) => item.left === 0);
  const canQueue = offer.definition.hasWaitlist;
  const mayQueue = ifShort === 'queue' || (ifShort === 'ask' && isAllGone);
  if (!canQueue || !mayQueue) throw new DoorstepError('sold_out', { left, canQueue });
}

/**
 * Where a request that takes nothing yet would stand in the queue: staff may accept it later, and its place is then that of
 * its time of arrival. The queue of a draw has the order of the draw, and whoever is late its end.
 */
async function arrivalNumber(tx: Repositories, offer: Offer): Promise<number | null> {
  return offer.definition.allocation === 'draw' ? null : tx.offers.nextQueueNumber(offer.id);
}

/** What is left of each line's item, at most what is asked for; the items are locked. */
export async function leftOf(tx: Repositories, lines: RequestLine[]): Promise<ItemLeft[]> {
  const stocks = await tx.stock.lock(lines.map(({ itemId }) => itemId));
  return lines.map(({ itemId, quantity }) => {
    const item = stocks.find((stock) => stock.itemId === itemId);
    const left = item === undefined ? 0 : item.stock === null ? quantity : Math.max(0, item.stock - item.taken);
    return { item: itemId, left: Math.min(left, quantity) };
  });
}
