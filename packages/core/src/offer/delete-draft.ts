import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Deletes a draft with its items, its stock movements and its versions. No request can name it: none is taken for a draft,
 * and nothing that was published becomes a draft again.
 * @throws DoorstepError `state_conflict` when it is no draft; `version_conflict` when it is no longer the `version` that
 * was read; `offer_not_found`, `not_allowed`.
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
    // Locks the version, then the items, then the offer: the order of saving.
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
