import { DoorstepError, batchName } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { toIso } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import { claimsOfPerson } from './claims-of-person.ts';

/**
 * Everything stored about one person's request, as JSON for them to read or take elsewhere. The audit log records the
 * export. Secret links are left out, because staff could act as the visitor with them.
 * @throws DoorstepError `request_not_found`, `not_allowed`.
 */
export async function exportPersonalData(context: Context, { id }: { id: string }): Promise<Record<string, unknown>> {
  const { store, actor } = context;
  requireAction(actor, 'privacy.manage');
  const request = await store.requests.find(id);
  const offer = request === null ? null : await store.offers.find(request.offerId);
  if (request === null || offer === null) throw new DoorstepError('request_not_found');
  await store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'request.exported',
      subjectKind: 'request',
      subjectId: id,
    }),
  );
  const { secretHash: _, receivedAt, acceptedAt, updatedAt, changedAt, erasedAt, ...kept } = request;
  const history = await store.audit.of('request', id);
  const mails = await store.outbox.ofSubject(id);
  const parcels = await store.batches.ofRequest(id);
  const claims = await claimsOfPerson(store, request);
  return {
    request: {
      ...kept,
      offer: offer.slug,
      receivedAt: toIso(receivedAt),
      acceptedAt: toIso(acceptedAt),
      updatedAt: toIso(Math.max(updatedAt, changedAt)),
      erasedAt: toIso(erasedAt),
    },
    history: history.map(({ at, action, actorKind, actorName, detail }) => ({
      at: toIso(at),
      action,
      by: actorName === '' ? actorKind : actorName,
      detail,
    })),
    emails: mails.map(({ to, createdAt, status, order }) => ({
      to,
      createdAt,
      status,
      about: order.kind,
      ...order.values,
    })),
    parcels: parcels.map(({ batchNumber, carrier, trackingNumber, dispatchedAt, endedAt, recipient }) => ({
      batch: batchName(batchNumber),
      carrier,
      trackingNumber,
      dispatchedAt: toIso(dispatchedAt),
      endedAt: toIso(endedAt),
      recipient,
    })),
    claims: claims.map(({ createdAt, decidedAt, erasedAt: _erasedAt, ...claim }) => ({
      ...claim,
      createdAt: toIso(createdAt),
      decidedAt: toIso(decidedAt),
    })),
    retention: { days: offer.definition.retentionDays, countedFrom: 'closed, declined, withdrawn or lapsed' },
  };
}
