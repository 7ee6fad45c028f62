import { isDrawn, DoorstepError, type OfferStatus, type OfferTransition } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import { newPhase } from './announce-phase.ts';
import { missingForPublishing } from './missing-for-publishing.ts';
import type { Offer } from './offer.ts';
import { hasPassed } from './offer-effects.ts';
import { versionName } from './offer-store.ts';
import { offerPhase } from './offer-phase.ts';

const transitions: Record<OfferTransition, { from: OfferStatus[]; to: Exclude<OfferStatus, 'draft'> }> = {
  publish: { from: ['draft'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  close: { from: ['published', 'paused'], to: 'closed' },
  reopen: { from: ['closed'], to: 'published' },
  archive: { from: ['draft', 'closed'], to: 'archived' },
};

/**
 * Reopening an offer that its closing time closed removes that time.
 * @throws DoorstepError `publish_incomplete` with what is missing; `state_conflict` if the offer's state does not allow
 * it; `version_conflict` if `version` is no longer the current one; `offer_not_found`, `not_allowed`.
 */
export async function transitionOffer(
  context: Context,
  { id, transition, version }: { id: string; transition: OfferTransition; version?: number | undefined },
): Promise<Offer> {
  requireAction(context.actor, 'offers.write');
  const { from, to } = transitions[transition];
  return context.store.transaction(async (tx) => {
    const offer = await tx.offers.find(id);
    if (offer === null) throw new DoorstepError('offer_not_found');
    if (
      version !== undefined &&
      (version !== offer.version || !(await tx.offers.lockVersions([offer])).has(versionName(offer)))
    )
      throw new DoorstepError('version_conflict');
    const at = await tx.now();
    const status = offerPhase(offer, at) === 'closed' ? 'closed' : offer.status;
    if (!from.includes(status) && !from.includes(offer.status)) throw new DoorstepError('state_conflict');
    if (to === 'published') {
      const missing = missingForPublishing(offer.definition);
      if (missing.length > 0) throw new DoorstepError('publish_incomplete', { missing });
    }
    if (transition === 'reopen' && isDrawn(offer.definition)) {
      // Locked, so that the list of entries is not fixed in the meantime.
      if ((await tx.draws.lock(id)).state !== 'collecting') throw new DoorstepError('state_conflict');
    }
    let changed = offer;
    if (transition === 'reopen' && hasPassed(offer.definition.closesAt, at)) {
      const definition = { ...offer.definition, closesAt: null };
      // A draw must be held as announced.
      if (isDrawn(definition)) throw new DoorstepError('state_conflict');
      if (!(await tx.offers.saveVersion({ id, version: offer.version, definition }, at)))
        throw new DoorstepError('state_conflict');
      changed = { ...offer, definition, version: offer.version + 1 };
    }
    if (!(await tx.offers.setStatus(id, { from: offer.status, to, at }))) throw new DoorstepError('state_conflict');
    const transitioned: Offer = { ...changed, status: to, updatedAt: at };
    await recordAudit(context, tx, {
      at,
      action: `offer.${to}`,
      subjectKind: 'offer',
      subjectId: id,
      detail: { from: offer.status, ...(await newPhase(tx, transitioned, at)) },
    });
    return transitioned;
  });
}
