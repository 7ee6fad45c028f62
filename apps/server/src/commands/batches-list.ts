import { batchName } from '@doorstep/contract';
import { toIso } from '@doorstep/core';
import { withInstallation } from './command-context.ts';
import { print, type Command } from './command.ts';
import { requireOffer } from './offers.ts';
import { table } from './table.ts';

const maxBatches = 1000;

export const batchesList: Command = {
  words: 'batches list',
  usage: 'SLUG',
  summary: 'Lists the batches of an offer, newest first; those that were undone are left out.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [slug = ''] }) {
    const { rows: batches } = await withInstallation(async ({ store }, context) => {
      const { id } = await requireOffer(context, slug);
      return store.batches.list({ offerIds: [id] }, { limit: maxBatches });
    });
    const rows = batches.map(({ number, state, parcels, dispatched, createdAt }) => [
      batchName(number),
      state,
      String(parcels),
      String(dispatched),
      toIso(createdAt),
    ]);
    for (const line of table(['batch', 'state', 'parcels', 'dispatched', 'made'], rows)) print(line);
  },
};
