import { closeComposition, dispatchBatch, makeBatch } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';

/** Packs accepted requests of one offer, and dispatches them. */
export async function sendParcels(test: ConsoleTest, requests: { id: string }[]): Promise<void> {
  const staff = test.as('felix');
  const [first] = requests;
  const { offerId } = await test.stored(first ?? { id: '' });
  const requestIds = requests.map(({ id }) => id);
  const batch = await makeBatch(staff, { offerId, requestIds, country: '', postcode: '', max: requests.length });
  await closeComposition(staff, batch);
  await dispatchBatch(staff, { id: batch.id });
}
