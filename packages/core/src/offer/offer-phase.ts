import type { OfferPhase } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Offer } from './offer.ts';

/** The phase that visitors see; null for drafts and archived offers, which are not public. */
export function offerPhase(
  { status, definition }: Pick<Offer, 'status'> & { definition: Pick<Offer['definition'], 'opensAt' | 'closesAt'> },
  at: Instant,
): OfferPhase | null {
  if (status === 'draft' || status === 'archived') return null;
  if (status === 'closed') return 'closed';
  if (definition.closesAt !== null && at >= Date.parse(definition.closesAt)) return 'closed';
  if (status === 'paused') return 'paused';
  if (definition.opensAt !== null && at < Date.parse(definition.opensAt)) return 'scheduled';
  return 'open';
}
