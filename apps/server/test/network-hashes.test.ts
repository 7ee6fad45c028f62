// Hashes of a sender's network: equal in two processes for a day, and afterwards irreversible even with the database
// and every secret. On both databases.
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { openStore, type OpenedStore } from '@doorstep/store';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNetworkHashes } from '../src/http/network-hashes.ts';
import { purgeExpired } from '../src/jobs/verb-jobs.ts';

const dayMs = 86_400_000;

describe.each(['sqlite', 'postgres'] as const)('hashes of networks on %s', (kind) => {
  let here: OpenedStore;
  let there: OpenedStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const folder = createDataFolder();
    const database = kind === 'postgres' ? await createTestDatabase() : null;
    const url = database?.url ?? join(folder.path, 'doorstep.db');
    here = await openStore(url);
    there = await openStore(url);
    remove = async () => {
      await database?.drop();
      folder.remove();
    };
  });
  afterAll(async () => {
    await here.store.close();
    await there.store.close();
    await remove();
  });

  const salts = async () =>
    (await here.database.db.selectFrom('network_salt').selectAll().orderBy('day').execute()).map(({ day }) => day);

  it('are the same in two processes that start at once and in a later one, and differ by network and day', async () => {
    const at = Date.now();
    const [one, other] = [createNetworkHashes(here.store, () => at), createNetworkHashes(there.store, () => at)];
    const hashes = await Promise.all([
      one('203.0.113.9'),
      other('203.0.113.77'),
      one('203.0.113.1'),
      other('203.0.113.9'),
    ]);
    expect(new Set(hashes).size).toBe(1);
    const third = createNetworkHashes(there.store, () => at);
    expect(await third('203.0.113.9')).toBe(hashes[0]);
    expect(await one('198.51.100.1')).not.toBe(hashes[0]);
    const tomorrow = createNetworkHashes(there.store, () => at + dayMs);
    expect(await tomorrow('203.0.113.9')).not.toBe(hashes[0]);
  });

  it('cannot be reproduced by any process once the day is over and its salt is purged', async () => {
    const at = Date.now() - dayMs;
    const hash = await createNetworkHashes(here.store, () => at)('203.0.113.9');
    expect(await salts()).toContain(Math.floor(at / dayMs));
    await purgeExpired(here.store);
    expect(await salts()).not.toContain(Math.floor(at / dayMs));
    expect(await salts()).toContain(Math.floor(Date.now() / dayMs));
    expect(await createNetworkHashes(there.store, () => at)('203.0.113.9')).not.toBe(hash);
  });

  it('read the store once a day, and again after an error', async () => {
    let asked = 0;
    const { store } = here;
    let now = Date.now();
    const hash = createNetworkHashes(
      {
        networkSalts: {
          ...store.networkSalts,
          ofDay(...day) {
            asked += 1;
            return asked === 1 ? Promise.reject(new Error('it is down')) : store.networkSalts.ofDay(...day);
          },
        },
      },
      () => now,
    );
    await expect(hash('203.0.113.9')).rejects.toThrow('it is down');
    await Promise.all([hash('203.0.113.9'), hash('203.0.113.9'), hash('198.51.100.1')]);
    expect(asked).toBe(2);
    now += dayMs;
    await hash('203.0.113.9');
    expect(asked).toBe(3);
  });
});
