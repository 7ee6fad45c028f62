// The demo can be played again and again: each round has numbers, homes and keys of its own.
import { moveStock, saveOffer, findDiscrepancies } from '@doorstep/core';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandContext } from '../src/commands/command-context.ts';
import { loadConfig } from '../src/config.ts';
import { playDemo } from '../src/demo/play-demo.ts';
import { openInstallation, type Installation } from '../src/open-installation.ts';
import { databases } from './real-servers.ts';

const folder = createDataFolder();
let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation(loadConfig({ DOORSTEP_DATA: folder.path, DOORSTEP_DEMO: 'off' }));
});
afterAll(async () => {
  await installation.close();
  folder.remove();
});

it('is played again, also when some of its requests were refused', { timeout: 120_000 }, async () => {
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

it('leaves counts that reconcile, however often it is played', { timeout: 120_000 }, async () => {
  const context = commandContext(installation);
  for (const requests of [300, 300]) await playDemo(installation, context, { requests, remark: () => {} });
  const discrepancies = await Array.fromAsync(findDiscrepancies(context));
  expect(discrepancies).toEqual([]);
});

it.each(databases)('has thousands of 60 days on %s, with counts that reconcile', { timeout: 120_000 }, async (kind) => {
  const database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
  const fresh = createDataFolder();
  const url = database === null ? {} : { DATABASE_URL: database.url };
  const filled = await openInstallation(loadConfig({ DOORSTEP_DATA: fresh.path, DOORSTEP_DEMO: 'off', ...url }));
  try {
    const context = commandContext(filled);
    const outcome = await playDemo(filled, context, { requests: 2500, remark: () => {} });
    expect(outcome).toEqual({ kind: 'played', made: 2500 });
    expect(await Array.fromAsync(findDiscrepancies(context))).toEqual([]);
    const { rows, total } = await filled.store.requests.page({ search: '', sort: 'oldest', page: 1 }, 1);
    expect(total).toBe(2500);
    const days = Math.round((Date.now() - (rows[0]?.receivedAt ?? 0)) / 86_400_000);
    expect(days).toBeGreaterThanOrEqual(59);
    expect(days).toBeLessThanOrEqual(62);
    const found = await filled.store.requests.page({ search: 'fictional', sort: 'newest', page: 1 }, 1);
    expect(found.total).toBeGreaterThan(100);
  } finally {
    await filled.close();
    await database?.drop();
    fresh.remove();
  }
});
