import { isDrawn, keepsQueue, DoorstepError, type HoldReason } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { Repositories } from '../store.ts';
import type { ServiceRequest } from './service-request.ts';
import { lockLeft } from './lock-request.ts';
import type { RequestTransition } from './apply-transition.ts';
import { transitionRequest } from './transition-request.ts';

/**
 * Admits a request that was held without a pass and so took nothing: allowance, then draw, stock or queue. It queues by
 * its time of arrival, but last in the queue of a draw.
 * @param request As `lockForAdmission` locked it.
 * @throws DoorstepError `already_asked` or `sold_out`; then nothing is taken.
 */
export async function admitRequest(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  { offer, request }: { offer: Offer; request: ServiceRequest },
  given: Omit<RequestTransition, 'to'> & { holdReasons: HoldReason[]; at: Instant },
): Promise<ServiceRequest> {
  const { holdReasons, ...transition } = given;
  const changes = { ...transition.changes, holdReasons };
  const move = async (to: RequestTransition['to']): Promise<ServiceRequest | null> => {
    // Held again for its doubts, it takes its unit like any request with a pass.
    const isHeld = to === 'held' ? { hasPass: true } : {};
    const change = { ...transition, to, changes: { ...changes, ...isHeld } };
    const outcome = await transitionRequest(context, tx, request, change);
    if (outcome.kind === 'over_allowance') throw new DoorstepError('already_asked');
    return outcome.kind === 'moved' ? outcome.request : null;
  };
  let place: 'stock' | 'entered' | 'waitlisted' = 'stock';
  if (isDrawn(offer.definition)) {
    const draw = await tx.draws.enter(offer.id);
    if (draw !== 'drawn') place = draw === 'collecting' ? 'entered' : 'waitlisted';
  }
  const admitted = await move(place === 'stock' ? (holdReasons.length > 0 ? 'held' : 'accepted') : place);
  if (admitted !== null) return admitted;
  const canQueue = keepsQueue(offer.definition);
  const waiting = canQueue ? await move('waitlisted') : null;
  if (waiting === null) throw new DoorstepError('sold_out', { left: await lockLeft(tx, request.lines), canQueue });
  return waiting;
}
