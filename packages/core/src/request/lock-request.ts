import { isDrawn, DoorstepError, type ItemLeft } from '@doorstep/contract';
import type { Repositories } from '../store.ts';
import { leftOf } from './allocate.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';

/**
 * Locks a request until the transaction ends, after the items of its offer. Serving the queue locks the items first
 * too, so no transaction that waits for the items holds a row of the queue, and no request is passed over.
 * @throws DoorstepError `request_not_found`.
 */
export async function lockRequest(tx: Repositories, id: string): Promise<ServiceRequest> {
  const seen = await tx.requests.find(id);
  if (seen === null) throw new DoorstepError('request_not_found');
  await lockItems(tx, seen.offerId);
  const request = await tx.requests.lock(id);
  if (request === null) throw new DoorstepError('request_not_found');
  return request;
}

/**
 * The same for a request that may still pass the gate: also locks its homes and keeps its draw's list from being fixed,
 * in the lock order of a submission (homes, draw, items, request).
 * @throws DoorstepError `request_not_found`; `state_conflict` if it moved to another home in the meantime.
 */
export async function lockForAdmission(tx: Repositories, id: string): Promise<ServiceRequest> {
  const seen = await tx.requests.find(id);
  if (seen === null) throw new DoorstepError('request_not_found');
  if (isUnadmitted(seen)) {
    await tx.homes.lock(seen.homeIds);
    const offer = await tx.offers.find(seen.offerId);
    if (offer !== null && isDrawn(offer.definition)) await tx.draws.enter(seen.offerId);
  }
  const request = await lockRequest(tx, id);
  const isElsewhere = !request.homeIds.every((homeId) => seen.homeIds.includes(homeId));
  if (isUnadmitted(request) && isElsewhere) throw new DoorstepError('state_conflict');
  return request;
}

/** Held without a pass: it has taken nothing yet, and must pass the gate to move on. */
export function isUnadmitted({ state, hasPass }: Pick<ServiceRequest, 'state' | 'hasPass'>): boolean {
  return state === 'held' && !hasPass;
}

export async function lockItems(tx: Repositories, offerId: string): Promise<void> {
  const items = await tx.stock.ofOffer(offerId);
  if (items.length > 0) await tx.stock.lock(items.map(({ itemId }) => itemId));
}

export async function lockLeft(tx: Repositories, lines: RequestLine[]): Promise<ItemLeft[]> {
  const items = await tx.stock.lock(lines.map(({ itemId }) => itemId));
  return leftOf(new Map(items.map((item) => [item.itemId, item])), lines);
}
