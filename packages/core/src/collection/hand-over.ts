import { DoorstepError } from '@doorstep/contract';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { asRead, type Decision } from '../request/decide-request.ts';
import { lockRequest } from '../request/lock-request.ts';
import { isCollected } from '../request/plain-address.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { transitionFreely } from '../request/transition-request.ts';
import { requireUndoable } from '../request/undo-window.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Records that a visitor has collected their request, at any place.
 * @throws DoorstepError `request_not_found`, `request_changed`; `state_conflict` unless it is accepted and for
 * collection, so also the second time; `not_allowed`.
 */
export async function handOver(context: Context, { id, revision }: Omit<Decision, 'reason'>): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const request = asRead(await lockRequest(tx, id), revision);
    if (!isCollected(request) || request.state !== 'accepted') throw new DoorstepError('state_conflict');
    return transitionFreely(context, tx, request, {
      to: 'closed',
      at: await tx.now(),
      audit: { action: 'request.handed_over' },
    });
  });
}

/** Undoes a hand-over, for 30 minutes. @throws as `handOver`; `undo_expired` afterwards. */
export async function undoHandOver(
  context: Context,
  { id, revision }: Omit<Decision, 'reason'>,
): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  return context.store.transaction(async (tx) => {
    const request = asRead(await lockRequest(tx, id), revision);
    const at = await tx.now();
    const handed = handedOver(request, await tx.audit.of('request', id));
    if (handed === null || request.erasedAt !== null) throw new DoorstepError('state_conflict');
    requireUndoable(handed.at, at);
    return transitionFreely(context, tx, request, {
      to: 'accepted',
      at,
      audit: { action: 'request.hand_over_undone' },
    });
  });
}

/** When it was handed over, and by whom; null if it was not, or that was undone. @param history Oldest first. */
export function handedOver(
  { state, collection }: Pick<ServiceRequest, 'state' | 'collection'>,
  history: AuditEntry[],
): { at: Instant; by: string } | null {
  if (state !== 'closed' || collection === null) return null;
  const entry = history.findLast(({ action }) => action === 'request.handed_over');
  return entry === undefined ? null : { at: entry.at, by: entry.actorName };
}
