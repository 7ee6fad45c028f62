import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { mailbox } from '../mailbox.ts';
import type { OutboxEntry } from './outbox-store.ts';

/**
 * Daily limits for emails to an address that a visitor typed. Visitors can cause at most the first number, since the
 * address may be a stranger's; decisions of staff and the queue may go on up to the second.
 */
export const maxMailsPerDay = { setOffByVisitor: 5, inTotal: 20 };

const setOffByVisitor: ReadonlySet<OutboxEntry['order']['kind']> = new Set([
  'receipt',
  'confirm_link',
  'withdrawn',
  'address_corrected',
  'place_changed',
  'details_changed',
  'email_asked',
  'confirm_email',
]);

/**
 * Counts an email for its recipient before the first attempt.
 * @returns false if the recipient has had the day's maximum.
 */
export async function countMail(
  { store, secrets }: Pick<Context, 'store' | 'secrets'>,
  { order, attempts }: Pick<OutboxEntry, 'order' | 'attempts'>,
): Promise<boolean> {
  if (order.isAddressUnproven !== true || attempts > 1) return true;
  const day = Math.floor((await store.now()) / dayMs);
  const recipient = secrets.pseudonym(`mails ${day} ${mailbox(order.to)}`);
  const expiresAt = (day + 1) * dayMs;
  const isCounted = (name: string, max: number) => store.counters.take(`${name}:${recipient}`, max, expiresAt);
  if (setOffByVisitor.has(order.kind) && !(await isCounted('mails_by_visitor', maxMailsPerDay.setOffByVisitor)))
    return false;
  return isCounted('mails', maxMailsPerDay.inTotal);
}
