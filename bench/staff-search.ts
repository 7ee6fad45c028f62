// How slow does the visitors' page get while five people search 100,000 requests?
//
//   npm run bench -- staff-search
//
// --requests N (100000), --people N (5), --seconds N (15), --rate N (50) pages a second, --only sqlite|postgres.
// One server process and a store of its own each time. The offer's page is asked for at a steady rate, where whatever
// waits counts from when it should have been sent: first with nobody else there, then while people search without a
// pause, each the next as soon as the last is answered. Some searches fit one request in ten thousand, some every one.
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { openConnection, type Connection } from './load/connection.ts';
import { overConnections, percentile, requireOnly, sendSteadily } from './load/send.ts';
import { signIn } from './staff-list/sign-in.ts';
import { openBed, type Bed } from './submit/bed.ts';
import { inTurn, mintCall } from './submit/mint-call.ts';
import { getOf, mintNetwork } from './submit/mint.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    people: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
const [requests, people, seconds, rate] = [values.requests, values.people, values.seconds, values.rate].map(Number) as [
  number,
  number,
  number,
  number,
];
const firstNames = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda', 'Fenn', 'Greta', 'Hollis', 'Ivo', 'Juno'];
const lastNames = Array.from({ length: 1000 }, (_, index) => `Fictional${String(index).padStart(3, '0')}`);
/** What people type: a whole name, its beginning, a first name, a postcode that all have, and one that nobody has. */
const searches = ['ada fictional017', 'fictional0', 'greta', 'zz1 1aa', 'mar', 'nobody at all'];

// Nothing outlives a benchmark that is stopped.
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));
const [processor] = cpus();
console.log(`${processor?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`);
for (const store of ['sqlite', 'postgres'] as const) {
  if (values.only !== undefined && values.only !== store) continue;
  const bed = await openBed({ store, processes: 1 });
  try {
    await measure(bed, store);
  } finally {
    await bed.close();
  }
}

async function measure(bed: Bed, store: string): Promise<void> {
  const [offer] = await bed.openOffers(1);
  if (offer === undefined) throw new Error('There is no offer.');
  for (let made = 0; made < requests; made += 5000) {
    const part = Array.from({ length: Math.min(5000, requests - made) }, async (_, index) => {
      const number = made + index;
      const name = `${firstNames[number % 10]} ${lastNames[Math.floor(number / 10) % 1000]}`;
      return mintCall(bed.context, offer, name);
    });
    await inTurn(await Promise.all(part), 256);
  }
  console.log(`${store}: ${requests} requests`);
  const [server] = bed.servers;
  if (server === undefined) throw new Error('There is no server.');
  const cookie = await signIn(bed, server.url);
  const page = getOf(`/o/${offer.slug}`, { cookie: '', network: mintNetwork() });
  const pages = Array.from({ length: rate * seconds }, () => page);
  const load = () =>
    overConnections({ urls: [server.url], count: 16 }, (connections) => sendSteadily(connections, pages, rate));
  await load(); // warm
  for (const searching of [0, people]) {
    const tookMs: number[] = [];
    const stopping = new AbortController();
    const desks = await Promise.all(Array.from({ length: searching }, () => openConnection(server.url)));
    const searched = desks.map((desk, index) => searchOn(desk, { cookie, index, signal: stopping.signal, tookMs }));
    const result = await load();
    stopping.abort();
    await Promise.all(searched);
    for (const desk of desks) desk.close();
    requireOnly('200', result);
    console.log(`  ${searching} people search: page ${shown(result.tookMs)}`);
    if (searching > 0) console.log(`    search ${shown(tookMs)}, ${(tookMs.length / seconds).toFixed(1)} a second`);
  }
}

async function searchOn(
  desk: Connection,
  given: { cookie: string; index: number; signal: AbortSignal; tookMs: number[] },
): Promise<void> {
  const { cookie, index, signal, tookMs } = given;
  const staff = { cookie, network: mintNetwork() };
  for (let turn = index; !signal.aborted; turn += 1) {
    const query = new URLSearchParams({ search: searches[turn % searches.length] ?? '' });
    const sentAt = performance.now();
    const { status, body } = await desk.send(getOf(`/api/staff/requests?${query}`, staff));
    if (status !== 200) throw new Error(`A search was answered with ${status}: ${body}`);
    tookMs.push(performance.now() - sentAt);
  }
}

function shown(tookMs: number[]): string {
  const at = (part: number) => percentile(tookMs, part).toFixed(1);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms (n = ${tookMs.length})`;
}
