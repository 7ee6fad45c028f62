// The only way to move a request: the move itself, the email to its visitor, and the queue.
import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import type { Repositories } from '../store.ts';
import { applyTransition, enqueueMailOf, type AppliedTransition, type RequestTransition } from './apply-transition.ts';
import { serveQueue } from './serve-queue.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Moves a request with all effects of the move, in the caller's transaction, and gives the units it frees to the queue.
 * @param request As `lockRequest` locked it, with the homes it moves to.
 * @throws DoorstepError `state_conflict` if its state does not allow the move.
 */
export async function transitionRequest(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  request: ServiceRequest,
  transition: RequestTransition,
): Promise<AppliedTransition> {
  const applied = await applyTransition(context, tx, request, transition);
  if (applied.kind !== 'moved') return applied;
  const { request: next, offer, freesUnits } = applied;
  const { id, state: from } = request;
  const mayBeServed = isServedAnew(request, next);
  // If the change has its own mail, that mail also says that the request was served.
  const notifiedLater = mayBeServed && transition.mail !== undefined ? id : undefined;
  if (notifiedLater === undefined) await enqueueMailOf(context, tx, next, { transition, from, offer });
  if (!freesUnits && !mayBeServed) return applied;
  const by = { subjectKind: 'request', subjectId: id } as const;
  const accepted = await serveQueue(context, tx, offer.id, { at: transition.at, by, notifiedLater });
  const served = accepted.find((other) => other.id === id) ?? next;
  if (notifiedLater !== undefined) {
    const turn = served.state === 'accepted' ? { turn: 'come' } : {};
    const mailValues = { ...transition.mailValues, ...turn };
    await enqueueMailOf(context, tx, served, { transition: { ...transition, mailValues }, from, offer });
  }
  return { ...applied, request: served };
}

/** Its doubts are settled or it asks for something else, so free units may fit it now. */
function isServedAnew(request: ServiceRequest, next: ServiceRequest): boolean {
  if (request.state !== 'waitlisted' || next.state !== 'waitlisted') return false;
  const asksForOther = next.lines !== request.lines || next.collection !== request.collection;
  return request.holdReasons.length > next.holdReasons.length || asksForOther;
}

/** For moves that take nothing new, and so cannot be `short` or `over_allowance`. */
export async function transitionFreely(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  request: ServiceRequest,
  transition: RequestTransition,
): Promise<ServiceRequest> {
  const outcome = await transitionRequest(context, tx, request, transition);
  if (outcome.kind !== 'moved') throw new DoorstepError('state_conflict');
  return outcome.request;
}
