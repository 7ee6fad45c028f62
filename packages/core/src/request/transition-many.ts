import { type AuditAction, DoorstepError, type RequestState } from '@doorstep/contract';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import { nameOf } from '../audit/record-audit.ts';
import type { Repositories } from '../store.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { canBecome, leavesUnitBehind, requestStateRules, takesAllowance, takesStock } from './request-transitions.ts';
import type { ServiceRequest } from './service-request.ts';

export interface ManyTransition {
  from: RequestState;
  to: RequestState;
  at: Instant;
  /** Overrides the action in the history; webhooks get it if it is one of their events. */
  action?: AuditAction;
  detail?: AuditEntry['detail'];
  mailValues?: (request: ServiceRequest) => QueuedMail['values'];
  mailDueAt?: Instant;
}

/**
 * Moves requests of one offer with all effects of the move: states, audit, webhooks and emails, in few statements and
 * in the caller's transaction.
 * @param requests As `RequestStore.lockAll` locked them.
 * @returns them after the move.
 * @throws DoorstepError `state_conflict` if one is not in the state `from`; Error for a move that takes or frees units,
 * which needs `transitionRequest`.
 */
export async function transitionMany(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  requests: ServiceRequest[],
  { from, to, at, action = `request.${to}`, detail = {}, mailValues, mailDueAt }: ManyTransition,
): Promise<ServiceRequest[]> {
  if (!canBecome(from, to)) throw new DoorstepError('state_conflict');
  const [first] = requests;
  if (first === undefined) return [];
  const offer = await tx.offers.find(first.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const moved = requests.map((request): ServiceRequest => {
    if (request.state !== from) throw new DoorstepError('state_conflict');
    const next = { ...request, state: to, updatedAt: at, revision: request.revision + 1 };
    if (request.offerId !== offer.id || changesCounts(request, next))
      throw new Error(`A move from ${from} to ${to} goes through transitionRequest`);
    return next;
  });
  const ids = moved.map(({ id }) => id);
  if ((await tx.requests.changeMany(ids, { from, to, at })) < ids.length) throw new DoorstepError('state_conflict');
  await tx.audit.recordMany(
    ids.map((subjectId) => ({
      at,
      action,
      subjectKind: 'request',
      subjectId,
      actorKind: context.actor.kind,
      actorId: 'id' in context.actor ? context.actor.id : null,
      actorName: nameOf(context.actor),
      detail: { state: to, ...detail },
    })),
  );
  for (const request of moved) await notify(context, tx, request, { from, at, offer, mailValues, mailDueAt });
  return moved;
}

function changesCounts(request: ServiceRequest, next: ServiceRequest): boolean {
  return (
    takesStock(request) !== takesStock(next) ||
    takesAllowance(request) !== takesAllowance(next) ||
    leavesUnitBehind(request.state, next.state)
  );
}

async function notify(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  request: ServiceRequest,
  {
    from,
    at,
    offer,
    mailValues,
    mailDueAt,
  }: Pick<ManyTransition, 'from' | 'at'> & {
    offer: Offer;
    mailValues: ManyTransition['mailValues'] | undefined;
    mailDueAt: Instant | undefined;
  },
): Promise<void> {
  const kind = requestStateRules[from].to[request.state] ?? 'no_mail';
  if (kind === 'receipt') throw new Error(`A receipt to ${request.state} goes through transitionRequest`);
  if (kind !== 'no_mail') {
    await enqueueMail(context, tx, { kind, request, at, offer, values: mailValues?.(request), dueAt: mailDueAt });
  }
}
