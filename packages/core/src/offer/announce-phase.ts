import type { OfferPhase } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { Offer } from './offer.ts';
import { offerPhase } from './offer-phase.ts';

/**
 * The offer's new phase, for the audit entry of the change that caused it. Concurrent callers get each phase once.
 * @returns nothing if the phase is already announced.
 */
export async function newPhase(tx: Repositories, offer: Offer, at: Instant): Promise<{ phase?: OfferPhase }> {
  const phase = offerPhase(offer, at);
  return phase !== null && (await tx.offers.announcePhase(offer.id, phase)) ? { phase } : {};
}

export async function announcePhases(context: Context): Promise<void> {
  const { store } = context;
  const announced = await store.offers.announcedPhases();
  const at = await store.now();
  for (const offer of await store.offers.list()) {
    const phase = offerPhase(offer, at);
    if (phase === null || phase === announced.get(offer.id)) continue;
    await store.transaction(async (tx) => {
      const current = await tx.offers.find(offer.id);
      const now = await tx.now();
      const detail = current === null ? {} : await newPhase(tx, current, now);
      if (detail.phase === undefined) return;
      const entry = { action: 'offer.phase_changed', subjectKind: 'offer', subjectId: offer.id } as const;
      await recordAudit(context, tx, { at: now, ...entry, detail });
    });
  }
}
