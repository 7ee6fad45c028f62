// How many submissions, journeys and challenges does Doorstep take on, on either database, and how near is that to what the database alone can do?
//
//   npm run bench -- submit                     all figures, some minutes
//   npm run bench -- submit --only sqlite       one of: sqlite, postgres, postgres4, refusals, floor, journeys, challenge, memory
//
// --requests N (10000) submissions per rate, --connections N (64), --journeys N (2000), --memory N (50000; 1000000 in
// the full measurement). Servers run as in production in their own processes, with all checks and durable commits; this
// process sends on the same cores. Passes and proofs are issued before the clock starts. See
// docs/performance.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  challengeFigures,
  floorFigures,
  journeyFigures,
  memoryFigures,
  submissionFigures,
  type Figure,
  type Size,
} from './submit/figures.ts';
import type { Offer } from '@doorstep/core';
import { overConnections, sendAll, type LoadResult } from './load/send.ts';
import { openBed, type Bed } from './submit/bed.ts';
import { createHome, createPosts, createProof, createSubmission, postOf } from './submit/create-submission.ts';

// Most visitors of a launch are refused: their home has requested already, or stock has run out. A refusal should cost
// no more than an acceptance.

/** Offers per measurement; with half refused, one home of each has already requested. */
const spreadOver = 100;

const rounds = 3;

/** Decided submissions per second with half and with all refused, compared with all accepted. */
async function refusalFigures(store: 'sqlite' | 'postgres', size: Size): Promise<Figure[]> {
  const bed = await openBed({ store, processes: 1 });
  try {
    const offers = await bed.openOffers(spreadOver);
    // Alternating, after a warm-up round: cold code and the first run are slower.
    const part = Math.ceil(size.requests / rounds);
    const [all, some]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      all.push(await decide(bed, await createPosts(offers, part), size));
      some.push(await decide(bed, await halfRepeated(bed, offers, part, size), size));
    }
    const [accepted, half] = [merged(all.slice(1)), merged(some.slice(1))];
    const [soldOut] = await bed.openOffers(1, { openingStock: 1 });
    if (soldOut === undefined) throw new Error('No offer was opened');
    await decide(bed, await createPosts([soldOut], 1), size);
    const none = await decide(bed, await createPosts([soldOut], size.requests), size);
    const name = store === 'sqlite' ? 'SQLite' : 'PostgreSQL';
    const note = (result: LoadResult) => `${Math.round(perSecond(result))}/s ${JSON.stringify(result.answers)}`;
    return [
      { what: `half refused against all accepted, ${name}`, result: half },
      { what: `sold out against all accepted, ${name}`, result: none },
    ].map(({ what, result }) => ({
      what,
      value: perSecond(result) / perSecond(accepted),
      unit: '×',
      min: 1,
      aim: 1,
      note: `${note(result)} of ${note(accepted)}`,
    }));
  } finally {
    await bed.close();
  }
}

/** Every other submission comes from a home that has already requested. */
async function halfRepeated(bed: Bed, offers: Offer[], count: number, size: Size): Promise<Buffer[]> {
  const known = offers.map((offer) => ({ offer, proof: createProof(createHome()) }));
  const postsOf = (some: typeof known) =>
    Promise.all(some.map(async ({ offer, proof }) => postOf(offer, await createSubmission(offer, { proof }))));
  await decide(bed, await postsOf(known), size);
  const posts: Buffer[] = [];
  while (posts.length < count) {
    const [asked, others] = [await postsOf(known), await createPosts(offers, known.length)];
    posts.push(...asked.flatMap((post, index) => [post, ...others.slice(index, index + 1)]));
  }
  return posts.slice(0, count);
}

function decide({ servers }: Bed, posts: Buffer[], { connections: count }: Size): Promise<LoadResult> {
  return overConnections({ urls: servers.map(({ url }) => url), count }, (connections) => sendAll(connections, posts));
}

function merged(results: LoadResult[]): LoadResult {
  const answers: Record<string, number> = {};
  for (const [answer, count] of results.flatMap((result) => Object.entries(result.answers)))
    answers[answer] = (answers[answer] ?? 0) + count;
  return {
    tookMs: results.flatMap(({ tookMs }) => tookMs),
    answers,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

function perSecond({ tookMs, seconds }: LoadResult): number {
  return tookMs.length / seconds;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '64' },
    journeys: { type: 'string', default: '2000' },
    memory: { type: 'string', default: '50000' },
  },
});

process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

const size: Size = {
  requests: Number(values.requests),
  connections: Number(values.connections),
  journeys: Number(values.journeys),
  memoryRequests: Number(values.memory),
};

const measures: Record<string, () => Promise<Figure[]>> = {
  floor: () => floorFigures(size),
  challenge: challengeFigures,
  sqlite: () => submissionFigures({ store: 'sqlite', processes: 1 }, { min: 1500, aim: 3000 }, size),
  sqlite2: () => submissionFigures({ store: 'sqlite', processes: 2 }, { min: 1500, aim: 3000 }, size),
  postgres: () => submissionFigures({ store: 'postgres', processes: 1 }, { min: 800, aim: 3000 }, size),
  postgres4: () => submissionFigures({ store: 'postgres', processes: 4 }, { min: 1200, aim: 3000 }, size),
  refusals: async () => [...(await refusalFigures('sqlite', size)), ...(await refusalFigures('postgres', size))],
  journeys: () => journeyFigures(size),
  memory: () => memoryFigures(size),
};

for (const name of values.only) if (!(name in measures)) throw new Error(`There is no figure "${name}"`);
for (const [name, measure] of Object.entries(measures)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  for (const figure of await measure()) print(figure);
}

function print({ what, value, unit, min, aim, isCeiling = false, note = '' }: Figure): void {
  const reaches = (bar: number) => (isCeiling ? value <= bar : value >= bar);
  const verdict = reaches(aim) ? 'reaches the aim' : reaches(min) ? 'enough' : 'too little';
  const shown = value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
  const bars = `at ${isCeiling ? 'most' : 'least'} ${min}, aim ${aim}`;
  console.log(`${what.padEnd(48)} ${`${shown} ${unit}`.padStart(12)}   ${verdict.padEnd(15)} (${bars})`);
  console.log(`    ${note}; load ${loadavg()[0]?.toFixed(1)}`);
}
