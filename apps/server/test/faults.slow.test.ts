// Faults under load: afterwards every reference that was shown exists, and no limit is exceeded. FAULT_ROUNDS sets the
// repetitions; `npm run test:faults` runs many.
import { randomUUID } from 'node:crypto';
import {
  itemInput,
  killBusyBackend,
  retrievedAddress,
  startPostgresCluster,
  startTcpProxy,
  createTestDatabase,
  withSteppedClock,
} from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { expectKept, startLoad } from './load.ts';
import { countAnswers, databases, startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

// oxlint-disable-next-line node/no-process-env -- set by tools/faults.ts
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1);
/** For a shared machine; a round takes some seconds on an idle one. */
const timeout = 60_000 * (1 + rounds);
const dayMs = 86_400_000;

/** More units than the load takes in the long version; a home may have one. */
const openOffer = (real: RealServers, openingStock = 1_000_000) => real.open({ items: [itemInput({ openingStock })] });

describe.each(databases)('on %s, every acknowledged request is kept and the counts reconcile', (kind) => {
  it('after servers were killed under load', { timeout }, async () => {
    await withServers(await startRealServers(kind, 2), async (real) => {
      const offer = await openOffer(real);
      const load = startLoad(real, offer);
      for (let round = 0; round < Math.max(2, rounds); round += 1) {
        await load.acknowledgedMore(20);
        await real.killAndRestart(round % 2);
      }
      await load.acknowledgedMore(20);
      await expectKept(real, offer, await load.stop());
      expect(await real.run(['verify'])).toMatchObject({ code: 0, stdout: 'balanced\n' });
    });
  });

  it('after a server’s clock was set back by forty days', { timeout }, async () => {
    await withServers(await startRealServers(kind, 2, withSteppedClock(-40 * dayMs)), async (real) => {
      const offer = await real.open({
        limits: { unitsPerHome: 1, windowDays: 30 },
        items: [itemInput({ openingStock: 1_000_000 })],
      });
      const home = retrievedAddress();
      const pass = await real.pass(offer);
      expect((await real.send(offer, { at: 0, home, pass })).status).toBe(201);
      const load = startLoad(real, offer);
      await load.acknowledgedMore(20);
      await step(real, 0);
      await load.acknowledgedMore(20);
      // After the clock jump, neither the home's share nor a spent pass is forgotten.
      expect(countAnswers([await real.send(offer, { at: 0, home })])).toEqual({ '409 already_asked': 1 });
      expect(countAnswers([await real.send(offer, { at: 0, pass })])).toEqual({ '422 human_check_rejected': 1 });
      await expectKept(real, offer, await load.stop());
    });
  });
});

async function step(real: RealServers, at: number): Promise<void> {
  const server = real.servers[at];
  if (server === undefined) throw new Error('There is no such server.');
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => server.output(), { message: 'output of the server' }).toContain('clock stepped');
}

describe('on PostgreSQL, every acknowledged request is kept and the counts reconcile', () => {
  it('after a server’s clock was set forward: the database’s clock counts', { timeout }, async () => {
    await withServers(await startRealServers('PostgreSQL', 1, withSteppedClock(40 * dayMs)), async (real) => {
      const offer = await real.open({
        limits: { unitsPerHome: 1, windowDays: 30 },
        items: [itemInput({ openingStock: 10 })],
      });
      const home = retrievedAddress();
      const idempotencyKey = randomUUID();
      const first = await real.send(offer, { home, idempotencyKey });
      expect(first.status).toBe(201);
      await step(real, 0);
      const now = () => Date.now() + 40 * dayMs;
      const again = { pass: await real.pass(offer, { now }), body: { address: { proof: real.proof(home, now) } } };
      expect(countAnswers([await real.send(offer, again)])).toEqual({ '409 already_asked': 1 });
      // The same submission with the same key is the same request.
      const repeated = await real.send(offer, { ...again, idempotencyKey });
      expect([repeated.status, repeated.saved.reference]).toEqual([201, first.saved.reference]);
    });
  });

  it('after database processes were killed under load', { timeout }, async () => {
    const cluster = await startPostgresCluster({ isOwn: true });
    try {
      await withServers(await startRealServers('PostgreSQL', 2, {}, { database: cluster }), async (real) => {
        const offer = await openOffer(real);
        const load = startLoad(real, offer);
        for (let round = 0; round < rounds; round += 1) {
          await load.acknowledgedMore(20);
          await killBusyBackend(cluster.url);
        }
        await load.acknowledgedMore(20);
        const result = await load.stop();
        expect(result.outcomes['503 unavailable']).toBeGreaterThan(0);
        await expectKept(real, offer, result);
      });
    } finally {
      await cluster.stop();
    }
  });

  it('after connections were cut in the middle of transactions', { timeout }, async () => {
    const database = await createTestDatabase();
    const { hostname, port } = new URL(database.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const forServers = new URL(database.url);
    forServers.port = String(proxy.port);
    try {
      const real = await startRealServers(
        'PostgreSQL',
        2,
        {},
        {
          database: { url: database.url, forServers: forServers.href },
        },
      );
      await withServers(real, async () => {
        const offer = await openOffer(real);
        const load = startLoad(real, offer);
        for (let round = 0; round < rounds * 2; round += 1) {
          await load.acknowledgedMore(10);
          await proxy.cutAt('request.accepted', 'after'); // at the audit entry, before the commit
          await proxy.cutAt('commit\0', 'before', 'request.accepted');
          await proxy.cutAt('commit\0', 'after', 'request.accepted'); // committed, but the server does not know
          await load.acknowledgedMore(5);
          proxy.cut();
        }
        await load.acknowledgedMore(10);
        const result = await load.stop();
        expect(result.outcomes['503 unavailable']).toBeGreaterThanOrEqual(rounds * 6);
        await expectKept(real, offer, result);
      });
    } finally {
      await proxy.stop();
      await database.drop();
    }
  });
});

describe('on SQLite, every acknowledged request is kept and the counts reconcile', () => {
  it('after the disk was full and had space again', { timeout }, async () => {
    const real = await startRealServers('SQLite', 1, {}, { maxFileBytes: 1_500_000 });
    await withServers(real, async () => {
      const offer = await openOffer(real);
      const load = startLoad(real, offer);
      await expect
        .poll(async () => (await real.send(offer).catch(() => null))?.problem.code, {
          message: 'what a request on a full disk is refused with',
          timeout: 30_000,
        })
        .toBe('unavailable');
      expect((await fetch(`${real.servers[0]?.url}/healthz`)).status).toBe(200);
      await load.refusedMore(10);
      await real.killAndRestart(0);
      await load.acknowledgedMore(20);
      await expectKept(real, offer, await load.stop());
    });
  });
});
