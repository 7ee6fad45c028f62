// The demo can be repeated: each round has its own numbers, homes and keys.
import { moveStock, saveOffer, findDiscrepancies } from '@doorstep/core';
import { createDataFolder } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandContext } from '../src/commands/command-context.ts';
import { loadConfig } from '../src/config.ts';
import { playDemo } from '../src/demo/play-demo.ts';
import { openInstallation, type Installation } from '../src/open-installation.ts';

const folder = createDataFolder();
let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation(loadConfig({ DOORSTEP_DATA: folder.path, DOORSTEP_DEMO: 'off' }));
});
afterAll(async () => {
  await installation.close();
  folder.remove();
});

it('the demo can be run again, even if some of its requests were refused', async () => {
  const context = commandContext(installation);
  const play = (requests: number) => playDemo(installation, context, { requests, remark: () => {} });
  await play(0);
  const offer = await installation.store.offers.findBySlug('compost-bin');
  if (offer === null) throw new Error('The demo has its offer');
  const { id, version, definition } = offer;
  await saveOffer(context, { id, version, input: { ...definition, hasWaitlist: false } });
  for (const { itemId, stock } of await installation.store.stock.ofOffer(id)) {
    const movement = { kind: 'correction', quantity: 2 - (stock ?? 2), reason: '' } as const;
    if (stock !== null) await moveStock(context, { offerId: id, itemId, movement });
  }
  for (const round of [1, 2, 3]) {
    const outcome = await play(40);
    expect([round, outcome]).toMatchObject([round, { kind: 'played' }]);
    const made = outcome.kind === 'played' ? outcome.made : 0;
    expect(made).toBeGreaterThan(5);
    expect(made).toBeLessThan(40);
  }
});

it('the demo leaves counts that reconcile, however often it is run', async () => {
  const context = commandContext(installation);
  for (const requests of [300, 300]) await playDemo(installation, context, { requests, remark: () => {} });
  const discrepancies = await Array.fromAsync(findDiscrepancies(context));
  expect(discrepancies).toEqual([]);
});
