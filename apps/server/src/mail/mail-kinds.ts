import type { ManyPreview } from '@doorstep/contract';
import type { QueuedMail } from '@doorstep/core';
import { previewMail } from './preview-mail.ts';

/**
 * Mails that read alike but for the reference, together: the first of each kind, and how many they are.
 * @param mails With how many get each, where it stands for several.
 */
export function mailKinds(mails: { order: QueuedMail; count: number }[]): ManyPreview['kinds'] {
  const kinds = new Map<string, ManyPreview['kinds'][number]>();
  for (const { order, count } of mails) {
    const mail = previewMail(order);
    if (mail === null) continue;
    const { reference, offer } = order.values;
    const key = JSON.stringify([order.language, mail.subject, mail.text]).replaceAll(String(reference), '');
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { count, mail, offerTitle: String(offer ?? ''), language: order.language });
    else known.count += count;
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
}
