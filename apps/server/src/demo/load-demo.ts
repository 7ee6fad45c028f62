import { importDemoAddresses } from '@doorstep/address-index';
import { createOffer, transitionOffer, type Context } from '@doorstep/core';
import { compostBin } from './compost-bin.ts';

/**
 * Puts the demo into a store that holds nothing yet: its invented addresses and its published offer. Safe when several
 * processes start at once: one of them does it.
 * @returns whether it was loaded now.
 */
export async function loadDemo(
  context: Context,
  { indexFolder, remark }: { indexFolder: string; remark: (line: string) => void },
): Promise<boolean> {
  const { store, secrets } = context;
  if ((await store.offers.list()).length > 0) return false;
  const mine = secrets.newId();
  if ((await store.settings.putOnce('demo_loaded_by', mine)) !== mine) return false;
  remark('Making the demo’s addresses (50,000 invented ones, a few seconds, once) …');
  await importDemoAddresses({ indexFolder });
  const draft = await createOffer(context, compostBin);
  await transitionOffer(context, { id: draft.id, transition: 'publish' });
  return true;
}
