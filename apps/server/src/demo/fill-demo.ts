// Simulates weeks of use in minutes: runs the real verbs one after another on a simulated clock.
import type { AddressRecord } from '@doorstep/address-index';
import { dayMs, type ClaimKind } from '@doorstep/contract';
import {
  type Actor,
  type Context,
  DoorstepError,
  type Instant,
  type Offer,
  type OutboxStore,
  type Repositories,
  type ServiceRequest,
  type Store,
  closeComposition,
  createOffer,
  dispatchBatch,
  makeBatch,
  makeClaim,
  recordPrinting,
  refuseClaim,
  submitRequest,
  transitionOffer,
  upholdClaim,
} from '@doorstep/core';
import { moreDemoOffers } from './demo-offers.ts';
import { type Turn, demoJourney, demoOutcome } from './demo-outcome.ts';
import { type DemoSubmission, demoSubmission, nameOf } from './demo-submission.ts';
import { spread } from './spread.ts';

// Cases for the Homes page: a home that asked again in another spelling, and visitors who object to "already asked".

/** One in this many visitors asks again, and one objects. */
const visitorsPerDoubt = 37;

function asksAgain(number: number): boolean {
  return number % visitorsPerDoubt === 17;
}

function objects(number: number): boolean {
  return number % visitorsPerDoubt === 26;
}

function typedAgain(
  offer: Offer,
  { index, before }: { index: number; before: { number: number; home: AddressRecord } },
): DemoSubmission {
  const { number, street, city, region, postcode, countryCode: country, unit } = before.home;
  const last = postcode.at(-1) ?? '';
  const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
  const wrong = last === '' ? '' : postcode.slice(0, -1) + other;
  const typed = { line1: `${number} ${street}`, line2: '', city, region, postcode: wrong, country };
  const { submission, ...others } = demoSubmission(offer, { index, home: before.home, proof: '' });
  const contact = { ...submission.contact, name: nameOf(before.number) };
  return { ...others, submission: { ...submission, contact, address: { typed }, unit } };
}

const objections: [kind: ClaimKind, text: string][] = [
  ['moved_in', 'We moved in last month. The people before us must have asked.'],
  ['different_flat', 'There are two flats behind this door, and ours is the one at the back.'],
  ['shared_house', 'Five of us share the house, and each cooks for themselves.'],
  ['new_building', 'Our house was split into three last year. The list still has one.'],
  ['address_misused', 'Nobody here has asked for anything. Somebody used our address.'],
];

async function object(
  visitor: Context,
  { staff, request, number }: { staff: Context; request: ServiceRequest; number: number },
): Promise<void> {
  const which = Math.floor(number / visitorsPerDoubt);
  const [kind, text] = objections[which % objections.length] ?? ['moved_in', ''];
  const name = nameOf(number + 1);
  const { id } = await makeClaim(visitor, {
    offerId: request.offerId,
    homeIds: request.homeIds,
    kind,
    text,
    name,
    email: `${name.replace(' ', '.')}.${number}@example.org`.toLowerCase(),
    addressLines: request.address.lines,
    language: 'en',
    network: '',
  });
  if (which % 3 === 1) await upholdClaim(staff, { id, allowance: 2, reason: 'The tenancy agreement shows it.' });
  if (which % 6 === 5) await refuseClaim(staff, { id, reason: 'Both names are on one tenancy agreement.' });
}

const maxParcels = 24;

async function packDemoBatch(context: Context, offerId: string): Promise<string | null> {
  try {
    const { id } = await makeBatch(context, { offerId, country: '', postcode: '', max: maxParcels });
    await closeComposition(context, { id });
    await recordPrinting(context, { id });
    return id;
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'nothing_to_pack') return null;
    throw error;
  }
}

async function sendDemoBatch(context: Context, id: string): Promise<string[]> {
  await dispatchBatch(context, { id });
  return (await context.store.batches.parcels(id, { max: maxParcels })).map(({ requestId }) => requestId);
}

const daysBack = 60;
/** Out of every 30 requests, this many go to each open offer, in the order of the slugs. */
const shares = { 'compost-bin': 17, 'wildflower-seeds': 7, 'rain-barrel': 4, 'apple-tree': 2 };

const staff: Actor = { kind: 'person', id: 'demo', name: 'Olive Fictional', role: 'owner' };
/** Marks a request of the demo; the hash of a real visitor's network is longer. */
const demoNetwork = /^de30[0-9a-f]{1,16}$/;
export const networkOf = (number: number) => `de30${number.toString(16)}`;

/**
 * In a full run, this many requests at the end arrive within minutes from one network and wait for staff to decline
 * them.
 */
const flood = { size: 14, minRequests: 100, everyMs: 20_000 };

/** Refusals that real visitors get, too; the demo simply goes on. */
const usualRefusals: ReadonlySet<string> = new Set(['already_asked', 'sold_out', 'unchecked_limit_reached']);

const objectionMs = dayMs;

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
  again: { number: number; home: AddressRecord } | null;
}

export interface FillDemoOptions {
  requests: number;
  before: number;
  /** Later rounds continue from here: requests that came later wait behind earlier ones. */
  lastAt: Instant | null;
  homes: Iterable<AddressRecord>;
  sign(home: AddressRecord): string;
  onProgress(made: number): void;
}

/**
 * The demo's state in this store: the time of its last request, null for none; `not_alone` if there are requests by
 * others.
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
 * Fills a store that holds the demo offer with requests of recent weeks, in every state, and adds the demo's other
 * offers.
 * @returns the number of requests; fewer when homes run out.
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

/** More requests arrive by day than by night, and more of them lately. */
function arrival(number: number, end: Instant): Instant {
  const daysAgo = Math.floor(daysBack * spread(number, 3) ** 1.6);
  const midnight = Math.floor(end / dayMs) * dayMs;
  const at = midnight - daysAgo * dayMs + (7 + 15 * spread(number, 4)) * 3_600_000;
  return Math.floor(at > end ? at - dayMs : at);
}

/** The store on another clock. Its mails count as sent at once, so none go out. */
export function demoStore(store: Store, now: () => Instant): Store {
  return {
    ...store,
    ...played(store, now),
    transaction: (work) => store.transaction((tx) => work(played(tx, now))),
    // One by one, because each submission has its own time.
    batch: async (work, item) => {
      const [outcome] = await store.transaction((tx) => work(played(tx, now), [item]));
      if (outcome === undefined) throw new Error('A batch has as many outcomes as items');
      return outcome;
    },
  };
}

function played(repositories: Repositories, now: () => Instant): Repositories {
  const { outbox } = repositories;
  const addMany: OutboxStore['addMany'] = async (entries) => {
    await outbox.addMany(entries);
    for (const { id, at } of entries) await outbox.done(id, at);
  };
  const add: OutboxStore['add'] = (entry) => addMany([entry]);
  return { ...repositories, outbox: { ...outbox, add, addMany }, now: async () => now() };
}
