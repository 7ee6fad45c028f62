import {
  closeComposition,
  dispatchBatch,
  DoorstepError,
  makeBatch,
  recordPrinting,
  type Context,
} from '@doorstep/core';

const maxParcels = 24;

/** Packs what is accepted of an offer. @returns the batch, its labels printed; null where there is nothing to pack. */
export async function packDemoBatch(context: Context, offerId: string): Promise<string | null> {
  try {
    const { id } = await makeBatch(context, { offerId, country: '', postcode: '', max: maxParcels });
    await closeComposition(context, { id });
    await recordPrinting(context, { id });
    return id;
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'nothing_to_pack') return null;
    throw error;
  }
}

/** Hands a batch over. @returns the ids of its requests. */
export async function sendDemoBatch(context: Context, id: string): Promise<string[]> {
  await dispatchBatch(context, { id });
  return (await context.store.batches.parcels(id, { max: maxParcels })).map(({ requestId }) => requestId);
}
