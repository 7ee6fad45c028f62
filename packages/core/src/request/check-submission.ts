import { DoorstepError, type HoldReason, type Submission } from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import { offerPhase } from '../offer/offer-phase.ts';
import type { Offer } from '../offer/offer.ts';
import type { Instant } from '../instant.ts';
import { addressHoldReasons } from './address-hold-reasons.ts';
import { requireAcceptedKind } from './require-accepted-kind.ts';
import { resolveAddress, withoutAddress, type ResolvedAddress } from './resolve-address.ts';
import { changesMet } from './changes-met.ts';
import { submissionErrors } from './validate-submission.ts';

/**
 * Everything about a submission that can be judged before it is sent; nothing is taken and nothing is kept.
 * @returns its address, and why staff would look at it first.
 * @throws DoorstepError `offer_not_found`, `not_open`, `paused`, `closed`, `request_invalid`, `offer_changed`,
 * `outside_area`.
 */
export async function checkSubmission(
  { addresses, store }: Pick<Context, 'addresses' | 'store'>,
  {
    offer,
    submission,
    receivedAt,
    noFixedAddress = false,
  }: { offer: Offer; submission: Submission; receivedAt: Instant; noFixedAddress?: boolean },
): Promise<{ resolved: ResolvedAddress; doubts: HoldReason[] }> {
  requireOpen(offer, receivedAt);
  const fields = submissionErrors(offer, { submission, receivedAt, noFixedAddress });
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const before = await seenBefore(store, offer, submission.offerVersion);
  if (before !== null && changesMet(before, offer.definition, submission).length > 0)
    throw new DoorstepError('offer_changed');
  if (noFixedAddress) return { resolved: withoutAddress, doubts: [] };
  const resolved = await resolveAddress(addresses, submission);
  requireAcceptedKind(offer, resolved.address, submission.contact.name);
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  const { name } = submission.contact;
  // Checks that depend on the address alone: nothing about requests of its home is disclosed before a pass.
  return { resolved, doubts: addressHoldReasons({ offer, resolved, homeIds: [], name }, () => 0) };
}

/** The offer as somebody saw it; null where it is the one of today, or nobody said. */
export async function seenBefore(
  { offers }: Pick<Context['store'], 'offers'>,
  { id, version }: Offer,
  seenVersion: number | undefined,
): Promise<Offer['definition'] | null> {
  const isEarlier = seenVersion !== undefined && seenVersion >= 1 && seenVersion < version;
  return isEarlier ? offers.findVersion(id, seenVersion) : null;
}

function requireOpen(offer: Offer, at: Instant): void {
  const phase = offerPhase(offer, at);
  if (phase === null) throw new DoorstepError('offer_not_found');
  if (phase === 'closed') throw new DoorstepError('closed');
  if (phase === 'paused') throw new DoorstepError('paused');
  if (phase !== 'open') throw new DoorstepError('not_open');
}
