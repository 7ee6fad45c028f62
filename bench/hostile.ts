// How long does the worst request that a stranger can send keep a server busy, and what do visitors notice of two such connections?
//
//   npm run bench -- hostile
//
// --seconds N (15), --rounds N (1), --worst N (10), --every N (1; one hostile request of N), --only WORD (of their names),
// --processes N (1 on SQLite; more: on PostgreSQL, behind nginx and PgBouncer). Each request is first sent alone to one
// process, measured in CPU time of its main thread and of all its threads (Linux only). Then two connections send the worst
// ones of both continuously while a visitor opens the offer's page twenty times per second: from one network, as two
// connections are, then each from its own, without limits on requests. Targets: 20 ms of the main thread per request, and a
// page within 100 ms at p99.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileRequests, type HostileRequest } from './hostile/hostile-requests.ts';
import { startBed } from './hostile/start-bed.ts';
import { cpuTimeMs } from './load/cpu-time.ts';
import { percentile } from './load/send.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
    worst: { type: 'string', default: '10' },
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const maxTries = 3;

const bed = await startBed(Number(values.processes));
const [server] = bed.servers;
if (server === undefined) throw new Error('no server was started');
// Two attackers, and visitors who do not wait for one another.
const agents = [1, 1, 20].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
try {
  const slug = 'compost-bin';
  const offer = (await (await fetch(`${server.url}/api/offers/${slug}`)).json()) as { items: { id: string }[] };
  const key = /[A-Z]{2}\d\d(?:-[A-Z]{2}\d\d){3}/.exec(server.output())?.[0] ?? '';
  if (key === '') throw new Error('the banner names no lookup key');
  const requests = hostileRequests({ slug, itemId: offer.items[0]?.id ?? '', key }).filter(
    ({ name }, index) => name.includes(values.only) && index % Number(values.every) === 0,
  );
  const visit: HostileRequest = { name: '', path: `/o/${slug}`, method: 'GET', headers: { accept: 'text/html' } };
  for (let warm = 0; warm < 200; warm += 1) {
    await answer(visit, 0, { url: server.url });
    await answer(visit, 0);
  }

  const costs: Cost[] = [];
  for (const request of requests) {
    let best = { ms: Infinity, allMs: Infinity, status: 0, bytes: 0 };
    // Repeats only slow ones: garbage collection may have been the cause.
    for (let tries = 0; tries < maxTries && best.ms > 10; tries += 1) {
      const [before, allBefore] = [mainThreadMs(), cpuTimeMs(server.pid)];
      const { status, bytes } = await answer(request, 0, { url: server.url });
      const [ms, allMs] = [mainThreadMs() - before, cpuTimeMs(server.pid) - allBefore];
      if (ms < best.ms) best = { ms, allMs, status, bytes };
    }
    costs.push({ request, ...best });
  }
  const count = Number(values.worst);
  const ofMain = costs.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  const ofAll = costs.toSorted((a, b) => b.allMs - a.allMs).slice(0, count);
  console.log(`${costs.length} requests, load ${loadavg()[0]?.toFixed(1)}; of the main thread, and of all threads:`);
  for (const { request, ms, allMs, status, bytes } of new Set([...ofMain, ...ofAll]))
    console.log(
      `  ${ms.toFixed(1).padStart(7)} ms ${allMs.toFixed(0).padStart(5)} ms  ${status}  ${bytes} B  ${request.name}  ${shown(request)}`,
    );
  const larger = costs.filter(({ request, bytes }) => bytes > 4 * (request.body?.length ?? 16_000) && bytes > 100_000);
  if (larger.length > 0) console.log(`  ${larger.length} answers are larger than four times what they answer`);

  const worst = [...new Set([...ofMain, ...ofAll])].map(({ request }) => request);
  let sent = 0;
  const attack = async (connection: number, until: number, network?: string): Promise<void> => {
    for (let at = connection; performance.now() < until; at += 1, sent += 1)
      await answer(worst[at % worst.length] ?? visit, connection, { network });
  };
  const open = async (): Promise<number> => {
    const from = performance.now();
    await answer(visit, 2);
    return performance.now() - from;
  };
  const visiting = async (until: number): Promise<string> => {
    const opened: Promise<number>[] = [];
    for (; performance.now() < until; await wait(50)) opened.push(open());
    const tookMs = (await Promise.all(opened)).toSorted((a, b) => a - b);
    const at = (part: number): string => percentile(tookMs, part).toFixed(1);
    return `p50 ${at(0.5)}, p99 ${at(0.99)} ms (n = ${tookMs.length})`;
  };
  const end = () => performance.now() + Number(values.seconds) * 1000;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    console.log(`a visitor's page in calm: ${await visiting(end())}; load ${loadavg()[0]?.toFixed(1)}`);
    for (const [whose, network] of [
      ['one network', '10.0.0.1'],
      ['as many networks', undefined],
    ] as const) {
      sent = 0;
      const until = end();
      const [page] = await Promise.all([visiting(until), attack(0, until, network), attack(1, until, network)]);
      console.log(`while two connections send ${sent} of these from ${whose}: ${page}`);
    }
  }
} finally {
  for (const agent of agents) agent.destroy();
  await bed.stop();
}

interface Cost {
  request: HostileRequest;
  /** Of the main thread, and of all threads, in steps of 10. */
  ms: number;
  allMs: number;
  status: number;
  bytes: number;
}

/** By default each request is from its own network, so that no rate limit hides the code behind it. */
function answer(
  { path, method, headers, body }: HostileRequest,
  connection: number,
  { url = bed.url, network }: { url?: string; network?: string | undefined } = {},
): Promise<{ status: number; bytes: number }> {
  const from = network ?? `10.${randomInt(256)}.${randomInt(256)}.1`;
  return new Promise((resolve, reject) => {
    const sending = send(
      `${url}${path}`,
      { method, agent: agents[connection], headers: { 'x-forwarded-for': from, ...headers } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
        response.on('error', reject);
      },
    );
    // A connection closed during the request counts as an answer.
    sending.on('error', () => resolve({ status: 0, bytes: 0 }));
    sending.end(body);
  });
}

function mainThreadMs(): number {
  const pid = server?.pid;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

function shown({ headers, body }: HostileRequest): string {
  return JSON.stringify((body ?? JSON.stringify(headers)).slice(-60));
}
