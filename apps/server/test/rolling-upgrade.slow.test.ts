// Two processes behind nginx (deploy/nginx.conf) are replaced one after another by another build, and back, while 50
// requests a second fetch pages and files of both builds, and send requests. FAULT_ROUNDS sets the repetitions; a round
// replaces both. `npm run test:faults -- 20` runs many.
import { globSync, appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../tools/steps.ts';
import { proxies } from './proxies.ts';
import { startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';
import { execFileSync } from 'node:child_process';
import { copyCheckout, type CheckoutCopy } from '../../../tools/guards/checkout-copy.ts';

/** Imported by all parts of the public pages and the console, so that all their files get new names. */
const changed = [
  'apps/web/src/public/navigation/navigation-context.tsx',
  'apps/web/src/console/shared/texts/texts-context.tsx',
];

/** A build of the same sources with changed styles and code: a newer version next to this one. */
function buildNext(): CheckoutCopy {
  const copy = copyCheckout();
  for (const name of ['tools', 'package-lock.json'])
    cpSync(join(root, name), join(copy.path, name), { recursive: true });
  for (const file of changed)
    appendFileSync(join(copy.path, file), "\nObject.assign(globalThis, { build: 'next' });\n");
  appendFileSync(join(copy.path, 'apps/web/src/public/look/first.css'), '\nhtml { --build: next; }\n');
  execFileSync(process.execPath, [join(copy.path, 'tools/build.ts')], { cwd: copy.path, stdio: 'pipe' });
  return copy;
}

// oxlint-disable-next-line node/no-process-env -- set by tools/faults.ts
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2);
const everyMs = 20;
/** A busy machine answers fewer than 50 a second; further ones would wait longer and longer. */
const maxWaiting = 50;

let next: ReturnType<typeof buildNext>;
beforeAll(() => {
  next = buildNext();
}, 300_000);
afterAll(() => next.remove());
const openPage = usePages();

it(
  `no request fails and no file is missing while two builds take turns, ${rounds} times`,
  { timeout: 120_000 * (1 + rounds) },
  async () => {
    const behindNginx = { DOORSTEP_TRUST_PROXY: '2' };
    await withServers(await startRealServers('PostgreSQL', 2, behindNginx), async (real) => {
      const nginx = await proxies.nginx(real.servers);
      try {
        const offer = await real.open({ items: [itemInput({ openingStock: 1_000_000 })] });
        const builds = [root, next.path].map((path) => ({ path, files: filesOf(path) }));
        // Fonts, pictures and most texts are equal; the pages' code and styles differ.
        const shared = builds[0]?.files.filter((file) => builds[1]?.files.includes(file)) ?? [];
        expect(shared.filter((file) => /\/(?:browser|look|index|shared)-/.test(file) && file.endsWith('.js'))).toEqual(
          [],
        );
        const load = startVisitors(real, offer, nginx.url);
        await load.answeredMore(50);
        for (let round = 0; round < rounds; round += 1) {
          const to = builds[(round + 1) % 2];
          const address = `${nginx.url}/o/${offer.slug}`;
          const early = await openPage();
          await early.goto(address, { waitUntil: 'networkidle' });
          const isNext = () => early.evaluate(() => 'build' in globalThis);
          expect(await isNext()).toBe(round % 2 === 1);

          expect(await real.restart(0, to?.path)).toBe(0);
          // Both builds answer, and each gets requests for files of either.
          const seen = load.isSeen(round % 2 === 0 ? 'next' : 'this');
          await seen;
          await load.fetched(builds.flatMap(({ files }) => files));
          const between = await openPage();
          const missing: string[] = [];
          between.on('response', (answer) => {
            // The console refuses a visitor who has not signed in.
            if (answer.status() >= 400 && answer.status() !== 401) missing.push(`${answer.status()} ${answer.url()}`);
          });
          for (const path of [`/o/${offer.slug}`, '/staff', `/o/${offer.slug}`, '/staff'])
            await between.goto(`${nginx.url}${path}`, { waitUntil: 'networkidle' });
          await expectPage(between.getByRole('heading', { level: 1 })).toBeVisible();
          expect(missing).toEqual([]);

          expect(await real.restart(1, to?.path)).toBe(0);
          // A page of the old build continues, in the same document.
          await early.locator('[id="address.line1"]').fill(`${round + 1} Pebble Lane`);
          await early.locator('[id="address.city"]').fill('Marrow Vale');
          await early.locator('[id="contact.name"]').fill('Robin Fictional');
          await early.locator('form[data-navigates] button[type=submit]').last().click();
          await expectPage(early).toHaveURL(/\/check$/);
          expect(await isNext()).toBe(round % 2 === 1);
          await load.answeredMore(50);
        }
        const outcomes = await load.stop();
        console.info(`${rounds} rounds:`, outcomes);
        expect(Object.keys(outcomes).toSorted()).toEqual(['GET 200', 'POST 201']);
        expect((await real.requests(offer)).length).toBeGreaterThanOrEqual(outcomes['POST 201'] ?? 0);
      } finally {
        await nginx.stop();
      }
    });
  },
);

/** By the paths in pages. */
function filesOf(checkout: string): string[] {
  const dist = join(checkout, 'apps/web/dist');
  const names = globSync('{public,console}/assets/*', { cwd: dist }).filter((name) => !/\.(?:br|gz)$/.test(name));
  return names.map((name) => name.replace(/^public/, '').replace(/^console/, '/staff')).toSorted();
}

/** One request every 20 ms: every fifth is sent for an item, the others fetch pending files or a page. */
function startVisitors(real: RealServers, offer: Offer, through: string) {
  const outcomes: Record<string, number> = {};
  const running = new Set<Promise<void>>();
  const wanted: string[] = [];
  const builds = new Set<string>();
  const get = async (path: string) => {
    const answer = await fetch(`${through}${path}`);
    const text = await answer.text();
    if (!path.startsWith('/o/')) return answer.status === 200 ? '200' : `${answer.status} ${path}`;
    builds.add(text.includes('--build:') ? 'next' : 'this');
    if (wanted.length < 100) wanted.push(...[...text.matchAll(/[ "](\/assets\/[^ "]+)/g)].map(([, file = '']) => file));
    return String(answer.status);
  };
  const visit = async (isRequest: boolean) => {
    const path = isRequest ? '' : (wanted.shift() ?? `/o/${offer.slug}`);
    const outcome = await (isRequest ? real.send(offer, { through }).then(({ status }) => status) : get(path)).catch(
      (error: unknown) => `${path} ${String((error as Error).cause ?? error)}`,
    );
    const name = `${isRequest ? 'POST' : 'GET'} ${outcome}`;
    outcomes[name] = (outcomes[name] ?? 0) + 1;
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
  const poll = { timeout: 60_000 };
  return {
    answeredMore: (count: number) =>
      expect.poll(answered, { ...poll, message: 'answers' }).toBeGreaterThanOrEqual(answered() + count),
    async isSeen(build: string) {
      builds.clear();
      await expect.poll(() => [...builds], { ...poll, message: 'builds of pages' }).toContain(build);
    },
    /** Twice, so that each process is called. */
    async fetched(files: string[]) {
      wanted.push(...files, ...files);
      const last = files.at(-1) ?? '';
      // A busy machine fetches fewer per second than an idle one sends.
      const timeout = wanted.length * 10 * everyMs;
      await expect.poll(() => wanted.includes(last), { timeout, message: 'files that wait' }).toBe(false);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return outcomes;
    },
  };
}
