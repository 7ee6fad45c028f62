import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import * as claimRows from './claim-rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { settledNow } from '../service-day/service-days-ago.ts';

/**
 * Erases the personal data of claims once their retention has passed since the decision; of undecided ones, since the
 * offer was archived. The kind, the homes and the outcome are kept.
 * @returns how many claims were erased now.
 */
export async function eraseExpiredClaims(context: Pick<Context, 'store' | 'secrets' | 'actor'>): Promise<number> {
  const { store } = context;
  let erased = 0;
  for (const { id } of await store.offers.list()) {
    erased += await store.transaction(async (tx) => {
      const offer = await tx.offers.find(id);
      if (offer === null) return 0;
      const at = await tx.now();
      const decidedBefore = (await settledNow(tx)) - offer.definition.retentionDays * dayMs;
      const isOpenToo = offer.status === 'archived' && offer.updatedAt < decidedBefore;
      const ids = await claimRows.eraseExpired(tx, { offerId: id, decidedBefore, isOpenToo, at });
      await tx.personalData.eraseAuditTexts('claim', ids);
      for (const claimId of ids)
        await recordAudit(context, tx, { at, action: 'claim.erased', subjectKind: 'claim', subjectId: claimId });
      return ids.length;
    });
  }
  return erased;
}
