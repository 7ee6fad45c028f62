import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { admitRequest } from './admit-request.ts';
import { isUnadmitted, lockForAdmission, lockRequest } from './lock-request.ts';
import { writeMail } from './enqueue-mail.ts';
import type { ServiceRequest } from './service-request.ts';
import { canBecome } from './request-transitions.ts';
import { transitionFreely } from './transition-request.ts';

export interface Decision {
  id: string;
  reason: string;
  /** The revision that the decider has read; absent if no one has read the request. */
  revision?: number | undefined;
}

/**
 * Accepts a held request and settles its doubts. Without a pass it goes through the whole gate first, and may end in
 * the queue or the draw. A waiting or entered request only has its doubts settled, so that its turn can come.
 * @throws DoorstepError `request_not_found`, `request_changed`, `state_conflict`, `already_asked`, `sold_out`,
 * `not_allowed`.
 */
export async function acceptRequest(context: Context, decision: Decision): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  return context.store.transaction((tx) => acceptIn(context, tx, decision));
}

/** Runs in the caller's transaction. If it throws, nothing has changed. */
export async function acceptIn(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  { id, reason, revision }: Decision,
): Promise<ServiceRequest> {
  const request = asRead(await lockForAdmission(tx, id), revision);
  const at = await tx.now();
  const { state } = request;
  const audit = { detail: { reason } };
  if ((state === 'waitlisted' || state === 'entered') && request.holdReasons.length > 0) {
    return transitionFreely(context, tx, request, {
      to: state,
      at,
      changes: { holdReasons: [] },
      audit: { action: 'request.doubts_settled', ...audit },
    });
  }
  if (state !== 'held') throw new DoorstepError('state_conflict');
  if (!isUnadmitted(request))
    return transitionFreely(context, tx, request, { to: 'accepted', at, changes: { holdReasons: [] }, audit });
  const offer = await tx.offers.find(request.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  return admitRequest(context, tx, { offer, request }, { holdReasons: [], at, audit });
}

/**
 * Puts an accepted request back on hold, because its address is in doubt or it was accepted by mistake. It keeps its
 * units; the visitor is emailed that it is being checked. The reason is for staff only.
 * @throws DoorstepError `request_not_found`, `request_changed`, `state_conflict`, `not_allowed`.
 */
export async function holdRequest(context: Context, { id, reason, revision }: Decision): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const request = asRead(await lockRequest(tx, id), revision);
    if (!mayEnd(request.state, 'hold')) throw new DoorstepError('state_conflict');
    return transitionFreely(context, tx, request, {
      to: 'held',
      at: await tx.now(),
      changes: { holdReasons: ['put_back'] },
      audit: { detail: { reason } },
    });
  });
}

/**
 * @param decision `reason` is sent to the visitor, `note` is for staff only.
 * @throws DoorstepError `request_invalid` without a reason; otherwise as `acceptRequest`.
 */
export async function declineRequest(
  context: Context,
  { id, reason, note, revision }: Decision & { note: string },
): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  requireReason(reason);
  return context.store.transaction(async (tx) =>
    declineLocked(context, tx, asRead(await lockRequest(tx, id), revision), { reason, note }),
  );
}

/** The reason is sent to the visitor. @throws DoorstepError `request_invalid` if it is empty. */
export function requireReason(reason: string): void {
  if (reason === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
}

export async function declineLocked(
  context: Context,
  tx: Repositories,
  request: ServiceRequest,
  { reason, note }: { reason: string; note: string },
): Promise<ServiceRequest> {
  return transitionFreely(context, tx, request, {
    to: 'declined',
    at: await tx.now(),
    audit: { detail: { reason, note } },
    mailValues: { reason },
  });
}

/** The state that a previewed decision leads to. */
export const ends = { hold: 'held', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Whether a request can be held, declined or withdrawn. */
export function mayEnd(state: ServiceRequest['state'], decision: keyof typeof ends): boolean {
  return decision === 'hold' ? state === 'accepted' : canBecome(state, ends[decision]);
}

export const mailOfEnd = { hold: 'receipt', decline: 'declined', withdraw: 'withdrawn' } as const;

/**
 * The email that a decision would send; null if the visitor gave no address.
 * @throws DoorstepError `request_not_found`, `not_allowed`.
 */
export async function previewDecision(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  { id, decision, reason }: { id: string; decision: keyof typeof ends; reason: string },
): Promise<QueuedMail | null> {
  requireAction(actor, 'requests.decide');
  const request = await store.requests.find(id);
  if (request === null) throw new DoorstepError('request_not_found');
  if (request.contact.email === '') return null;
  const offer = await store.offers.find(request.offerId);
  const state = ends[decision];
  // The reason for withdrawing is for staff only.
  const values = decision === 'decline' ? { reason } : undefined;
  return writeMail({ kind: mailOfEnd[decision], request: { ...request, state }, offer, values });
}

/** For staff, or for a visitor whose secret link the caller has checked. */
export async function withdrawRequest(context: Context, { id, reason, revision }: Decision): Promise<ServiceRequest> {
  if (context.actor.kind !== 'visitor') requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) =>
    transitionFreely(context, tx, asRead(await lockRequest(tx, id), revision), {
      to: 'withdrawn',
      at: await tx.now(),
      audit: { detail: { reason } },
    }),
  );
}

/** @throws DoorstepError `request_changed` if it has changed since it was read. */
export function asRead(request: ServiceRequest, revision: number | undefined): ServiceRequest {
  if (revision !== undefined && revision !== request.revision) throw new DoorstepError('request_changed');
  return request;
}
