import type { HoldReason } from '@doorstep/contract';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/index.ts';
import type { Repositories } from '../store.ts';
import { fitsEveryHome } from './save-request.ts';
import type { ServiceRequest } from './service-request.ts';
import { takePlace, type Place } from './take-place.ts';

/**
 * The rest of the gate for a request that was held without a pass and so took nothing: allowance, then stock or queue.
 * @throws DoorstepError `already_asked` or `sold_out`; nothing is taken then.
 */
export async function passGate(
  tx: Repositories,
  offer: Offer,
  { request, holdReasons, at }: { request: ServiceRequest; holdReasons: HoldReason[]; at: Instant },
): Promise<Place> {
  // The homes are held first, as everywhere, so that two requests of one home are judged one after the other.
  const homeIds = await tx.homes.lock(request.homeIds);
  if (!(await fitsEveryHome(tx, offer, { homeIds, lines: request.lines, at })))
    throw new DoorstepError('already_asked');
  return takePlace(tx, offer, { lines: request.lines, holdReasons, hasPass: true, ifShort: 'queue', ifLate: 'queue' });
}
