// PostgreSQL on a disk that fills up. Needs the right to mount one, so it belongs to `npm run test:faults` and not to
// `npm test`.
import { beginLogAfresh, itemInput, startPostgresOnSmallDisk, useUpLog } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { expectKept, startLoad } from './load.ts';
import { startRealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

// oxlint-disable-next-line node/no-process-env -- set by tools/faults.ts
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1);
/** A fresh cluster takes a third of it. */
const diskBytes = 160 * 1024 * 1024;
const patience = { timeout: 30_000, interval: 50 };

describe('on PostgreSQL, every acknowledged request is kept and the counts reconcile', () => {
  it('after its disk was full and had space again', { timeout: 60_000 * (1 + rounds) }, async () => {
    const cluster = await startPostgresOnSmallDisk(diskBytes);
    try {
      await withServers(await startRealServers('PostgreSQL', 2, {}, { database: cluster }), async (real) => {
        const { store } = real.installation;
        const offer = await real.open({ items: [itemInput({ openingStock: 1_000_000 })] });
        const load = startLoad(real, offer);
        const code = async () => (await real.send(offer).catch(() => null))?.problem.code;
        const statuses = (path: string) =>
          Promise.all(real.servers.map(async ({ url }) => (await fetch(`${url}${path}`)).status));

        for (let round = 0; round < rounds; round += 1) {
          await load.acknowledgedMore(20);
          await beginLogAfresh(cluster.url);
          // No table can grow: PostgreSQL refuses such statements and goes on.
          cluster.disk.fill();
          await expect.poll(code, { ...patience, message: 'what a request is refused with' }).toBe('unavailable');
          expect(await store.offers.find(offer.id)).toMatchObject({ slug: offer.slug });
          expect(await statuses('/healthz')).toEqual([200, 200]);
          cluster.disk.free();
        }
        await load.acknowledgedMore(20);

        // Its log cannot grow: PostgreSQL ends, and is restarted once there is space.
        cluster.disk.fill();
        await useUpLog(cluster.url);
        await cluster.hasEnded();
        await expect.poll(code, { ...patience, message: 'what a request is refused with' }).toBe('unavailable');
        expect(await statuses('/readyz')).toEqual([503, 503]);
        expect(await statuses('/healthz')).toEqual([200, 200]);
        cluster.disk.free();
        await cluster.startAgain();
        await expect
          .poll(() => statuses('/readyz'), { ...patience, message: 'statuses of /readyz' })
          .toEqual([200, 200]);
        await load.acknowledgedMore(20);
        await expectKept(real, offer, await load.stop());
        expect(await real.run(['verify'])).toMatchObject({ code: 0, stdout: 'balanced\n' });
      });
    } finally {
      await cluster.stop();
    }
  });
});
