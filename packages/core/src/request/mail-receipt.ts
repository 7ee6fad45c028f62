import type { Context } from '../context.ts';
import { dayMs, DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { enqueueMail } from './enqueue-mail.ts';

/** How many times a day a request's link is emailed. */
export const maxMailedReceiptsPerDay = 3;

/**
 * Emails the link to a request to a visitor who already has it (the caller has checked).
 * @param mail `email`: typed by the visitor; '' for the address on file. It is stored only in the email itself.
 * @throws DoorstepError `request_not_found`, `state_conflict` if no address is known, `rate_limited`.
 */
export async function mailReceipt(context: Context, { id, email }: { id: string; email: string }): Promise<void> {
  await context.store.transaction(async (tx) => mail(context, tx, { id, email }));
}

/** The same for staff, to the address on file. @throws as `mailReceipt`; `not_allowed`. */
export async function sendReceipt(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'requests.decide');
  await context.store.transaction(async (tx) => {
    const at = await mail(context, tx, { id, email: '' });
    await recordAudit(context, tx, { at, action: 'request.receipt_sent', subjectKind: 'request', subjectId: id });
  });
}

async function mail(
  context: Context,
  tx: Repositories,
  { id, email }: { id: string; email: string },
): Promise<Instant> {
  const request = await tx.requests.find(id);
  if (request === null) throw new DoorstepError('request_not_found');
  const to = email === '' ? request.contact.email : email;
  if (to === '') throw new DoorstepError('state_conflict');
  const at = await tx.now();
  const day = Math.floor(at / dayMs);
  const isCounted = await tx.counters.take(`receipts:${id}:${day}`, maxMailedReceiptsPerDay, (day + 1) * dayMs);
  if (!isCounted) throw new DoorstepError('rate_limited');
  // The page behind the link shows the current state. Later emails go to the address on file, if any, so this one must
  // not promise more.
  const values = { state: 'any' };
  const addressed = { ...request, contact: { ...request.contact, email: to } };
  await enqueueMail(context, tx, { kind: 'receipt', request: addressed, at, values });
  return at;
}
