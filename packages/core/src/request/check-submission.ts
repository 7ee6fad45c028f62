import type { Submission } from '@doorstep/contract';
import { requireInArea } from '../area/index.ts';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { limitsOf, offerPhase, type Offer } from '../offer/index.ts';
import type { Instant } from '../instant.ts';
import { requireAcceptedKind } from './require-accepted-kind.ts';
import { resolveAddress, withoutAddress, type ResolvedAddress } from './resolve-address.ts';
import { validateSubmission } from './validate-submission.ts';

/**
 * Everything about a submission that can be judged before it is sent; nothing is taken and nothing is kept.
 * @throws DoorstepError `offer_not_found`, `not_open`, `paused`, `closed`, `request_invalid`, `outside_area`.
 */
export async function checkSubmission(
  { addresses, store }: Pick<Context, 'addresses' | 'store'>,
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
  requireAcceptedKind(offer, resolved.address, submission.contact.name);
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  return { resolved };
}

function requireOpen(offer: Offer, at: Instant): void {
  const phase = offerPhase(offer, at);
  if (phase === null) throw new DoorstepError('offer_not_found');
  if (phase === 'closed') throw new DoorstepError('closed');
  if (phase === 'paused') throw new DoorstepError('paused');
  if (phase !== 'open') throw new DoorstepError('not_open');
}
