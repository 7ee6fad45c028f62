// Processes on PostgreSQL behind the proxies of `deploy` are replaced or killed while a newer version changes the
// tables, and visitors notice nothing. FAULT_ROUNDS sets the repetitions; `npm run test:faults` runs 20 rounds, which
// are 40 restarts.
import { randomBytes } from 'node:crypto';
import { inviteStaff, type Offer } from '@doorstep/core';
import { allSteps, migrate } from '@doorstep/database/open';
import { itemInput } from '@doorstep/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { proxies } from './proxies.ts';
import { startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

// oxlint-disable-next-line node/no-process-env -- set by tools/faults.ts
const rounds = process.env['FAULT_ROUNDS'];
/** The proxy adds the test's own address. */
const behindProxy = { DOORSTEP_TRUST_PROXY: '2' };
/** Of one process at a time, in turn; a round restarts both. */
const restarts = rounds === undefined ? 4 : 2 * Number(rounds);
const everyMs = 20;
/** A busy machine answers fewer than 50 a second; further ones would wait longer and longer. */
const maxWaiting = 50;

it(
  `behind nginx the service loses no request of 50 a second while two processes are restarted in turn, ${restarts} times`,
  { timeout: 60_000 * (1 + restarts) },
  async () => {
    await withServers(await startRealServers('PostgreSQL', 2, behindProxy), async (real) => {
      const proxy = await proxies.nginx(real.servers);
      try {
        const offer = await real.open({ items: [itemInput({ openingStock: 1_000_000 })] });
        const load = startVisitors(real, offer, proxy.url);
        await load.answeredMore(50);
        // The first process of a newer version changes the tables: processes of this version continue, and can start
        // again.
        const statements = () => ['alter table request add column later text', 'create index later on request (later)'];
        await migrate(real.installation.database, [...allSteps, { name: '9999-later', statements }]);
        for (let count = 0; count < restarts; count += 1) expect(await real.restart(count % 2)).toBe(0);
        await load.answeredMore(50);
        const outcomes = await load.stop();
        console.info(`${restarts} restarts:`, outcomes);
        expect(Object.keys(outcomes).toSorted()).toEqual(['GET 200', 'POST 201']);
        expect(await real.requests(offer)).toHaveLength(outcomes['POST 201'] ?? 0);
      } finally {
        await proxy.stop();
      }
    });
  },
);

it('behind nginx the service loses no request while processes are killed in turn', { timeout: 300_000 }, async () => {
  await withServers(await startRealServers('PostgreSQL', 2, behindProxy), async (real) => {
    const proxy = await proxies.nginx(real.servers);
    try {
      const offer = await real.open({ items: [itemInput({ openingStock: 1_000_000 })] });
      const load = startVisitors(real, offer, proxy.url);
      await load.answeredMore(50);
      for (let count = 0; count < 4; count += 1) {
        await real.killAndRestart(count % 2);
        await load.answeredMore(150);
      }
      const outcomes = await load.stop();
      console.info('4 kills:', outcomes);
      // When its process is killed, a half-sent page ends there: no proxy can fetch the rest elsewhere.
      const { 'GET 200 cut short': _, ...whole } = outcomes;
      expect(Object.keys(whole).toSorted()).toEqual(['GET 200', 'POST 201']);
      expect(await real.requests(offer)).toHaveLength(outcomes['POST 201'] ?? 0);
    } finally {
      await proxy.stop();
    }
  });
});

it.each(['nginx', 'Caddy'] as const)(
  'a picture of several megabytes passes %s, and no secret is in the access log',
  { timeout: 300_000 },
  async (name) => {
    await withServers(await startRealServers('PostgreSQL', 2, behindProxy), async (real) => {
      const proxy = await proxies[name](real.servers);
      try {
        const { token } = await inviteStaff(real.staff, null);
        const joined = await fetch(`${proxy.url}/api/v1/invitations/accept`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            token,
            name: 'Olive',
            email: 'olive@example.org',
            password: 'wheelbarrow in the rain',
          }),
        });
        const cookie = joined.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; ');
        const width = 1800;
        const noise = { raw: { width, height: width, channels: 3 as const } };
        const picture = await sharp(randomBytes(width * width * 3), noise)
          .jpeg({ quality: 95 })
          .toBuffer();
        expect(picture.length).toBeGreaterThan(3_000_000);
        const uploaded = await fetch(`${proxy.url}/api/v1/pictures`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'image/jpeg' },
          body: new Uint8Array(picture),
        });
        expect([uploaded.status, await uploaded.json()]).toEqual([
          201,
          expect.objectContaining({ width: expect.any(Number) }),
        ]);

        const tooLarge = await fetch(`${proxy.url}/api/v1/pictures`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'image/jpeg' },
          body: new Uint8Array(11_000_000),
        });
        expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: 'body_too_large' }]);

        const offer = await real.open();
        const { saved } = await real.send(offer, { through: proxy.url });
        await fetch(`${proxy.url}${new URL(saved.url).pathname}?from=mail`, { redirect: 'manual' });
        // Written after the answer was sent.
        await expect
          .poll(proxy.accessLog, { message: 'the access log' })
          .toMatch(/ GET \/r 303 |"uri":"\/r".*"status":303/);
        const log = proxy.accessLog().replaceAll(new URL(proxy.url).host, 'the site');
        for (const secret of [saved.reference, saved.url.split('/').at(-1), 'from=mail', '127.0.0.1'])
          expect(log).not.toContain(secret);
      } finally {
        await proxy.stop();
      }
    });
  },
);

/** One in five sends a request, the others open the offer; no one retries. */
function startVisitors(real: RealServers, offer: Offer, through: string) {
  const outcomes: Record<string, number> = {};
  const running = new Set<Promise<void>>();
  const visit = async (isRequest: boolean) => {
    const answer = await (
      isRequest ? real.send(offer, { through }) : fetch(`${through}/o/${offer.slug}`).then(readAll)
    ).catch((error: unknown) => ({ status: String((error as Error).cause ?? error) }));
    const outcome = `${isRequest ? 'POST' : 'GET'} ${answer.status}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  let turn = 0;
  const timer = setInterval(() => {
    if (running.size >= maxWaiting) return;
    turn += 1;
    const visiting = visit(turn % 5 === 0);
    running.add(visiting);
    void visiting.finally(() => running.delete(visiting));
  }, everyMs);
  const answered = () => Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return {
    answeredMore: (count: number) =>
      expect.poll(answered, { message: 'visitors that were answered' }).toBeGreaterThanOrEqual(answered() + count),
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return outcomes;
    },
  };
}

async function readAll(answer: Response): Promise<{ status: string }> {
  const isWhole = await answer.arrayBuffer().then(
    () => true,
    () => false,
  );
  return { status: isWhole ? String(answer.status) : `${answer.status} cut short` };
}
