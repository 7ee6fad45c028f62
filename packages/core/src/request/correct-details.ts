import type { DetailsCorrection } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import { isSame, lockChangeable, putDetail, requireValid, type DetailsChange } from './change-details.ts';
import { mailNewAddress } from './change-email.ts';
import { asRead, requireReason } from './decide-request.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Staff correct contact and answers, all or none, each validated like a new request. A new email address takes effect
 * without a link, because staff are responsible for it. The previous address is notified, and the new one gets the
 * receipt.
 * @throws DoorstepError `request_not_found`, `request_changed`, `state_conflict` once it is packed, `request_invalid`,
 * also without a reason, `not_allowed`.
 */
export async function correctDetails(
  context: Context,
  { id, contact, answers, reason, revision }: DetailsCorrection & { id: string },
): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  requireReason(reason);
  return context.store.transaction(async (tx) => {
    const found = await lockChangeable(tx, id);
    asRead(found.request, revision);
    const changes: DetailsChange[] = [
      ...(['name', 'phone', 'email'] as const).flatMap((kind) =>
        contact[kind] === undefined ? [] : [{ kind, value: contact[kind] }],
      ),
      ...Object.entries(answers).map(([question, value]) => ({
        kind: 'answer' as const,
        question,
        value: value ?? undefined,
      })),
    ];
    const { offer } = found;
    const wanted = changes.filter((change) => !isSame(found, change));
    requireValid(found, wanted);
    const at = await tx.now();
    let { request } = found;
    const notified = new Set<string>();
    for (const change of wanted) {
      request = await putDetail(
        context,
        tx,
        { request, offer, change, at },
        { reason, isNotified: notified.has(change.kind) },
      );
      notified.add(change.kind);
    }
    if (notified.has('email') && request.contact.email !== '')
      await mailNewAddress(context, tx, request, { at, offer });
    return request;
  });
}
