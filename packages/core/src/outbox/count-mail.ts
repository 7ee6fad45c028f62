import type { Context } from '../context.ts';
import { mailbox } from '../mailbox.ts';
import type { OutboxEntry } from './outbox-store.ts';

const dayMs = 86_400_000;

/**
 * Emails a day to an address that a visitor typed. A visitor who types a stranger's can cause no more than the first number;
 * later decisions of staff and the queue may go beyond it, up to the second.
 */
export const maxMailsPerDay = { setOffByVisitor: 5, inTotal: 20 };

const setOffByVisitor: ReadonlySet<OutboxEntry['order']['kind']> = new Set([
  'receipt',
  'confirm_link',
  'withdrawn',
  'address_corrected',
  'place_changed',
]);

/**
 * Counts a mail for its recipient, before it is sent for the first time.
 * @returns false when the recipient has had the maximum for one address in a day.
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
