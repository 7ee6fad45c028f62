// What happens when an offer opens: a count-down page, then everybody at once. What fails first?
//
//   npm run bench -- launch --visitors 2000
//
// --visitors N (1000), --processes N (1), --connections N (200), --postgres (a temporary one; default SQLite). All
// processes run on 127.0.0.1 and share the cores with the load. Each visitor opens the count-down page; at the opening,
// each requests a challenge and submits with its own home and network, retrying with the same key while nothing
// answers. Passes are issued beforehand and verified as in production.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { proofOfWork } from '@doorstep/human-check/server';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import {
  createDataFolder,
  itemInput,
  offerInput,
  runDoorstep,
  startPostgresCluster,
  startServer,
  type RunningServer,
} from '@doorstep/testing';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '1' },
    connections: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
  },
});
const visitors = bounded(values.visitors, 50_000);
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));
const agent = new Agent({ keepAlive: true, maxSockets: bounded(values.connections, 2000) });
const countDownMs = 15_000 + visitors * 15;

const secret = randomBytes(32).toString('hex');
const folder = createDataFolder({ isOnDisk: true });
const cluster = values.postgres ? await startPostgresCluster({ isOwn: true, isDurable: true }) : null;
const env = {
  DOORSTEP_SECRET: secret,
  DOORSTEP_DEMO: 'off',
  DOORSTEP_LOG_LEVEL: 'error',
  DOORSTEP_TRUST_PROXY: '1',
  ...(cluster === null ? {} : { DATABASE_URL: cluster.url }),
};
const servers: RunningServer[] = [];
try {
  for (let count = bounded(values.processes, 16); count > 0; count -= 1) {
    servers.push(await startServer({ dataFolder: folder.path, env }));
  }
  const [processor] = cpus();
  console.log(`${processor?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(`${cluster?.source ?? 'SQLite'}, ${servers.length} process(es), ${visitors} visitors`);
  const slug = `launch-${randomUUID().slice(0, 8)}`;
  const passes = await prepare(slug);
  const opensAt = Date.now() + countDownMs;
  const item = await publish(slug, opensAt);

  await everybody('count-down page', (index) => call(index, { method: 'GET', path: `/o/${slug}` }));
  const early = opensAt - Date.now();
  if (early < 0) console.log(`the offer opened ${-early} ms before everybody had the page`);
  await wait(Math.max(0, early) + 50);
  await everybody('challenge', (index) => call(index, { method: 'GET', path: `/api/offers/${slug}/human-check` }));
  await everybody('submission', (index) => submit(index, { slug, item, pass: passes[index] ?? '' }));
  const { stdout } = await runDoorstep(['verify'], { dataFolder: folder.path, env });
  console.log(`verify: ${stdout.trim()}`);
} finally {
  agent.destroy();
  for (const server of servers) await server.stop();
  await cluster?.stop();
  folder.remove();
}

/** Runs one step of all visitors concurrently; prints throughput and results. */
async function everybody(name: string, step: (index: number) => Promise<string>): Promise<void> {
  const outcomes = new Map<string, number>();
  const tookMs: number[] = [];
  const startedAt = performance.now();
  const usedMs = processorMs();
  await Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const outcome = await step(index);
      tookMs.push(performance.now() - startedAt);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = tookMs.toSorted((a, b) => a - b);
  const after = (part: number) => ((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(1);
  const ends = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
  console.log(
    `${name}: ${Math.round(visitors / seconds)} a second; half had it after ${after(0.5)} s, the last after ${after(1)} s; ${((processorMs() - usedMs) / visitors).toFixed(2)} ms of processor each; ${ends}`,
  );
}

/** The processor time of all servers since their start, in units of 10 ms; 0 where there is no `/proc`. */
function processorMs(): number {
  return servers.reduce((sum, { pid }) => {
    const file = `/proc/${pid}/stat`;
    const [user = 0, system = 0] = existsSync(file)
      ? (readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [])
      : [];
    return sum + (user + system) * 10;
  }, 0);
}

async function submit(
  index: number,
  { slug, item, pass }: { slug: string; item: string; pass: string },
): Promise<string> {
  const body = JSON.stringify({
    lines: [{ item, quantity: 1 }],
    contact: { name: 'Robin Fictional' },
    address: {
      typed: {
        line1: `${index + 1} Launch Street`,
        line2: '',
        city: 'Marrow Vale',
        postcode: 'ZZ1 1AA',
        country: 'GB',
      },
    },
    humanCheck: pass,
  });
  const key = randomUUID();
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const outcome = await call(index, { method: 'POST', path: `/api/offers/${slug}/requests`, body, key });
    if (!/^(5\d\d|no answer)/.test(outcome)) return attempt === 1 ? outcome : `${outcome} at a later attempt`;
    await wait(100 * attempt);
  }
  return 'never answered';
}

/** @returns the status with an error's code; `no answer` for a broken connection. */
async function call(
  index: number,
  { method, path, body = '', key }: { method: 'GET' | 'POST'; path: string; body?: string; key?: string },
): Promise<string> {
  const server = servers[index % servers.length];
  return new Promise((resolve) => {
    const sending = request(`${server?.url}${path}`, {
      method,
      agent,
      headers: {
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.${Math.floor(index / 250) % 250}.${index % 250}.1`,
        ...(key === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': key }),
      },
    });
    sending.once('error', () => resolve('no answer'));
    sending.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      text(answer).then(
        (expected) =>
          resolve(status < 400 ? String(status) : `${status} ${/"code":"(\w+)"/.exec(expected)?.[1] ?? ''}`),
        () => resolve('no answer'),
      );
    });
    sending.end(body);
  });
}

/** Servers check the solution, not its difficulty. The key is derived as the servers do. */
async function prepare(slug: string): Promise<string[]> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'doorstep/1/proof-of-work', 32)).toString('hex');
  const check = proofOfWork({ secret: key, effort: { cost: 1, minAttempts: 1, maxAttempts: 2 } });
  return Promise.all(Array.from({ length: visitors }, async () => solveInNode(await check.issue({ offer: slug }))));
}

/** @returns the id of the single item, with one unit per visitor. */
async function publish(slug: string, opensAt: number): Promise<string> {
  const file = join(folder.path, 'offer.json');
  const items = [itemInput({ openingStock: visitors })];
  writeFileSync(file, JSON.stringify(offerInput({ slug, opensAt: new Date(opensAt).toISOString(), items })));
  for (const words of [
    ['offers', 'create', file],
    ['offers', 'publish', slug],
  ]) {
    const { code, stderr } = await runDoorstep(words, { dataFolder: folder.path, env });
    if (code !== 0) throw new Error(stderr);
  }
  const shown = await runDoorstep(['offers', 'show', slug, '--json'], { dataFolder: folder.path, env });
  const id = /"items":\s*\[\s*\{\s*"id":\s*"([^"]+)"/.exec(shown.stdout)?.[1];
  if (id === undefined) throw new Error(`The offer has no item:\n${shown.stdout}`);
  return id;
}

function bounded(value: string, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new Error(`${value} is no number from 1 to ${max}`);
  return number;
}
