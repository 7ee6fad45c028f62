import type { Context } from '../context.ts';
import * as claimRows from '../claim/claim-rows.ts';
import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import { lockRequest } from '../request/lock-request.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';
import { claimsOfPerson } from './claims-of-person.ts';
import { withdrawOpen } from './erase-expired.ts';

/**
 * Erases one person's data from a request, and from claims with the same email address about the same home. An open
 * request is withdrawn first, and its units go to the queue. Units that they received still count for their home.
 * @throws DoorstepError `request_not_found`, `not_allowed`; `state_conflict` while it is packed, since its label needs the
 * address.
 */
export async function eraseRequest(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  requireAction(context.actor, 'privacy.manage');
  return context.store.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.state === 'packed') throw new DoorstepError('state_conflict');
    const at = await tx.now();
    const claims = await claimsOfPerson(tx, request);
    await withdrawOpen(context, tx, { requestId: id, at });
    await tx.personalData.eraseRequests([id], at);
    await recordAudit(context, tx, { at, action: 'request.erased', subjectKind: 'request', subjectId: id });
    const claimIds = claims.map((claim) => claim.id);
    await claimRows.erase(tx, claimIds, at);
    await tx.personalData.eraseAuditTexts('claim', claimIds);
    for (const subjectId of claimIds)
      await recordAudit(context, tx, { at, action: 'claim.erased', subjectKind: 'claim', subjectId });
    return (await tx.requests.find(id)) ?? request;
  });
}
