import { dayMs } from '@doorstep/contract';
import { eraseExpiredClaims } from '../claim/erase-expired-claims.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { canBecome } from '../request/request-transitions.ts';
import { lockRequest } from '../request/lock-request.ts';
import { transitionFreely } from '../request/transition-request.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { settledNow } from '../service-day/service-days-ago.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

export interface ErasureRun {
  requests: number;
  claims: number;
}
/** Requests erased per transaction; on SQLite, visitors wait meanwhile. */
const batchSize = 100;

/**
 * Erases personal data whose retention is over: for requests since they were closed, declined, withdrawn or lapsed, for
 * claims since their decision, for reasons about homes since they were given. Once an offer has been archived that
 * long, open requests and claims are erased too. Counts are kept. The audit log records runs that erased something, and
 * runs started by a person or a program.
 * @returns how many requests and claims were erased now.
 */
export async function eraseExpired(context: Context): Promise<ErasureRun> {
  requireAction(context.actor, 'privacy.manage');
  const claims = await eraseExpiredClaims(context);
  let requests = 0;
  for (const offer of await context.store.offers.list()) {
    for (;;) {
      const count = await context.store.transaction((tx) => eraseBatch(context, tx, offer));
      requests += count;
      if (count < batchSize) break;
    }
  }
  if (requests + claims > 0 || context.actor.kind !== 'system')
    await context.store.transaction(async (tx) =>
      recordAudit(context, tx, {
        at: await tx.now(),
        action: 'retention.run',
        subjectKind: 'store',
        subjectId: 'retention',
        detail: { requests, claims },
      }),
    );
  return { requests, claims };
}

/** How many requests of an offer would be erased now, counted up to `max`. */
export async function dueForErasure(tx: Repositories, offer: Offer, max: number): Promise<number> {
  const { before, isArchivedLong } = await expiryOf(tx, offer);
  return (await tx.personalData.requestsToErase(offer.id, isArchivedLong ? null : before, max)).length;
}

async function expiryOf(tx: Repositories, offer: Offer): Promise<{ before: Instant; isArchivedLong: boolean }> {
  const before = (await settledNow(tx)) - offer.definition.retentionDays * dayMs;
  return { before, isArchivedLong: offer.status === 'archived' && offer.updatedAt < before };
}

async function eraseBatch(context: Context, tx: Repositories, { id }: Offer): Promise<number> {
  const at = await tx.now();
  const offer = await tx.offers.find(id);
  if (offer === null) return 0;
  const { before, isArchivedLong } = await expiryOf(tx, offer);
  await tx.personalData.eraseHomeReasons(offer.scopeId, before);
  const ids = await tx.personalData.requestsToErase(id, isArchivedLong ? null : before, batchSize);
  const unpacked: string[] = [];
  for (const requestId of ids) {
    // Packed in the meantime: its label needs the address.
    if (isArchivedLong && (await withdrawOpen(context, tx, { requestId, at })) === 'packed') continue;
    unpacked.push(requestId);
  }
  await tx.personalData.eraseRequests(unpacked, at);
  for (const subjectId of unpacked)
    await recordAudit(context, tx, { at, action: 'request.erased', subjectKind: 'request', subjectId });
  return ids.length;
}

/** Withdraws a request if it is still open. @returns its state afterwards. */
export async function withdrawOpen(
  context: Context,
  tx: Repositories,
  { requestId, at }: { requestId: string; at: Instant },
): Promise<ServiceRequest['state']> {
  const request = await lockRequest(tx, requestId);
  if (!canBecome(request.state, 'withdrawn')) return request.state;
  const { state } = await transitionFreely(context, tx, request, { to: 'withdrawn', at, mail: 'no_mail' });
  return state;
}
