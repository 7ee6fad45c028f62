// Most visitors of a launch are refused: their home has requested already, or stock has run out. A refusal should cost
// no more than an acceptance.
import type { Offer } from '@doorstep/core';
import { overConnections, sendAll, type LoadResult } from '../load/send.ts';
import { openBed, type Bed } from './bed.ts';
import { createHome, createPosts, createProof, createSubmission, postOf } from './create-submission.ts';
import type { Figure, Size } from './figures.ts';

/** Offers per measurement; with half refused, one home of each has already requested. */
const spreadOver = 100;

const rounds = 3;

/** Decided submissions per second with half and with all refused, compared with all accepted. */
export async function refusalFigures(store: 'sqlite' | 'postgres', size: Size): Promise<Figure[]> {
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
