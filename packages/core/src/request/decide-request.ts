import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import type { Repositories } from '../store.ts';
import { orderMail, orderReceipt } from './order-mail.ts';
import { announceChange } from './announce-change.ts';
import { passGate } from './pass-gate.ts';
import { promoteQueue } from './promote-queue.ts';
import { releaseRequest } from './release-request.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Staff accept a held request; its doubts count as settled. One without a pass goes through the whole gate first, and
 * may end in the queue or in the draw. On a request that waits or is in the draw it settles the doubts, so that its turn can come.
 * @throws DoorstepError `request_not_found`, `state_conflict`, `already_asked`, `sold_out`, `not_allowed`.
 */
export async function acceptRequest(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const at = await tx.now();
    const { state: before } = request;
    if ((before === 'waitlisted' || before === 'entered') && request.holdReasons.length > 0) {
      await tx.requests.change(id, { from: before, to: before, at, holdReasons: [] });
      await recordAudit(context, tx, {
        at,
        action: 'request.doubts_settled',
        subjectKind: 'request',
        subjectId: id,
        detail: { reason },
      });
      if (before === 'waitlisted') await promoteQueue(context, tx, request.offerId, at);
      return (await tx.requests.find(id)) ?? request;
    }
    if (request.state !== 'held') throw new DoorstepError('state_conflict');
    const offer = await tx.offers.find(request.offerId);
    if (offer === null) throw new DoorstepError('offer_not_found');
    const place = request.hasPass
      ? ({ state: 'accepted', queueNumber: null } as const)
      : await passGate(tx, offer, { request, holdReasons: [], at });
    const { state, queueNumber } = place;
    await tx.requests.change(id, {
      from: 'held',
      to: state,
      at,
      holdReasons: [],
      ...(state === 'accepted' ? { acceptedAt: at } : {}),
      ...(queueNumber === null ? {} : { queueNumber }),
    });
    await recordAudit(context, tx, {
      at,
      action: `request.${state}`,
      subjectKind: 'request',
      subjectId: id,
      detail: { state, reason },
    });
    const accepted: ServiceRequest = { ...request, state, queueNumber, holdReasons: [], updatedAt: at };
    await announceChange(context, tx, accepted, at);
    await orderDecision(context, tx, accepted, at);
    return accepted;
  });
}

/** @throws DoorstepError `request_invalid` without a reason; otherwise as `acceptRequest`. */
export async function declineRequest(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  if (reason === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    const declined = await releaseRequest(context, tx, await lockRequest(tx, id), { to: 'declined', reason, at });
    await orderMail(context, tx, { kind: 'declined', request: declined, at, values: { reason } });
    return declined;
  });
}

/** Withdrawn by staff for the visitor, or by the visitor through the secret link (the caller has checked it). */
export async function withdrawRequest(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ServiceRequest> {
  if (context.actor.kind !== 'visitor') requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    const withdrawn = await releaseRequest(context, tx, await lockRequest(tx, id), { to: 'withdrawn', reason, at });
    await orderMail(context, tx, { kind: 'withdrawn', request: withdrawn, at });
    return withdrawn;
  });
}

/** Only who has it is told of good news; the others where they stand. */
function orderDecision(context: Context, tx: Repositories, request: ServiceRequest, at: Instant): Promise<void> {
  if (request.state !== 'accepted') return orderReceipt(context, tx, request, { at });
  return orderMail(context, tx, { kind: 'accepted', request, at });
}

async function lockRequest(tx: Repositories, id: string): Promise<ServiceRequest> {
  const request = await tx.requests.lock(id);
  if (request === null) throw new DoorstepError('request_not_found');
  return request;
}
