// Weeks of an invented life in minutes: the real verbs, one after the other in the order of an invented clock.
import type { AddressRecord } from '@doorstep/address-index';
import {
  createOffer,
  DoorstepError,
  submitRequest,
  transitionOffer,
  type Actor,
  type Context,
  type Instant,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { packDemoBatch, sendDemoBatch } from './demo-batch.ts';
import { demoOutcome, demoJourney, type Turn } from './demo-outcome.ts';
import { moreDemoOffers } from './demo-offers.ts';
import { demoStore } from './demo-store.ts';
import { asksAgain, object, objects, typedAgain } from './demo-doubts.ts';
import { demoSubmission } from './demo-submission.ts';
import { spread } from './spread.ts';

const dayMs = 86_400_000;
const daysBack = 60;
/** Of every 30 requests, so many are for each open offer, in the order of the slugs. */
const shares = { 'compost-bin': 17, 'wildflower-seeds': 7, 'rain-barrel': 4, 'apple-tree': 2 };

const staff: Actor = { kind: 'person', id: 'demo', name: 'Olive Fictional', role: 'owner' };
/** Marks a request of the demo: the hash of a real visitor's network is longer. */
const demoNetwork = /^de30[0-9a-f]{1,16}$/;
export const networkOf = (number: number) => `de30${number.toString(16)}`;

/** Of a whole run, so many at its end come within minutes from one network, and wait for staff to find and decline them. */
const flood = { size: 14, minRequests: 100, everyMs: 20_000 };

/** What a visitor would be told, too; there are enough others. */
const usualRefusals: ReadonlySet<string> = new Set(['already_asked', 'sold_out', 'unchecked_limit_reached']);

const objectionMs = dayMs;

/** From the pick list to the carrier. */
const packingMs = 6 * 3_600_000;

interface Event {
  at: Instant;
  run(): Promise<Event[]>;
}

interface Visit {
  number: number;
  home: AddressRecord;
  at: Instant;
  isFlood: boolean;
  network: string;
  /** The visit whose visitor asks again; null for another visitor. */
  again: { number: number; home: AddressRecord } | null;
}

export interface FillDemoOptions {
  /** How many requests to make, and the first of their numbers. */
  requests: number;
  before: number;
  /** Later rounds go on from here: whoever came later waits behind who came before. */
  lastAt: Instant | null;
  homes: Iterable<AddressRecord>;
  sign(home: AddressRecord): string;
  onProgress(made: number): void;
}

/**
 * What is here of the demo: when its last request came, null where there is none yet; `not_alone` where somebody else has
 * made requests.
 */
export async function demoSoFar({ store }: Pick<Context, 'store'>): Promise<{ lastAt: Instant | null } | 'not_alone'> {
  let lastAt: Instant | null = null;
  for await (const some of store.requests.all({ offer: undefined, state: undefined, search: '' })) {
    if (some.some(({ erasedAt, network }) => erasedAt === null && !demoNetwork.test(network))) return 'not_alone';
    lastAt = some.at(-1)?.receivedAt ?? lastAt;
  }
  return { lastAt };
}

/**
 * Fills a store that holds the demo offer with requests of the last weeks, in every state that a request can reach, and
 * with the offers beside it that are missing.
 * @returns how many requests were made; fewer when there are not enough homes.
 */
export async function fillDemo(
  given: Context,
  { requests, before, lastAt, homes, sign, onProgress }: FillDemoOptions,
): Promise<number> {
  const end = await given.store.now();
  let clock = end - (daysBack + 1) * dayMs;
  const context: Context = {
    ...given,
    store: demoStore(given.store, () => clock),
    actor: staff,
    humanCheck: {
      verify: async ({ token }) => ({
        kind: 'passed',
        provider: 'pow',
        passId: String(token),
        expiresAt: clock + dayMs,
      }),
    },
  };
  const offers = await openOffers(context);
  let made = 0;
  const agenda: Event[] = packingDays({ from: lastAt ?? clock, to: end }).flatMap((at) =>
    [...new Set(offers)].map((offer) => ({ at, run: () => pack(offer) })),
  );
  const journeys = new Map<string, Turn>();
  let number = before;
  let last: Visit['again'] = null;
  for (const home of homes) {
    if (number === before + requests) break;
    const left = before + requests - number;
    const isFlood = requests >= flood.minRequests && left <= flood.size;
    const at =
      lastAt !== null
        ? Math.ceil(end - ((end - lastAt) * left) / (requests + 1))
        : isFlood
          ? end - left * flood.everyMs
          : arrival(number, end);
    const again = isFlood || !asksAgain(number) ? null : last;
    const offer = isFlood ? offers[0] : offers[(again?.number ?? number) % offers.length];
    const visit = { number, home, at, isFlood, network: networkOf(isFlood ? before + requests : number), again };
    last = { number, home };
    if (offer !== undefined) agenda.push({ at, run: () => arrive(offer, visit) });
    number += 1;
  }
  for (;;) {
    agenda.sort((a, b) => b.at - a.at);
    const next = agenda.pop();
    if (next === undefined || next.at > end) return made;
    clock = next.at;
    agenda.push(...(await next.run()));
  }

  async function arrive(offer: Offer, { number, home, at, isFlood, network, again }: Visit): Promise<Event[]> {
    const { hasPass, ...input } =
      again === null
        ? demoSubmission(offer, { index: number, home, proof: sign(home) })
        : typedAgain(offer, { index: number, before: again });
    if (isFlood) input.suspicions = ['busy_network'];
    try {
      const { answer } = await submitRequest(
        { ...context, actor: { kind: 'visitor' } },
        {
          ...input,
          slug: offer.slug,
          idempotencyKey: `demo-${number}`,
          receivedAt: at,
          source: number % 7 === 3 ? 'embed' : 'web',
          visitor: '',
          network,
          remoteAddress: '127.0.0.1',
        },
      );
      made += 1;
      if (made % 50 === 0) onProgress(made);
      const request = await context.store.requests.findByReference(answer.reference);
      if (request === null || isFlood) return [];
      journeys.set(request.id, demoJourney(number));
      const turns = demoOutcome(answer.state, number, hasPass).map((turn) =>
        follow(turn, { id: request.id, after: at }),
      );
      return objects(number) ? [...turns, objection(request, number)] : turns;
    } catch (error) {
      if (error instanceof DoorstepError && usualRefusals.has(error.code)) return [];
      throw error;
    }
  }

  /** Somebody else at the home is told that it has asked. */
  function objection(request: ServiceRequest, number: number): Event {
    const run = async () => {
      await object({ ...context, actor: { kind: 'visitor' } }, { staff: context, request, number });
      return [];
    };
    return { at: clock + objectionMs, run };
  }

  async function pack(offer: Offer): Promise<Event[]> {
    const batchId = await packDemoBatch(context, offer.id);
    if (batchId === null) return [];
    const at = clock + packingMs;
    const leave = async () =>
      (await sendDemoBatch(context, batchId)).flatMap((id) => {
        const journey = journeys.get(id);
        return journey === undefined ? [] : follow(journey, { id, after: at });
      });
    return [{ at, run: leave }];
  }

  function follow(turn: Turn, { id, after }: { id: string; after: Instant }): Event {
    const at = Math.floor(after + turn.afterMs);
    return {
      at,
      run: async () =>
        (await turn.happen(context, id)) ? turn.next.map((following) => follow(following, { id, after: at })) : [],
    };
  }
}

/** Every fourth day; the last of them is so late that its parcels are still there. */
function packingDays({ from, to }: { from: Instant; to: Instant }): Instant[] {
  const days: Instant[] = [];
  for (let at = to - packingMs / 2; at > from; at -= 4 * dayMs) days.unshift(at);
  return days;
}

/** The offers that requests go to, as often as their share, mixed. */
export async function openOffers(context: Context): Promise<Offer[]> {
  for (const { input, isPublished } of moreDemoOffers) {
    if ((await context.store.offers.findBySlug(input.slug)) !== null) continue;
    const { id } = await createOffer(context, input);
    if (isPublished) await transitionOffer(context, { id, transition: 'publish' });
  }
  const mixed: { offer: Offer; place: number }[] = [];
  for (const [series, [slug, share]] of Object.entries(shares).entries()) {
    const offer = await context.store.offers.findBySlug(slug);
    if (offer?.status !== 'published') continue;
    for (let index = 0; index < share; index += 1) mixed.push({ offer, place: spread(index, series) });
  }
  return mixed.toSorted((a, b) => a.place - b.place).map(({ offer }) => offer);
}

/** By day rather than by night, and more of them lately. */
function arrival(number: number, end: Instant): Instant {
  const daysAgo = Math.floor(daysBack * spread(number, 3) ** 1.6);
  const midnight = Math.floor(end / dayMs) * dayMs;
  const at = midnight - daysAgo * dayMs + (7 + 15 * spread(number, 4)) * 3_600_000;
  return Math.floor(at > end ? at - dayMs : at);
}
