import type { Context } from '../context.ts';
import * as claimRows from '../claim/claim-rows.ts';
import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import { lockRequest } from '../request/lock-request.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { claimsOfPerson } from './claims-of-person.ts';
import { withdrawOpen } from './erase-expired.ts';

/**
 * Erases one person's data from a request, and from claims with the same email address about the same home. An open
 * request is withdrawn first, and its units go to the queue. Units already received still count for the home.
 * @throws DoorstepError `request_not_found`, `not_allowed`; `state_conflict` while it is packed, since its label needs
 * the address.
 */
export async function eraseRequest(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  requireAction(context.actor, 'privacy.manage');
  return context.store.transaction(async (tx) => {
    const { request, claimIds } = await eraseOne(context, tx, id);
    await eraseClaims(context, tx, claimIds);
    return (await tx.requests.find(id)) ?? request;
  });
}

/**
 * Erases these requests and claims of a person (see `findPerson`), all or nothing.
 * @returns each request with its state afterwards, and the number of claims.
 * @throws DoorstepError as `eraseRequest`; `claim_not_found`.
 */
export async function erasePerson(
  context: Context,
  { requestIds, claimIds }: { requestIds: readonly string[]; claimIds: readonly string[] },
): Promise<{ requests: Pick<ServiceRequest, 'id' | 'reference' | 'state'>[]; claims: number }> {
  requireAction(context.actor, 'privacy.manage');
  return context.store.transaction(async (tx) => {
    for (const id of claimIds) if ((await claimRows.find(tx, id)) === null) throw new DoorstepError('claim_not_found');
    const claims = new Set(claimIds);
    const requests: Pick<ServiceRequest, 'id' | 'reference' | 'state'>[] = [];
    // Sorted, so that concurrent callers lock in the same order.
    for (const id of [...new Set(requestIds)].toSorted()) {
      const erased = await eraseOne(context, tx, id);
      for (const claimId of erased.claimIds) claims.add(claimId);
      const { reference } = erased.request;
      requests.push({ id, reference, state: erased.state });
    }
    await eraseClaims(context, tx, [...claims]);
    return { requests, claims: claims.size };
  });
}

async function eraseOne(
  context: Context,
  tx: Repositories,
  id: string,
): Promise<{ request: ServiceRequest; state: ServiceRequest['state']; claimIds: string[] }> {
  const request = await lockRequest(tx, id);
  if (request.state === 'packed') throw new DoorstepError('state_conflict');
  const at = await tx.now();
  const claims = await claimsOfPerson(tx, request);
  const state = await withdrawOpen(context, tx, { requestId: id, at });
  await tx.personalData.eraseRequests([id], at);
  await recordAudit(context, tx, { at, action: 'request.erased', subjectKind: 'request', subjectId: id });
  return { request, state, claimIds: claims.map((claim) => claim.id) };
}

async function eraseClaims(context: Context, tx: Repositories, claimIds: string[]): Promise<void> {
  const at = await tx.now();
  await claimRows.erase(tx, claimIds, at);
  await tx.personalData.eraseAuditTexts('claim', claimIds);
  for (const subjectId of claimIds)
    await recordAudit(context, tx, { at, action: 'claim.erased', subjectKind: 'claim', subjectId });
}
