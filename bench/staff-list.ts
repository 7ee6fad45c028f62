// How soon do staff see a page of a million requests, under any filter, and do visitors notice?
//
//   npm run bench -- staff-list
//
// --requests N (1000000), --offers N (50), --times N (40) each, --seconds N (20), --rate N (50) pages per second,
// --only sqlite|postgres, --reads for only the second part. Some thousand requests are sent over HTTP; the others are
// copies of their rows with their own references, names, states and times. One server process. One person loads each
// list repeatedly; then the offer's page is loaded at a steady rate while five people search and one exports, with
// latency counted from the scheduled time. In between, every read of every screen, with the longest block of the
// server's event loop in CPU time.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBatchOnce, type Context, type Offer } from '@doorstep/core';
import { openConnection, type Connection } from './load/connection.ts';
import { overConnections, percentile, requireOnly, sendSteadily } from './load/send.ts';
import { fillRequests } from './staff-list/fill-requests.ts';
import { openBed, type Bed, secret } from './submit/bed.ts';
import { getOf, createNetwork } from './submit/create-submission.ts';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { runDoorstep } from '@doorstep/testing';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    offers: { type: 'string', default: '50' },
    times: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    only: { type: 'string' },
    reads: { type: 'boolean', default: false },
  },
});
const [requests, offerCount, times, seconds, rate] = [
  values.requests,
  values.offers,
  values.times,
  values.seconds,
  values.rate,
].map(Number) as [number, number, number, number, number];

process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));
const [processor] = cpus();
console.log(`${processor?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`);
for (const store of ['sqlite', 'postgres'] as const) {
  if (values.only !== undefined && values.only !== store) continue;
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-probe-'));
  const probe = join(folder, 'socket');
  const env = {
    BENCH_LOOP_PROBE: probe,
    NODE_OPTIONS: `--import ${new URL('staff-list/loop-probe.ts', import.meta.url).href}`,
  };
  const bed = await openBed({ store, processes: 1, env });
  try {
    const offers = await bed.openOffers(offerCount);
    const filledAt = performance.now();
    const reference = await fillRequests(bed, offers, requests);
    console.log(`${store}: ${requests} requests of ${offerCount} offers, filled in ${since(filledAt)} s`);
    const [server] = bed.servers;
    const [offer] = offers;
    if (server === undefined || offer === undefined) throw new Error('There is nothing to ask.');
    const staff = { cookie: await signIn(bed, server.url), network: createNetwork() };
    if (!values.reads) await lists(await openConnection(server.url), { offer, reference, staff });
    await reads(await openConnection(server.url), { bed, probe, staff });
    if (!values.reads) await visitors(server.url, { offer, staff });
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true });
  }
}

type Staff = Parameters<typeof getOf>[1];

async function lists(desk: Connection, given: { offer: Offer; reference: string; staff: Staff }): Promise<void> {
  const { offer, reference, staff } = given;
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const asked: [string, Record<string, string>][] = [
    ['all', {}],
    ['held', { state: 'held' }],
    ['accepted, oldest first', { state: 'accepted', sort: 'oldest' }],
    ['one offer', { offer: offer.id }],
    ['one offer, held', { offer: offer.id, state: 'held' }],
    ['by name', { sort: 'name' }],
    ['by postcode', { sort: 'postcode' }],
    ['one week', { from: day(20), until: day(13) }],
    ['beginning of a postcode', { postcode: 'ZZ1 1' }],
    ['the same, typed without a space', { postcode: 'ZZ11' }],
    ['the same by name, held', { postcode: 'ZZ1 1', state: 'held', sort: 'name' }],
    ['the same of one offer', { postcode: 'ZZ1 1', offer: offer.id }],
    ['the same by postcode', { postcode: 'ZZ1 1', sort: 'postcode' }],
    ['typed addresses', { assurance: 'typed' }],
    ['without a check', { check: 'none' }],
    ['entered by staff', { source: 'staff' }],
    ['held because', { reason: 'no_pass' }],
    ['page 1,000', { page: '1000' }],
    ['search: a name', { search: 'ada fictional017' }],
    ['search: the beginning of a name', { search: 'fictional0' }],
    ['search: part of an address', { search: 'pebble zz1' }],
    ['search: a reference', { search: reference }],
    ['search: nobody', { search: 'nobody at all' }],
  ];
  for (const [name, parameters] of asked) {
    const tookMs: number[] = [];
    let total = 0;
    for (let time = -3; time < times; time += 1) {
      const sentAt = performance.now();
      const { status, body } = await desk.send(getOf(`/api/v1/requests?${new URLSearchParams(parameters)}`, staff));
      if (status !== 200) throw new Error(`${name} was answered with ${status}: ${body}`);
      if (time >= 0) tookMs.push(performance.now() - sentAt);
      total = (JSON.parse(body) as { total: number }).total;
    }
    console.log(`  ${name.padEnd(32)} ${shown(tookMs)}  ${total} fit`);
  }
  desk.close();
}

async function reads(desk: Connection, given: { bed: Bed; probe: string; staff: Staff }): Promise<void> {
  const { bed, probe, staff } = given;
  const { db } = bed.installation.database;
  const one = await db
    .selectFrom('request')
    .innerJoin('request_home', 'request_home.request_id', 'request.id')
    .select(['request.id as requestId', 'request_home.home_id as homeId', 'request.offer_id as offerId'])
    .where('request.state', '=', 'accepted')
    .limit(1)
    .executeTakeFirstOrThrow();
  const command: Context = { ...bed.context, actor: { kind: 'command_line' } };
  const { batch } = await makeBatchOnce(command, {
    offerId: one.offerId,
    country: '',
    postcode: '',
    max: 200,
    key: 'bench',
  });
  for (const path of staffReads({ ...one, batchId: batch.id })) {
    const tookMs: number[] = [];
    let holdMs = 0;
    let length = 0;
    for (let time = -2; time < times; time += 1) {
      if (time === 0) await maxLoopHold(probe);
      const sentAt = performance.now();
      const { status, body } = await desk.send(getOf(`/api/v1/${path}`, staff));
      if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
      if (time >= 0) tookMs.push(performance.now() - sentAt);
      length = body.length;
      if (time >= 0) holdMs = Math.max(holdMs, await maxLoopHold(probe));
    }
    const shortPath = path.replaceAll(/[0-9a-f-]{36}(?:-\d+)?/g, ':id');
    console.log(
      `  ${shortPath.padEnd(32)} ${shown(tookMs)}  held ${holdMs.toFixed(1)} ms, ${Math.round(length / 1024)} kB`,
    );
  }
  desk.close();
}

async function visitors(url: string, { offer, staff }: { offer: Offer; staff: Staff }): Promise<void> {
  const page = getOf(`/o/${offer.slug}`, { cookie: '', network: createNetwork() });
  const pages = Array.from({ length: rate * seconds }, () => page);
  const load = () =>
    overConnections({ urls: [url], count: 16 }, (connections) => sendSteadily(connections, pages, rate));
  await load(); // warm up
  const alone = await load();
  requireOnly('200', alone);
  console.log(`  the offer's page alone            ${shown(alone.tookMs)}`);
  const stopping = new AbortController();
  const searches = ['ada fictional017', 'fictional0', 'greta', 'zz1 1aa', 'mar'];
  const desks = await Promise.all(searches.map(() => openConnection(url)));
  const searching = desks.map(async (desk, index) => {
    for (let turn = index; !stopping.signal.aborted; turn += 1) {
      const query = new URLSearchParams({ search: searches[turn % searches.length] ?? '' });
      const { status } = await desk.send(getOf(`/api/v1/requests?${query}`, staff));
      if (status !== 200) throw new Error(`A search was answered with ${status}.`);
    }
  });
  const exporting = exportAll(url, staff, stopping.signal);
  const busy = await load();
  stopping.abort();
  requireOnly('200', busy);
  console.log(`  … while five search, one exports  ${shown(busy.tookMs)}`);
  await Promise.all(searching);
  await exporting;
  for (const desk of desks) desk.close();
  const startedAt = performance.now();
  const rows = await exportAll(url, staff, new AbortController().signal);
  console.log(
    `  the whole export: ${rows} rows, ${Math.round((rows / (performance.now() - startedAt)) * 1000)} a second`,
  );
}

/** @returns the number of exported rows, until the end or the signal. */
async function exportAll(url: string, { cookie, network }: Staff, signal: AbortSignal): Promise<number> {
  let rows = 0;
  try {
    const headers = { cookie, 'x-forwarded-for': network };
    const { body, status } = await fetch(`${url}/api/v1/requests/export.csv`, { headers, signal });
    if (status !== 200 || body === null) throw new Error(`The export was answered with ${status}.`);
    for await (const chunk of body) rows += linesIn(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return rows - 1;
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

function shown(tookMs: number[]): string {
  const at = (part: number) => percentile(tookMs, part).toFixed(1);
  return `p50 ${at(0.5)}  p95 ${at(0.95)} ms (n = ${tookMs.length})`;
}

/** The longest block of the server's event loop since the last call, in milliseconds. */
async function maxLoopHold(socket: string): Promise<number> {
  return Number(await text(connect(socket)));
}

/** Creates the first person. @returns the session's cookies. */
async function signIn(bed: Bed, url: string): Promise<string> {
  const { dataFolder, databaseUrl } = bed.installation.config;
  const env = { DOORSTEP_SECRET: secret, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const { stdout, stderr } = await runDoorstep(['staff', 'link'], { dataFolder, env });
  const token = stdout.trim().split('/').at(-1) ?? '';
  const answer = await fetch(`${url}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      name: 'Olive Fictional',
      email: 'olive@example.org',
      password: 'wheelbarrow in the rain',
    }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}\n${stderr}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

interface Known {
  offerId: string;
  requestId: string;
  homeId: string;
  batchId: string;
}

function staffReads({ offerId, requestId, homeId, batchId }: Known): string[] {
  return [
    // What every page of the console asks for: its badges.
    'today',
    'counters',
    'offers?limit=200',
    'homes',
    'homes?search=fictional017',
    'homes?search=zz1',
    `homes?offer=${offerId}`,
    `homes/${homeId}`,
    'claims',
    'session',
    'account',
    'people',
    'open-invitations',
    'mails',
    'alarms',
    'services',
    'services/human-check',
    'webhooks',
    'offers',
    `offers/${offerId}`,
    `offers/${offerId}/movements`,
    `offers/${offerId}/decline-reasons`,
    `offers/${offerId}/entry-form`,
    'limit-groups',
    'tokens',
    'requests',
    'requests?state=held',
    'requests?search=fictional017',
    'requests/networks',
    `requests/${requestId}`,
    `requests/${requestId}/personal-data.json`,
    `requests/${requestId}/revision`,
    'batches',
    `batches/${batchId}`,
    `batches/${batchId}/parcels`,
    `batches/${batchId}/references`,
    `batches/${batchId}/files`,
    `batches/${batchId}/packers`,
    'packing',
    'returns',
    'audit',
    'address-data',
    'privacy/retention',
  ];
}
