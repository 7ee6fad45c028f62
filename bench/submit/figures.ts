import { proofOfWork } from '@doorstep/human-check/server';
import { openBenchData } from '../keystrokes/open-bench-data.ts';
import { sampleAddresses } from '../keystrokes/sample-addresses.ts';
import { openBed, secret, type Bed } from './bed.ts';
import type { Connection } from '../load/connection.ts';
import { cpuTimeMs, residentMb } from '../load/cpu-time.ts';
import { overConnections, percentile, requireOnly, sendAll, sendSteadily } from '../load/send.ts';
import { getOf, createNetwork, createPosts, createPass, createSubmission, postOf } from './create-submission.ts';
import { measureInProcess, measureRawFloor } from './raw-floor.ts';
import type { Offer } from '@doorstep/core';

// One visitor from page to receipt: page, challenge, 8 Finds, Retrieve, submission. The sent pass is solved beforehand;
// the fetched challenge is issued for its cost only.

/** Key presses that send a Find, per typed address. */
const finds = 8;

interface Journey {
  offer: Offer;
  text: string;
  pass: string;
}

async function createJourneys(offers: Offer[], texts: string[]): Promise<Journey[]> {
  const journeys: Journey[] = [];
  for (const offer of offers)
    for (const text of texts) journeys.push({ offer, text, pass: await createPass(offer.slug) });
  return journeys;
}

/** @returns the response to the submission, such as `201 accepted`. @throws Error when an earlier step fails. */
async function walk(connection: Connection, { offer, text, pass }: Journey): Promise<string> {
  const network = createNetwork();
  const stranger = { cookie: '', network };
  const page = await connection.send(getOf(`/o/${offer.slug}`, stranger));
  const cookie = /\r\nset-cookie: (doorstep_visitor=[^;]+)/i.exec(page.head)?.[1] ?? '';
  const ticket = /"key":"([^"]+)"/.exec(page.body.replaceAll('&quot;', '"'))?.[1] ?? '';
  if (page.status !== 200 || cookie === '' || ticket === '') throw new Error(`No page: ${page.status}`);
  const visitor = { cookie, network };
  const challenge = await connection.send(getOf(`/api/offers/${offer.slug}/human-check`, visitor));
  if (challenge.status !== 200) throw new Error(`No challenge: ${challenge.body}`);
  const lookup = (call: string, query: Record<string, string>) =>
    connection.send(getOf(`/Capture/Interactive/${call}/json6.ws?${new URLSearchParams(query)}`, visitor));
  let id = '';
  for (let step = 1; step <= finds; step += 1) {
    const typed = text.slice(0, Math.ceil((text.length * step) / finds));
    const found = await lookup('Find/v1.20', { Text: typed, Countries: '', language: 'en', Key: ticket, limit: '7' });
    const items = (JSON.parse(found.body) as { Items: { Id: string; Type: string; Error?: string }[] }).Items;
    if (items[0]?.Error !== undefined) throw new Error(`No Find: ${found.body}`);
    id = items.find(({ Type }) => Type === 'Address')?.Id ?? id;
  }
  if (id === '') return 'nothing found';
  const retrieved = await lookup('Retrieve/v1.30', { Id: id, Key: ticket });
  const proof = (JSON.parse(retrieved.body) as { Items: { Proof?: string }[] }).Items[0]?.Proof;
  if (proof === undefined) throw new Error(`No Retrieve: ${retrieved.body}`);
  const sent = await connection.send(postOf(offer, await createSubmission(offer, { proof, pass }), visitor));
  return `${sent.status} ${/"(?:state|code)":"(\w+)"/.exec(sent.body)?.[1] ?? ''}`;
}

/** Small numbers give a first impression, large ones a reliable figure. */
export interface Size {
  requests: number;
  connections: number;
  memoryRequests: number;
  journeys: number;
}

export interface Figure {
  what: string;
  value: number;
  unit: string;
  min: number;
  aim: number;
  isCeiling?: boolean;
  note?: string;
}

const spreadOver = 1000;

/** Submissions over HTTP: spread over offers, on one hot item, and their latency. */
export async function submissionFigures(
  { store, processes }: { store: 'sqlite' | 'postgres'; processes: number },
  bars: { min: number; aim: number },
  size: Size,
): Promise<Figure[]> {
  const bed = await openBed({ store, processes });
  const name = `${store === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${processes} process${processes === 1 ? '' : 'es'}`;
  try {
    const offers = await bed.openOffers(spreadOver);
    const warm = await createPosts(offers, Math.floor(size.requests / 4));
    await overConnections(to(bed, size), (connections) => sendAll(connections, warm));
    const [spread, hot] = [await rate(bed, offers, size), await rate(bed, offers.slice(0, 1), size)];
    const half = await createPosts(offers, Math.floor(size.requests / 2));
    const steady = await overConnections(to(bed, size), (connections) =>
      sendSteadily(connections, half, spread.perSecond / 2),
    );
    requireOnly('201 accepted', steady);
    return [
      { what: `submissions/s, ${name}`, value: spread.perSecond, unit: '/s', ...bars, note: spread.note },
      {
        what: `hot item against ${spreadOver}, ${name}`,
        value: hot.perSecond / spread.perSecond,
        unit: '×',
        min: 0.5,
        aim: 1,
        note: hot.note,
      },
      {
        what: `p99 at half of that load, ${name}`,
        value: percentile(steady.tookMs, 0.99),
        unit: 'ms',
        min: 100,
        aim: 30,
        isCeiling: true,
        note: `p50 ${percentile(steady.tookMs, 0.5).toFixed(1)} ms at ${Math.round(steady.tookMs.length / steady.seconds)}/s`,
      },
    ];
  } finally {
    await bed.close();
  }
}

async function rate(bed: Bed, offers: Parameters<typeof createPosts>[0], size: Size) {
  const posts = await createPosts(offers, size.requests);
  const before = serverCpu(bed);
  const result = await overConnections(to(bed, size), (connections) => sendAll(connections, posts));
  const cpu = (serverCpu(bed) - before) / size.requests;
  requireOnly('201 accepted', result);
  const note = `p99 ${percentile(result.tookMs, 0.99).toFixed(0)} ms, ${cpu.toFixed(2)} ms of the servers' CPU each`;
  return { perSecond: size.requests / result.seconds, note };
}

const to = (bed: Bed, { connections }: Pick<Size, 'connections'>) => ({
  urls: bed.servers.map(({ url }) => url),
  count: connections,
});

const serverCpu = (bed: Bed) => bed.servers.reduce((sum, { pid }) => sum + cpuTimeMs(pid), 0);

/** In this process, compared with the database's own floor. */
export async function floorFigures(size: Size): Promise<Figure[]> {
  const bed = await openBed({ store: 'sqlite', processes: 0 });
  try {
    const offers = await bed.openOffers(100);
    const [offer] = offers;
    if (offer === undefined) throw new Error('No offer was opened');
    const groups = Math.ceil(size.requests / 32);
    const firstFloor = measureRawFloor(bed, offer, groups);
    const ours = await measureInProcess(bed, offers, { count: size.requests, atOnce: 64 });
    const floor = (firstFloor + measureRawFloor(bed, offer, groups)) / 2;
    const note = `${Math.round(ours)}/s of ${Math.round(floor)}/s`;
    return [{ what: 'share of the raw floor, SQLite', value: (ours / floor) * 100, unit: '%', min: 30, aim: 60, note }];
  } finally {
    await bed.close();
  }
}

export async function journeyFigures(size: Size): Promise<Figure[]> {
  const data = await openBenchData('');
  const bed = await openBed({ store: 'sqlite', processes: 1, addresses: data.folder });
  try {
    const texts = sampleAddresses(data.folder, { seed: 1, size: 500 }).addresses.map(({ text }) => text);
    const offers = await bed.openOffers(Math.ceil((size.journeys * 1.25) / texts.length));
    const journeys = await createJourneys(offers, texts);
    const warm = journeys.splice(0, Math.floor(journeys.length / 5));
    await overConnections(to(bed, size), (connections) => walkAll(connections, warm));
    const before = serverCpu(bed);
    const { answers, seconds, tookMs } = await overConnections(to(bed, size), (connections) =>
      walkAll(connections, journeys),
    );
    const cpu = (serverCpu(bed) - before) / journeys.length;
    const saved = (answers['201 accepted'] ?? 0) + (answers['202 held'] ?? 0);
    if (saved < journeys.length * 0.95) throw new Error(`Too few were saved: ${JSON.stringify(answers)}`);
    const note = `p99 ${percentile(tookMs, 0.99).toFixed(0)} ms, ${cpu.toFixed(2)} ms of the server's CPU each; ${JSON.stringify(answers)}`;
    return [{ what: 'journeys/s, SQLite', value: saved / seconds, unit: '/s', min: 200, aim: 500, note }];
  } finally {
    await bed.close();
    data.close();
  }
}

async function walkAll(connections: Connection[], journeys: Awaited<ReturnType<typeof createJourneys>>) {
  const answers: Record<string, number> = {};
  const tookMs: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const visitor = async (connection: Connection) => {
    for (let journey = journeys[next++]; journey !== undefined; journey = journeys[next++]) {
      const setOutAt = performance.now();
      const answer = await walk(connection, journey);
      tookMs.push(performance.now() - setOutAt);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(connections.map(visitor));
  return { answers, tookMs, seconds: (performance.now() - startedAt) / 1000 };
}

/** The work of a challenge alone, and its route at 1000 per second. */
export async function challengeFigures(): Promise<Figure[]> {
  const check = proofOfWork({ secret });
  const issue = async (times: number) => {
    for (let made = 0; made < times; made += 1) await check.issue({ offer: 'bench' });
  };
  await issue(500);
  const before = process.cpuUsage();
  await issue(3000);
  const used = process.cpuUsage(before);
  const inProcess = (used.user + used.system) / 1000 / 3000;

  const bed = await openBed({ store: 'sqlite', processes: 1 });
  try {
    const [offer] = await bed.openOffers(1);
    const gets = (path: string, count: number) =>
      Array.from({ length: count }, () => getOf(path, { cookie: '', network: createNetwork() }));
    const path = `/api/offers/${offer?.slug}`;
    const cost = async (asked: string, answer: string): Promise<number> => {
      const ask = (count: number) =>
        overConnections(to(bed, { connections: 32 }), (connections) =>
          sendSteadily(connections, gets(asked, count), 1000),
        );
      await ask(2000); // warm up
      const start = serverCpu(bed);
      const result = await ask(5000);
      requireOnly(answer, result);
      return (serverCpu(bed) - start) / 5000;
    };
    const health = await cost('/healthz', '200');
    const whole = await cost(`${path}/human-check`, '200');
    const note = `over HTTP ${whole.toFixed(3)} ms, of which ${health.toFixed(3)} ms any answer costs`;
    return [
      { what: 'CPU of a challenge issued', value: inProcess, unit: 'ms', min: 0.5, aim: 0.1, isCeiling: true, note },
    ];
  } finally {
    await bed.close();
  }
}

/** The server's memory after a tenth of the requests, and its growth until all are done. */
export async function memoryFigures(size: Size): Promise<Figure[]> {
  const bed = await openBed({ store: 'sqlite', processes: 1 });
  try {
    const offers = await bed.openOffers(100);
    const pid = bed.servers[0]?.pid ?? -1;
    const steps = 10;
    const seen: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      let left = Math.floor(size.memoryRequests / steps);
      while (left > 0) {
        const some = Math.min(left, 5000);
        const posts = await createPosts(offers, some);
        const sent = await overConnections(to(bed, size), (connections) => sendAll(connections, posts));
        requireOnly('201 accepted', sent);
        left -= some;
      }
      seen.push(residentMb(pid));
    }
    const half = seen.slice(steps / 2);
    const grown = Math.max(...half) / Math.max(...seen.slice(0, steps / 2));
    const note = `MB after each tenth of ${size.memoryRequests}: ${seen.map((mb) => Math.round(mb)).join(' ')}`;
    return [
      {
        what: 'memory, second half against first',
        value: grown,
        unit: '×',
        min: 1.1,
        aim: 1.02,
        isCeiling: true,
        note,
      },
    ];
  } finally {
    await bed.close();
  }
}
