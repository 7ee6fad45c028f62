import { type AuditAction, DoorstepError, type RequestState } from '@doorstep/contract';
import type { AuditEntry } from '../audit/audit-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { type Offer, limitsOf } from '../offer/offer.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories } from '../store.ts';
import { fitsAllowance, usageSince } from './allocate.ts';
import { enqueueMail, enqueueReceipt } from './enqueue-mail.ts';
import {
  beyond,
  canBecome,
  leavesUnitBehind,
  requestStateRules,
  takesAllowance,
  takesStock,
} from './request-transitions.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';

export interface RequestTransition {
  /** The current state for changes in place, such as an address or settled doubts. */
  to: RequestState;
  at: Instant;
  changes?: Partial<
    Pick<
      ServiceRequest,
      | 'address'
      | 'answers'
      | 'assurance'
      | 'checkProvider'
      | 'collection'
      | 'contact'
      | 'hasPass'
      | 'holdReasons'
      | 'homeIds'
      | 'lines'
      | 'queueNumber'
    >
  >;
  audit?: { action?: AuditAction; detail?: AuditEntry['detail'] };
  /** Overrides the email of the table for this move. */
  mail?: QueuedMail['kind'] | 'no_mail';
  mailValues?: QueuedMail['values'];
  /** When to send the email; at once if absent. */
  mailDueAt?: Instant;
}

export type AppliedTransition =
  | { kind: 'moved'; request: ServiceRequest; offer: Offer; freesUnits: boolean }
  /** Too few units are left; nothing was taken or written. */
  | { kind: 'short' }
  | { kind: 'over_allowance' };

/**
 * Moves a request in the caller's transaction: stock and allowance, row, audit. No email is enqueued yet.
 * @param request As `lockRequest` locked it, with the homes it moves to.
 * @throws DoorstepError `state_conflict` if its state does not allow the move.
 */
export async function applyTransition(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  request: ServiceRequest,
  transition: RequestTransition,
): Promise<AppliedTransition> {
  const planned = plan(request, transition);
  const offer = await tx.offers.find(request.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  if (!(await fitsHomes(tx, offer, { request, next: planned }))) return { kind: 'over_allowance' };
  if (!(await takeUnits(tx, { request, next: planned }))) return { kind: 'short' };
  const next = await queued(tx, planned);
  await writeChange(tx, request, next);
  await record(context, tx, { request, transition });
  const freed = beyond(unitsOf(request), unitsOf(next));
  for (const { itemId, quantity } of freed) await tx.stock.giveBack(itemId, quantity);
  if (!leavesUnitBehind(request.state, next.state))
    return { kind: 'moved', request: next, offer, freesUnits: freed.length > 0 };
  await writeOff(context, tx, { request, at: next.updatedAt });
  return { kind: 'moved', request: next, offer, freesUnits: false };
}

export async function enqueueMailOf(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  request: ServiceRequest,
  { transition, from, offer }: { transition: RequestTransition; from: RequestState; offer: Offer },
): Promise<void> {
  const { to, at, mailValues, mailDueAt: dueAt } = transition;
  const kind = transition.mail ?? requestStateRules[from].to[to] ?? 'no_mail';
  if (kind === 'no_mail') return;
  // Once a return is acted on it can no longer be undone, so the emails held back for that are released first.
  if (from === 'returned' || from === 'lost') await tx.outbox.release(request.id, at);
  if (kind === 'receipt') await enqueueReceipt(context, tx, request, { at, offer });
  else await enqueueMail(context, tx, { kind, request, at, offer, values: mailValues, dueAt });
}

/** The request after the move, except for its place in the queue. */
function plan(request: ServiceRequest, { to, at, changes }: RequestTransition): ServiceRequest {
  const { state: from } = request;
  if (!(from === to ? requestStateRules[from].isOpen : canBecome(from, to))) throw new DoorstepError('state_conflict');
  return {
    ...request,
    ...changes,
    state: to,
    // A request that is held again has already passed the gate and keeps its units.
    ...(to === 'held' && from !== 'held' ? { hasPass: true } : {}),
    acceptedAt: to === 'accepted' ? (request.acceptedAt ?? at) : request.acceptedAt,
    updatedAt: at,
    revision: request.revision + 1,
  };
}

async function queued(tx: Repositories, next: ServiceRequest): Promise<ServiceRequest> {
  if (next.state !== 'waitlisted' || next.queueNumber !== null) return next;
  return { ...next, queueNumber: await tx.offers.takeQueueNumbers(next.offerId, 1) };
}

async function record(
  context: Pick<Context, 'actor'>,
  tx: Repositories,
  { request, transition }: { request: ServiceRequest; transition: RequestTransition },
): Promise<void> {
  const { to, at, audit } = transition;
  const isMove = request.state !== to;
  const action = audit?.action ?? `request.${to}`;
  const detail = { ...(isMove ? { state: to } : {}), ...audit?.detail };
  await recordAudit(context, tx, { at, action, subjectKind: 'request', subjectId: request.id, detail });
}

/** Whether its homes have room for the units that newly count against them. */
async function fitsHomes(
  tx: Repositories,
  offer: Offer,
  { request, next }: { request: ServiceRequest; next: ServiceRequest },
): Promise<boolean> {
  if (!takesAllowance(next)) return true;
  const isSame = next.homeIds.every((id) => request.homeIds.includes(id));
  const asksForMore = beyond(next.lines, request.lines).length > 0;
  if (takesAllowance(request) && isSame && !asksForMore) return true;
  // The caller has locked them; this resolves merged homes to the ones that count.
  const homeIds = await tx.homes.lock(next.homeIds);
  const since = usageSince(offer, next.updatedAt);
  const wanted = homeIds.map((homeId) => ({ homeId, since }));
  const shares = await tx.homes.shares(wanted, request.id);
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  return shares.every((share) => fitsAllowance(definition, { ...share, lines: next.lines }));
}

/** Takes the units that only the new state takes. @returns false, and takes nothing, if too few are left. */
async function takeUnits(
  tx: Repositories,
  { request, next }: { request: ServiceRequest; next: ServiceRequest },
): Promise<boolean> {
  const taken = beyond(unitsOf(next), unitsOf(request));
  if (taken.length > 0) return tx.stock.takeAll(taken);
  if (next.state !== 'accepted' || !leavesUnitBehind(request.state, next.state)) return true;
  const stocks = await tx.stock.ofOffer(request.offerId);
  return request.lines.every(({ itemId, quantity }) => {
    const item = stocks.find((each) => each.itemId === itemId);
    return item === undefined || item.stock === null || item.stock - item.taken >= quantity;
  });
}

/** The dispatched units do not come back, so the units that the request takes next are others. */
async function writeOff(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Repositories,
  { request: { offerId, lines, reference }, at }: { request: ServiceRequest; at: Instant },
): Promise<void> {
  const stocks = await tx.stock.ofOffer(offerId);
  for (const { itemId, quantity } of lines) {
    if (!stocks.some((item) => item.itemId === itemId && item.stock !== null)) continue;
    const id = secrets.newId();
    await tx.stock.move({ id, itemId, kind: 'sent_again', change: -quantity, reason: reference, actor: '', at });
  }
}

function unitsOf(request: ServiceRequest): RequestLine[] {
  return takesStock(request) ? request.lines : [];
}

async function writeChange(tx: Repositories, request: ServiceRequest, next: ServiceRequest): Promise<void> {
  const details = ['address', 'answers', 'assurance', 'contact'] as const;
  if (details.some((part) => next[part] !== request[part])) await tx.requests.putDetails(next);
  if (next.collection !== request.collection && next.collection !== null)
    await tx.requests.putCollection(request.id, next.collection);
  const isChanged = await tx.requests.change(request.id, {
    from: request.state,
    to: next.state,
    at: next.updatedAt,
    hasPass: next.hasPass,
    holdReasons: next.holdReasons,
    acceptedAt: next.acceptedAt,
    ...(next.checkProvider === null ? {} : { checkProvider: next.checkProvider }),
    ...(next.queueNumber === null ? {} : { queueNumber: next.queueNumber }),
    ...(next.homeIds === request.homeIds ? {} : { homeIds: next.homeIds }),
    ...(next.lines === request.lines ? {} : { lines: next.lines }),
  });
  if (!isChanged) throw new DoorstepError('state_conflict');
}
