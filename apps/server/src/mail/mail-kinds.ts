import type { ManyPreview } from '@doorstep/contract';
import type { QueuedMail } from '@doorstep/core';
import { previewMail } from './preview-mail.ts';

/** Mails that read alike but for the reference, together: the first of each kind, and how many they are. */
export function mailKinds(orders: QueuedMail[]): ManyPreview['kinds'] {
  const kinds = new Map<string, ManyPreview['kinds'][number]>();
  for (const order of orders) {
    const mail = previewMail(order);
    if (mail === null) continue;
    const { reference, offer } = order.values;
    const key = JSON.stringify([order.language, mail.subject, mail.text]).replaceAll(String(reference), '');
    const known = kinds.get(key);
    if (known === undefined)
      kinds.set(key, { count: 1, mail, offerTitle: String(offer ?? ''), language: order.language });
    else known.count += 1;
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
}
