import type { RequestState } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../record-audit.ts';
import type { Repositories } from '../store.ts';
import { holdItems, promoteQueue } from './promote-queue.ts';
import { announceChange } from './announce-change.ts';
import { canBecome, takesStock } from './request-effects.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Ends a request before it was packed: its units go to the queue in the same transaction, its home has its allowance back.
 * @param request As locked by this transaction.
 * @throws DoorstepError `state_conflict` when its state does not allow it.
 */
export async function releaseRequest(
  context: Context,
  tx: Repositories,
  request: ServiceRequest,
  { to, reason, at }: { to: Extract<RequestState, 'withdrawn' | 'declined' | 'lapsed'>; reason: string; at: Instant },
): Promise<ServiceRequest> {
  if (!canBecome(request.state, to)) throw new DoorstepError('state_conflict');
  if (!(await tx.requests.change(request.id, { from: request.state, to, at })))
    throw new DoorstepError('state_conflict');
  await recordAudit(context, tx, {
    at,
    action: `request.${to}`,
    subjectKind: 'request',
    subjectId: request.id,
    detail: { state: to, reason },
  });
  await announceChange(context, tx, { ...request, state: to }, at);
  if (takesStock(request)) {
    await holdItems(tx, request.offerId);
    for (const { itemId, quantity } of request.lines) await tx.stock.giveBack(itemId, quantity);
    await promoteQueue(context, tx, request.offerId, at);
  }
  return { ...request, state: to, updatedAt: at };
}
