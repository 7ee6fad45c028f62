import { claimRows, findDiscrepancies, possibleDuplicates } from '@doorstep/core';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { commandContext } from '../src/commands/command-context.ts';
import { loadConfig } from '../src/config.ts';
import { playDemo } from '../src/demo/play-demo.ts';
import { openInstallation } from '../src/open-installation.ts';
import { databases } from './real-servers.ts';

it.each(databases)(
  'the demo has thousands of requests over 60 days on %s, with counts that reconcile',
  async (kind) => {
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
      const offers = await filled.store.offers.list();
      const offerIds = offers.map(({ id }) => id);
      for (const isOpen of [true, false])
        expect((await claimRows.list(filled.store, { offerIds, isOpen, max: 9 })).length).toBeGreaterThan(0);
      const scopes = [...new Set(offers.map(({ scopeId }) => scopeId))];
      const pairs = (await possibleDuplicates(context, scopes)).filter(({ reason }) => reason === 'same_door');
      expect(pairs.length).toBeGreaterThan(2);
    } finally {
      await filled.close();
      await database?.drop();
      fresh.remove();
    }
  },
);
