import type { DecisionPreview } from '@doorstep/contract';
import type { QueuedMail } from '@doorstep/core';
import { composeMail } from './compose-mail.ts';

/** The secret link is hidden from staff. @param order  null when no mail would be sent. */
export function previewMail(order: QueuedMail | null): DecisionPreview['mail'] {
  if (order === null) return null;
  const { to, subject, text } = composeMail(order, 'hidden');
  return { to, subject, text };
}
