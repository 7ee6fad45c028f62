import type { Context } from '../context.ts';
import { emailToken } from '../request/change-email.ts';
import { mailedPasswordLink } from '../staff/password-links.ts';
import { receiptPath } from '../request/enqueue-mail.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';

/** How long an emailed link can confirm a request, counted from sending. */
const confirmLinkLifeMs = 24 * 3_600_000;

/** The secret links of an email; null for none. */
export interface MailLinks {
  receipt: string | null;
  confirm: string | null;
}

const none: MailLinks = { receipt: null, confirm: null };

/**
 * Derives the secret links of an email that is about to be sent. Only their hashes are stored, so that no one with the
 * database or a backup can open a receipt or confirm a request.
 */
export async function mailLinks(
  { store, secrets, mailSite }: Pick<Context, 'store' | 'secrets' | 'mailSite'>,
  { subject: requestId, order }: Pick<OutboxEntry, 'subject' | 'order'>,
): Promise<MailLinks> {
  if (order.kind === 'password_link') {
    const whose = { subject: requestId, personId: String(order.values['person']) };
    return { ...none, confirm: await mailedPasswordLink({ store, secrets, mailSite }, whose) };
  }
  if (!isAboutRequest(order.kind)) return none;
  const receipt = mailSite + receiptPath({ secrets }, { id: requestId, reference: String(order.values['reference']) });
  if (order.kind !== 'confirm_link' && order.kind !== 'confirm_email') return { ...none, receipt };
  const isEmail = order.kind === 'confirm_email';
  const token = isEmail ? emailToken({ secrets }, requestId, order.to) : secrets.confirmToken(requestId);
  const expiresAt = (await store.now()) + confirmLinkLifeMs;
  await store.mailedLinks.put({ tokenHash: secrets.hash(token), requestId, expiresAt });
  // The new address may be a stranger's until it is confirmed, so its email has no link to the receipt.
  return { receipt: isEmail ? null : receipt, confirm: `${mailSite}/confirm/${token}` };
}

const aboutOthers: ReadonlySet<OutboxEntry['order']['kind']> = new Set([
  'claim_upheld',
  'claim_refused',
  'held_waiting',
  'service_alarm',
  'password_link',
]);

/** Whether emails of this kind go to the visitor of a request, which is their subject. */
export function isAboutRequest(kind: OutboxEntry['order']['kind']): boolean {
  return !aboutOthers.has(kind);
}
