// The one way in which a request changes: allowed move, stock and allowance, row, audit, webhooks, mail, queue.
import type { RequestState } from '@doorstep/contract';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Repositories } from '../store.ts';
import { fitsEveryHome } from './allowance.ts';
import { announceRequest } from './announce-request.ts';
import { lockItems } from './lock-request.ts';
import { enqueueMail, enqueueReceipt } from './enqueue-mail.ts';
import { canBecome, requestStateRules, takesAllowance, takesNewUnit, takesStock } from './request-transitions.ts';
import { recordServed, type ServedBy } from './record-served.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';

export interface RequestTransition {
  /** The state that it is in, for what changes in place: an address, or doubts that are settled. */
  to: RequestState;
  at: Instant;
  /** What changes beside the state. `queueNumber` is given where something else than the time of arrival decides it. */
  changes?: Partial<
    Pick<
      ServiceRequest,
      'address' | 'assurance' | 'checkProvider' | 'hasPass' | 'holdReasons' | 'homeIds' | 'lines' | 'queueNumber'
    >
  >;
  /** Receivers are told of the action where it is one of their events. */
  audit?: { action?: string; detail?: AuditEntry['detail'] };
  /** In the place of the mail that the table has for this move. */
  mail?: QueuedMail['kind'] | 'no_mail';
  /** What the texts of the mail need besides. */
  mailValues?: QueuedMail['values'];
}

export type TransitionOutcome =
  | { kind: 'moved'; request: ServiceRequest }
  /** Nothing was taken or written: too few units are left, or its home has had its share. */
  | { kind: 'short' }
  | { kind: 'over_allowance' };

/**
 * Moves a request with everything that belongs to the move, in the transaction of the caller. What it gives back goes to
 * the queue in the same transaction.
 * @param request As `lockRequest` locked it, with the homes that it moves to.
 * @throws DoorstepError `state_conflict` when its state does not allow the move.
 */
export async function transitionRequest(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  request: ServiceRequest,
  transition: RequestTransition,
): Promise<TransitionOutcome> {
  const { to, at } = transition;
  const { state: from } = request;
  if (!(from === to ? requestStateRules[from].isOpen : canBecome(from, to))) throw new DoorstepError('state_conflict');
  const offer = await tx.offers.find(request.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');

  let next: ServiceRequest = {
    ...request,
    ...transition.changes,
    state: to,
    // Whoever is held again was let through the gate before, by a pass or by staff, and keeps what it has.
    ...(to === 'held' && from !== 'held' ? { hasPass: true } : {}),
    acceptedAt: to === 'accepted' ? (request.acceptedAt ?? at) : request.acceptedAt,
    updatedAt: at,
    revision: request.revision + 1,
  };
  if (!(await fitsHomes(tx, offer, { request, next }))) return { kind: 'over_allowance' };
  if (!(await takeUnits(context, tx, { request, next }))) return { kind: 'short' };
  if (to === 'waitlisted' && next.queueNumber === null)
    next = { ...next, queueNumber: await tx.offers.takeQueueNumbers(offer.id, 1) };

  await writeChange(tx, request, next);
  const action = transition.audit?.action ?? `request.${to}`;
  await recordAudit(context, tx, {
    at,
    action,
    subjectKind: 'request',
    subjectId: request.id,
    detail: { ...(from === to ? {} : { state: to }), ...transition.audit?.detail },
  });
  const announced = { request: next, slug: offer.slug, at };
  if (action !== `request.${to}`) await announceRequest(context, tx, { ...announced, event: action });
  if (from !== to) await announceRequest(context, tx, announced);

  const givenBack = beyond(unitsOf(request), unitsOf(next));
  for (const { itemId, quantity } of givenBack) await tx.stock.giveBack(itemId, quantity);
  // Without its doubts, or asking for something else, what is free may be its own.
  const isSettled =
    from === to &&
    to === 'waitlisted' &&
    (request.holdReasons.length > next.holdReasons.length || next.lines !== request.lines);
  // Whoever is told of the change is told of its turn in the same mail.
  const notifiedBy = isSettled && transition.mail !== undefined ? request.id : null;
  if (notifiedBy === null) await notify(context, tx, next, { transition, from, offer });
  const by = { subjectKind: 'request', subjectId: request.id } as const;
  if (givenBack.length > 0 || isSettled) await serveQueue(context, tx, offer.id, { at, by, notifiedBy });
  if (isSettled) next = (await tx.requests.find(request.id)) ?? next;
  if (notifiedBy !== null) {
    const turn = next.state === 'accepted' ? { turn: 'come' } : {};
    const mailValues = { ...transition.mailValues, ...turn };
    await notify(context, tx, next, { transition: { ...transition, mailValues }, from, offer });
  }
  return { kind: 'moved', request: next };
}

/** The same, where nothing new is taken: `short` and `over_allowance` cannot be. */
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

const chunk = 50;

/**
 * Gives what is free to the queue, in the transaction that freed it: in order, each whole request that fits; those
 * passed over keep their place. Requests with an open doubt wait for staff.
 * @param freed `by` what: its history says who was accepted, where it has one. `toldAfter`: the request whose visitor the
 * caller tells.
 * @returns those that were accepted.
 */
export async function serveQueue(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  offerId: string,
  { at, by, notifiedBy = null }: { at: Instant; by?: ServedBy; notifiedBy?: string | null },
): Promise<ServiceRequest[]> {
  await lockItems(tx, offerId);
  // Those in the draw come first. (Read with the items locked: its last piece gives away what came back before it.)
  const draw = await tx.draws.find(offerId);
  if (draw !== null && draw.state !== 'drawn') return [];
  const asSystem = { ...context, actor: { kind: 'system' } as const };
  const accepted: ServiceRequest[] = [];
  let after = -1;
  for (;;) {
    const waiting = await tx.requests.waiting(offerId, after, chunk);
    for (const request of waiting) {
      after = request.queueNumber ?? after;
      if (request.holdReasons.length > 0) continue;
      const audit = { detail: { reason: 'queue' } };
      const mail = request.id === notifiedBy ? ({ mail: 'no_mail' } as const) : {};
      const outcome = await transitionRequest(asSystem, tx, request, { to: 'accepted', at, audit, ...mail });
      if (outcome.kind === 'moved') accepted.push(outcome.request);
    }
    if (waiting.length < chunk || !(await isAnythingLeft(tx, offerId))) break;
  }
  // Of one that its own change has served, that is told already.
  const others = accepted.filter(({ id }) => id !== by?.subjectId);
  if (by !== undefined) await recordServed(context, tx, { by, accepted: others, at });
  return accepted;
}

async function isAnythingLeft(tx: Repositories, offerId: string): Promise<boolean> {
  return (await tx.stock.ofOffer(offerId)).some(({ stock, taken }) => stock === null || taken < stock);
}

/** Whether its homes have room for it, where it counts against one that it did not count against before. */
async function fitsHomes(
  tx: Repositories,
  offer: Offer,
  { request, next }: { request: ServiceRequest; next: ServiceRequest },
): Promise<boolean> {
  if (!takesAllowance(next)) return true;
  const isSame = next.homeIds.every((id) => request.homeIds.includes(id));
  const asksForMore = beyond(next.lines, request.lines).length > 0;
  if (takesAllowance(request) && isSame && !asksForMore) return true;
  // Locked by the caller already, who is told here which of them count.
  const homeIds = await tx.homes.lock(next.homeIds);
  const { lines, updatedAt: at } = next;
  return fitsEveryHome(tx, offer, { homeIds, lines, at, exceptRequestId: request.id });
}

/** Takes what the new state takes and the old one did not. @returns false, and takes nothing, when too few are left. */
async function takeUnits(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Repositories,
  { request, next }: { request: ServiceRequest; next: ServiceRequest },
): Promise<boolean> {
  const taken = beyond(unitsOf(next), unitsOf(request));
  if (taken.length > 0) return tx.stock.takeAll(taken);
  const { lines } = request;
  if (!takesNewUnit(request.state, next.state)) return true;
  // The one that went out is written off; the new one takes its place among those that are taken.
  const stocks = await tx.stock.ofOffer(request.offerId);
  const finite = lines.filter(({ itemId }) => stocks.some((item) => item.itemId === itemId && item.stock !== null));
  const left = ({ itemId }: { itemId: string }) => {
    const { stock = 0, taken = 0 } = stocks.find((item) => item.itemId === itemId) ?? {};
    return (stock ?? 0) - taken;
  };
  if (finite.some((line) => left(line) < line.quantity)) return false;
  for (const { itemId, quantity } of finite) {
    await tx.stock.move({
      id: secrets.newId(),
      itemId,
      kind: 'sent_again',
      change: -quantity,
      reason: request.reference,
      actor: '',
      at: next.updatedAt,
    });
  }
  return true;
}

/** What a request has out of the stock. */
function unitsOf(request: ServiceRequest): RequestLine[] {
  return takesStock(request) ? request.lines : [];
}

/** By how much lines are more than others, item by item. */
function beyond(lines: RequestLine[], others: RequestLine[]): RequestLine[] {
  return lines.flatMap(({ itemId, quantity }) => {
    const more = quantity - (others.find((other) => other.itemId === itemId)?.quantity ?? 0);
    return more > 0 ? [{ itemId, quantity: more }] : [];
  });
}

async function writeChange(tx: Repositories, request: ServiceRequest, next: ServiceRequest): Promise<void> {
  if (next.address !== request.address || next.assurance !== request.assurance) await tx.requests.putAddress(next);
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

async function notify(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  request: ServiceRequest,
  { transition, from, offer }: { transition: RequestTransition; from: RequestState; offer: Offer },
): Promise<void> {
  const { to, at, mailValues } = transition;
  const kind = transition.mail ?? requestStateRules[from].to[to] ?? 'no_mail';
  if (kind === 'no_mail') return;
  if (kind === 'receipt') await enqueueReceipt(context, tx, request, { at, offer });
  else await enqueueMail(context, tx, { kind, request, at, offer, values: mailValues });
}
