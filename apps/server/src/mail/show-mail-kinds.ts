import type { MailKind } from '@doorstep/contract';
import type { Context, MailOfChange } from '@doorstep/core';
import { composeMail } from './compose-mail.ts';
import { recordReading } from '../operations/record-reading.ts';

/**
 * Groups mails that differ only in the reference: the first of each kind, with their number. Showing a mail is audited
 * as viewing its request.
 * @param mails With how many get each, where one stands for several.
 */
export async function showMailKinds(
  context: Context,
  mails: (MailOfChange & { count?: number })[],
): Promise<MailKind[]> {
  const kinds = new Map<string, MailKind>();
  for (const { subject, order, count = 1 } of mails) {
    const { to, subject: title, text } = composeMail(order, 'hidden');
    const mail = { to, subject: title, text };
    const { reference, offer } = order.values;
    const key = JSON.stringify([order.language, mail.subject, mail.text]).replaceAll(String(reference), '');
    const known = kinds.get(key);
    if (known !== undefined) {
      known.count += count;
      continue;
    }
    const subjectKind = order.kind.startsWith('claim_') ? 'claim' : 'request';
    await recordReading(context, { action: `${subjectKind}.viewed`, subjectKind, subjectId: subject, detail: {} });
    kinds.set(key, { about: subject, count, mail, offerTitle: String(offer ?? ''), language: order.language });
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
}
