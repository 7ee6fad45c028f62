import type { AuditEntry } from '../audit/audit-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import { applyTransition, enqueueMailOf } from './apply-transition.ts';
import { lockItems } from './lock-request.ts';
import type { ServiceRequest } from './service-request.ts';
import { placeErrors } from './validate-submission.ts';

interface ServedBy extends Pick<AuditEntry, 'subjectKind' | 'subjectId'> {
  movementId?: string;
}

const chunk = 50;

/**
 * Gives freed units to the queue, in the transaction that freed them: in order, each whole request that fits. Requests
 * passed over keep their place. Requests with an open doubt wait for staff.
 * @param freed `by`: the subject that freed them, whose history names the accepted requests. `notifiedLater`: the
 * request whose visitor the caller notifies.
 * @returns the accepted requests.
 */
export async function serveQueue(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  offerId: string,
  { at, by, notifiedLater }: { at: Instant; by?: ServedBy; notifiedLater?: string | undefined },
): Promise<ServiceRequest[]> {
  await lockItems(tx, offerId);
  // Draw entries come first. (Read with the items locked: the draw's last step gives away units returned before.)
  const draw = await tx.draws.find(offerId);
  if (draw !== null && draw.state !== 'drawn') return [];
  const offer = await tx.offers.find(offerId);
  const mayCome = ({ collection }: ServiceRequest) =>
    collection === null || (offer !== null && placeErrors(offer.definition, collection.place, at).length === 0);
  const asSystem = { ...context, actor: { kind: 'system' } as const };
  const accepted: ServiceRequest[] = [];
  let after = -1;
  for (;;) {
    const waiting = await tx.requests.waiting(offerId, after, chunk);
    for (const request of waiting) {
      after = request.queueNumber ?? after;
      if (request.holdReasons.length > 0) continue;
      // Skipped while their place is closed for good: the visitor chooses another and keeps the position in the queue.
      if (!mayCome(request)) continue;
      const transition = { to: 'accepted', at, audit: { detail: { reason: 'queue' } } } as const;
      const applied = await applyTransition(asSystem, tx, request, transition);
      if (applied.kind !== 'moved') continue;
      accepted.push(applied.request);
      if (request.id !== notifiedLater)
        await enqueueMailOf(context, tx, applied.request, { transition, from: request.state, offer: applied.offer });
    }
    if (waiting.length < chunk || !(await isAnythingLeft(tx, offerId))) break;
  }
  // A request served by its own change has its own audit entry.
  const others = accepted.filter(({ id }) => id !== by?.subjectId);
  if (by !== undefined) await recordServed(context, tx, { by, accepted: others, at });
  return accepted;
}

async function isAnythingLeft(tx: Repositories, offerId: string): Promise<boolean> {
  return (await tx.stock.ofOffer(offerId)).some(({ stock, taken }) => stock === null || taken < stock);
}

/** A delivery of thousands names only the first requests; the others are found by their state. */
const maxNamed = 20;

async function recordServed(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  { by, accepted, at }: { by: ServedBy; accepted: ServiceRequest[]; at: Instant },
): Promise<void> {
  if (accepted.length === 0) return;
  const { movementId, ...subject } = by;
  await recordAudit(context, tx, {
    at,
    action: 'queue.served',
    ...subject,
    detail: {
      accepted: accepted.length,
      emails: accepted.filter(({ contact }) => contact.email !== '').length,
      references: accepted
        .slice(0, maxNamed)
        .map(({ reference }) => reference)
        .join(', '),
      ...(movementId === undefined ? {} : { movementId }),
    },
  });
}
