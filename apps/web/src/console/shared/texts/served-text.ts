import type { QueueServed } from '@doorstep/contract';
import type { Texts } from './texts-context.tsx';

/** Who was accepted from the queue, as far as they are named, and how many were emailed. */
export function servedText({ t }: Texts, { accepted, emails, references }: QueueServed): string {
  const named = references === '' ? 0 : references.split(', ').length;
  return t('staff.history.served', { accepted, emails, references, named, more: accepted - named });
}
