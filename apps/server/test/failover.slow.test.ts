// A database that moves, or is read-only for a while: requests are refused meanwhile, and nothing is lost.
import {
  executeOn,
  freePort,
  itemInput,
  startPostgresCluster,
  startReplicatedPostgres,
  startTcpProxy,
} from '@doorstep/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectKept, startLoad } from './load.ts';
import { startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

const openOffer = (real: RealServers) => real.open({ items: [itemInput({ openingStock: 1_000_000 })] });

async function readiness({ servers }: RealServers): Promise<unknown[]> {
  return Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).json()));
}

/** Applies to open connections, too, as providers do it. */
async function setReadOnly(url: string, value: 'on' | 'off'): Promise<void> {
  await executeOn(url, `alter system set default_transaction_read_only = ${value}`);
  await executeOn(url, 'select pg_reload_conf()');
}

describe('a primary under load', () => {
  it('is reported when it becomes read-only, and used again when it is writable', async () => {
    const cluster = await startPostgresCluster({ isOwn: true });
    onTestFinished(() => cluster.stop());
    await withServers(await startRealServers('PostgreSQL', 2, {}, { database: cluster }), async (real) => {
      const offer = await openOffer(real);
      const load = startLoad(real, offer);
      await load.acknowledgedMore(20);
      await setReadOnly(cluster.url, 'on');
      await load.refusedMore(20);
      const refused = { status: 'not_ready', failing: ['store'], reasons: { store: 'it is read-only' } };
      await expect.poll(() => readiness(real), { timeout: 30_000 }).toEqual([refused, refused]);
      expect((await real.run(['doctor'])).stdout).toMatch(/^wrong {2}store: .*it takes no changes/m);

      await setReadOnly(cluster.url, 'off');
      await load.acknowledgedMore(20);
      await expect.poll(() => readiness(real), { timeout: 30_000 }).toEqual([{ status: 'ready' }, { status: 'ready' }]);
      expect((await real.run(['doctor'])).stdout).toMatch(/^ok {5}store: /m);
      await expectKept(real, offer, await load.stop());
    });
  }, 240_000);
});

describe('a database URL with several servers', () => {
  it('connects to the writable server, and to the next when that one is lost under load', async () => {
    const [replica, primary] = await Promise.all([
      startPostgresCluster({ isOwn: true }),
      startPostgresCluster({ isOwn: true }),
    ]);
    onTestFinished(async () => void (await Promise.all([replica.stop(), primary.stop()])));
    const { port, password } = new URL(primary.url);
    await executeOn(replica.url, `alter role postgres password '${password}'`);
    const replicaUrl = new URL(replica.url);
    replicaUrl.password = password;
    await setReadOnly(replicaUrl.href, 'on');
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(port) });
    onTestFinished(() => proxy.stop());
    const ports = [await freePort(), replicaUrl.port, proxy.port, port];
    const forServers = `postgres://postgres:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;
    const database = { url: primary.url, forServers };
    await withServers(await startRealServers('PostgreSQL', 2, {}, { database }), async (real) => {
      const offer = await openOffer(real);
      const load = startLoad(real, offer);
      await load.acknowledgedMore(20);
      await proxy.stop();
      await load.acknowledgedMore(40);
      await expect.poll(() => readiness(real), { timeout: 30_000 }).toEqual([{ status: 'ready' }, { status: 'ready' }]);
      await expectKept(real, offer, await load.stop());
    });
  }, 240_000);
});

describe('a replica under load', () => {
  it('takes over from a primary that crashed once it is promoted, with everything that was acknowledged', async () => {
    const cluster = await startReplicatedPostgres();
    onTestFinished(() => cluster.stop());
    const url = cluster.url.replace(/\/postgres$/, `,${new URL(cluster.replicaUrl).host}/postgres`);
    await withServers(await startRealServers('PostgreSQL', 2, {}, { database: { url } }), async (real) => {
      const offer = await openOffer(real);
      const load = startLoad(real, offer);
      await load.acknowledgedMore(40);
      await cluster.killPrimary();
      await load.refusedMore(20);
      const refused = { status: 'not_ready', failing: ['store'], reasons: { store: 'it is read-only' } };
      await expect.poll(() => readiness(real), { timeout: 30_000 }).toEqual([refused, refused]);
      expect((await real.run(['doctor'])).stdout).toMatch(/^wrong {2}store: /m);

      await executeOn(cluster.replicaUrl, 'select pg_promote()');
      await load.acknowledgedMore(40);
      await expect.poll(() => readiness(real), { timeout: 30_000 }).toEqual([{ status: 'ready' }, { status: 'ready' }]);
      expect((await real.run(['doctor'])).stdout).toMatch(/^ok {5}store: /m);
      const result = await load.stop();
      console.info('a promoted replica:', result.outcomes);
      await expectKept(real, offer, result);
    });
  }, 600_000); // two clusters and two servers start, one after the other
});
