import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Deletes a draft with its items, its stock movements and its versions. It has no requests: drafts accept none, and a
 * published offer never becomes a draft again.
 * @throws DoorstepError `state_conflict` unless it is a draft; `version_conflict` if `version` is no longer the current
 * one; `offer_not_found`, `not_allowed`.
 */
export async function deleteDraft(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  requireAction(context.actor, 'offers.write');
  await context.store.transaction(async (tx) => {
    const offer = await tx.offers.find(id);
    if (offer === null) throw new DoorstepError('offer_not_found');
    if (offer.status !== 'draft') throw new DoorstepError('state_conflict');
    const at = await tx.now();
    // Lock order as in saving: the version, the items, the offer.
    if ((version ?? offer.version) !== offer.version || !(await tx.offers.supersede(id, offer.version, at)))
      throw new DoorstepError('version_conflict');
    const items = (await tx.stock.ofOffer(id)).map(({ itemId }) => itemId);
    if (items.length > 0) await tx.stock.lock(items);
    if (!(await tx.offers.deleteDraft(id))) throw new DoorstepError('state_conflict');
    const { slug, definition } = offer;
    await recordAudit(context, tx, {
      at,
      action: 'offer.deleted',
      subjectKind: 'offer',
      subjectId: id,
      detail: { slug, title: definition.title[definition.mainLanguage] ?? '' },
    });
  });
}
