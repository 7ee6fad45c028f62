import { DoorstepError, type BatchChoice } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { measure } from '../offer/measure.ts';
import { requireAction } from '../staff/permissions.ts';
import { homesOverByMerge } from '../verify/over-by-merge.ts';
import type { ParcelKind } from './batch-store.ts';

/** More nobody reads. */
const maxKinds = 10;

/**
 * What a batch of this choice would hold now: see `BatchPreview`. Writes nothing, and promises nothing.
 * @throws DoorstepError `offer_not_found`, `not_allowed`.
 */
export async function previewBatch(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  choice: BatchChoice,
): Promise<{
  parcels: number;
  matching: number;
  items: { itemId: string; quantity: number }[];
  kinds: (ParcelKind & { weightGrams: number | null })[];
  withoutAddress: number;
  overByMerge: number;
}> {
  requireAction(actor, 'batches.read');
  const offer = await store.offers.find(choice.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const { requestIds, max } = choice;
  const matching = await store.batches.countPackable(choice);
  const wanted = requestIds?.length ?? max;
  const homeIds = await store.batches.mergedHomes(choice, wanted);
  const over = await homesOverByMerge(store, { homeIds, offers: [offer], at: await store.now() });
  const kinds = await store.batches.kindsPackable(choice, { max: wanted, maxKinds });
  return {
    kinds: kinds.map((kind) => ({ ...kind, weightGrams: measure(offer.definition, kind.lines).weightGrams })),
    parcels: Math.min(matching, wanted),
    matching,
    ...(await store.batches.sumPackable(choice, wanted)),
    overByMerge: homeIds.filter((id) => over.has(id)).length,
  };
}
