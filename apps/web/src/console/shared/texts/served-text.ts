import type { QueueServed } from '@doorstep/contract';
import type { useMailWay } from '../session.ts';
import type { Texts } from './texts-context.tsx';

/**
 * Who was accepted from the queue, as far as named, and how many were emailed.
 * @param way  What happens to emails here.
 */
export function servedText(
  { t }: Texts,
  { accepted, emails, references }: QueueServed,
  way: ReturnType<typeof useMailWay>,
): string {
  const named = references === '' ? 0 : references.split(', ').length;
  return t('staff.history.served', { accepted, emails, references, named, more: accepted - named, way });
}
