import { DoorstepError, type ReturnInput } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockRequest } from '../request/lock-request.ts';
import { serveQueue } from '../request/serve-queue.ts';
import { transitionFreely, transitionRequest } from '../request/transition-request.ts';
import { undoableForMs } from '../request/undo-window.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

/**
 * Records that a parcel came back or is lost. Undamaged units return to stock and go to the first in the queue in the
 * same transaction; others stay written off. The request still counts for its home. The visitor's email waits while the
 * return can be undone.
 * @returns the request, and those accepted from the queue.
 * @throws DoorstepError `request_not_found`; `state_conflict` unless it is on its way; `not_allowed`.
 */
export async function recordReturn(context: Context, input: ReturnInput): Promise<Recorded> {
  requireAction(context.actor, 'batches.write');
  return context.store.transaction((tx) => record(context, tx, input));
}

interface Recorded {
  request: ServiceRequest;
  /** Accepted from the queue, in queue order. */
  accepted: ServiceRequest[];
}

async function record(
  context: Context,
  tx: Repositories,
  { reference, outcome, reason, isBackOnShelf }: ReturnInput,
): Promise<Recorded> {
  const seen = await tx.requests.findByReference(reference);
  if (seen === null) throw new DoorstepError('request_not_found');
  const locked = await lockRequest(tx, seen.id);
  const at = await tx.now();
  const request = await transitionFreely(context, tx, locked, {
    to: outcome,
    at,
    audit: { detail: { kind: reason } },
    mailDueAt: at + undoableForMs,
  });
  await tx.requests.putReturnReason(request.id, reason);
  await tx.batches.end(request.id, at);
  const by = { subjectKind: 'request', subjectId: request.id } as const;
  const isBack = outcome === 'returned' && isBackOnShelf && (await putOnShelf(context, tx, request, at));
  return { request, accepted: isBack ? await serveQueue(context, tx, request.offerId, { at, by }) : [] };
}

/** @returns whether the stock of any item rose. */
async function putOnShelf(
  context: Context,
  tx: Repositories,
  { offerId, lines, reference }: ServiceRequest,
  at: Instant,
): Promise<boolean> {
  const stocks = await tx.stock.ofOffer(offerId);
  const counted = lines.filter(({ itemId }) => stocks.some((item) => item.itemId === itemId && item.stock !== null));
  const actor = context.actor.kind === 'person' ? context.actor.name : '';
  for (const { itemId, quantity } of counted) {
    const id = context.secrets.newId();
    await tx.stock.move({ id, itemId, kind: 'returned', change: quantity, reason: reference, actor, at });
    await recordAudit(context, tx, {
      at,
      action: 'stock.returned',
      subjectKind: 'item',
      subjectId: itemId,
      detail: { change: quantity, reason: reference },
    });
  }
  return counted.length > 0;
}

/**
 * Accepts a request again after its parcel came back or was lost: it takes a new unit and waits for another batch.
 * @throws DoorstepError `sold_out` if no unit is left, `request_not_found`, `state_conflict`, `not_allowed`.
 */
export async function sendAgain(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  requireAction(context.actor, 'batches.write');
  return context.store.transaction((tx) => acceptAgain(context, tx, id));
}

async function acceptAgain(context: Context, tx: Repositories, id: string): Promise<ServiceRequest> {
  const request = await lockUndelivered(tx, id);
  // The addressee was erased.
  if (request.erasedAt !== null) throw new DoorstepError('state_conflict');
  const outcome = await transitionRequest(context, tx, request, { to: 'accepted', at: await tx.now() });
  if (outcome.kind !== 'moved') throw new DoorstepError('sold_out');
  return outcome.request;
}

/** Ends a request whose parcel came back or was lost: nothing is sent again. @throws as `sendAgain`, except `sold_out`. */
export async function closeReturned(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  requireAction(context.actor, 'batches.write');
  return context.store.transaction(async (tx) =>
    transitionFreely(context, tx, await lockUndelivered(tx, id), { to: 'closed', at: await tx.now() }),
  );
}

export async function lockUndelivered(tx: Repositories, id: string): Promise<ServiceRequest> {
  const request = await lockRequest(tx, id);
  if (request.state !== 'returned' && request.state !== 'lost') throw new DoorstepError('state_conflict');
  return request;
}
