import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { QueuedMail, StoredMail } from '../outbox/outbox-store.ts';
import { requireAction } from '../staff/permissions.ts';
import type { ServiceRequest } from './service-request.ts';

/** Their links are for one address and expire after a day. */
const forOneAddress: ReadonlySet<QueuedMail['kind']> = new Set(['confirm_link', 'email_asked', 'confirm_email']);

/**
 * The email that may be sent again: the last one about a request, if the mail server never took it. Earlier ones may be
 * outdated.
 * @param mails Oldest first.
 */
export function resendable(
  { contact, erasedAt }: Pick<ServiceRequest, 'contact' | 'erasedAt'>,
  mails: readonly StoredMail[],
): StoredMail | null {
  const last = mails.at(-1);
  if (last === undefined || contact.email === '' || erasedAt !== null) return null;
  const hasFailed = last.status === 'given_up' || last.status === 'limited';
  return hasFailed && !forOneAddress.has(last.order.kind) ? last : null;
}

/**
 * Resends an email that the mail server never took, to the address on file, and records it.
 * @throws DoorstepError `request_not_found`; `state_conflict` unless it is the `resendable` one; `not_allowed`.
 */
export async function resendMail(context: Context, { id, email }: { id: string; email: string }): Promise<void> {
  requireAction(context.actor, 'requests.decide');
  await context.store.transaction(async (tx) => {
    const request = await tx.requests.lock(id);
    if (request === null) throw new DoorstepError('request_not_found');
    const mail = resendable(request, await tx.outbox.ofSubject(id));
    if (mail === null || mail.id !== email) throw new DoorstepError('state_conflict');
    const at = await tx.now();
    const order = { ...mail.order, to: request.contact.email };
    await tx.outbox.add({ id: context.secrets.newId(), subject: id, at, order });
    await recordAudit(context, tx, { at, action: 'request.email_sent_again', subjectKind: 'request', subjectId: id });
  });
}
