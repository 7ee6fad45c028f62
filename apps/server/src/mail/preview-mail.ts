import type { DecisionPreview } from '@doorstep/contract';
import type { QueuedMail } from '@doorstep/core';
import { composeMail } from './compose-mail.ts';

/** A mail as staff see it before it is sent: its secret link is hidden. @param order `null` where none would go out. */
export function previewMail(order: QueuedMail | null): DecisionPreview['mail'] {
  if (order === null) return null;
  const { to, subject, text } = composeMail(order, 'hidden');
  return { to, subject, text };
}
