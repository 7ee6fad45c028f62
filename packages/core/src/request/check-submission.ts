import type { Submission } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { limitsOf, offerPhase, type Offer } from '../offer/index.ts';
import type { Instant } from '../instant.ts';
import { isInArea } from './area.ts';
import { resolveAddress, withoutAddress, type ResolvedAddress } from './resolve-address.ts';
import { validateSubmission } from './validate-submission.ts';

/**
 * Everything about a submission that can be judged before it is sent; nothing is taken and nothing is kept.
 * @throws DoorstepError `offer_not_found`, `not_open`, `closed`, `request_invalid`, `outside_area`.
 */
export async function checkSubmission(
  { addresses }: Pick<Context, 'addresses'>,
  {
    offer,
    submission,
    receivedAt,
    noFixedAddress = false,
  }: { offer: Offer; submission: Submission; receivedAt: Instant; noFixedAddress?: boolean },
): Promise<{ resolved: ResolvedAddress }> {
  requireOpen(offer, receivedAt);
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  const fields = validateSubmission(definition, submission, { noFixedAddress });
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  if (noFixedAddress) return { resolved: withoutAddress };
  const resolved = await resolveAddress(addresses, submission);
  if (!isInArea(offer.definition.area, resolved.address)) throw new DoorstepError('outside_area');
  return { resolved };
}

function requireOpen(offer: Offer, at: Instant): void {
  const phase = offerPhase(offer, at);
  if (phase === null) throw new DoorstepError('offer_not_found');
  if (phase === 'closed') throw new DoorstepError('closed');
  if (phase !== 'open') throw new DoorstepError('not_open');
}
