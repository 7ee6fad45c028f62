import { importDemoAddresses } from '@doorstep/address-index';
import { createOffer, DoorstepError, transitionOffer, type Context } from '@doorstep/core';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import { compostBin } from './compost-bin.ts';

export async function loadDemo(
  context: Context,
  { indexFolder, remark }: { indexFolder: string; remark: (line: string) => void },
): Promise<boolean> {
  if ((await context.store.offers.list()).length > 0) return false;
  remark('Making the demo’s addresses (50,000 invented ones, a few seconds, once) …');
  // A concurrent start writes an identical file. The offer comes last: without it, the next start begins again.
  await importDemoAddresses({ indexFolder, formOf: createHomeFormOf() });
  try {
    const draft = await createOffer(context, compostBin);
    await transitionOffer(context, { id: draft.id, transition: 'publish' });
    return true;
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'slug_taken') return false;
    throw error;
  }
}
