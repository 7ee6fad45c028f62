// How a request reaches each standing of its page.
import { randomUUID } from 'node:crypto';
import type { RequestStanding, RequestState } from '@doorstep/contract';
import {
  carryOutDraws,
  declineRequest,
  handOver,
  lapseRequests,
  lapseUncollected,
  saveOffer,
  submitRequest,
  transitionOffer,
  withdrawRequest,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, placeInput, retrievedAddress, serveDays } from '@doorstep/testing';
import { parseSubmission } from '../src/product/submit.ts';
import type { RealServers, Sending } from './real-servers.ts';

/** The deciding value is known in two days. */
export const draw = {
  value: { en: 'The lottery' },
  format: { kind: 'digits', length: 6 } as const,
  knownAt: new Date(Date.now() + 172_800_000).toISOString(),
};
const inADay = new Date(Date.now() + 86_400_000).toISOString();
const dayMs = 86_400_000;
const confirmation = { en: 'We bring it within two weeks.' };

interface Case {
  /** Brings a request into this standing. */
  bring: (here: Here) => Promise<{ offer: Offer; request: ServiceRequest; secret: string }>;
  state: RequestState;
  /** Whether its item is set aside. */
  isSetAside: boolean;
  isConfirmed?: boolean;
}

export interface Here {
  real: RealServers;
  send: (offer: Offer, sending?: Sending) => Promise<{ offer: Offer; request: ServiceRequest; secret: string }>;
  /** A request queued behind one that took the only item. */
  queue: (sending?: Sending) => Promise<{ offer: Offer; request: ServiceRequest; secret: string }>;
  /** Moves on through states of packing. */
  move: (request: ServiceRequest, ...to: RequestState[]) => Promise<void>;
}

const building = () => retrievedAddress({ street: crypto.randomUUID(), units: { kind: 'named', count: 4 } });
export const one = { items: [itemInput({ openingStock: 1 })], confirmation };
const byDraw = { allocation: 'draw', draw, closesAt: inADay, confirmation } as const;

export const cases: Record<RequestStanding, Case> = {
  unconfirmed: {
    state: 'held',
    isSetAside: false,
    bring: async ({ real, send }) =>
      send(await real.open({ confirmation }), {
        pass: null,
        body: { contact: { name: 'Robin', email: 'a@b.example' } },
      }),
  },
  held: {
    state: 'held',
    isSetAside: true,
    bring: async ({ real, send }) => send(await real.open(one), { home: building() }),
  },
  held_review: {
    state: 'held',
    isSetAside: true,
    bring: async ({ real, send }) => send(await real.open({ ...one, allocation: 'review' })),
  },
  held_drawn: {
    state: 'held',
    isSetAside: true,
    bring: async (here) => drawn(here, [{ home: building() }]),
  },
  held_unreserved: {
    state: 'held',
    isSetAside: false,
    bring: async ({ real, send }) => send(await real.open({ confirmation }), { pass: null }),
  },
  accepted: {
    state: 'accepted',
    isSetAside: true,
    isConfirmed: true,
    bring: async ({ real, send }) => send(await real.open(one)),
  },
  accepted_turn: {
    state: 'accepted',
    isSetAside: true,
    isConfirmed: true,
    bring: async (here) => {
      const sent = await here.queue();
      const [first] = (await here.real.requests(sent.offer)).filter(({ state }) => state === 'accepted');
      await withdrawRequest(here.real.staff, { id: first?.id ?? '', reason: '' });
      return sent;
    },
  },
  accepted_drawn: {
    state: 'accepted',
    isSetAside: true,
    isConfirmed: true,
    bring: async (here) => drawn(here, [{}]),
  },
  sent_again: {
    state: 'accepted',
    isSetAside: true,
    isConfirmed: true,
    bring: moved('packed', 'dispatched', 'returned', 'accepted'),
  },
  accepted_collected: { state: 'accepted', isSetAside: true, bring: collected() },
  accepted_ready: { state: 'accepted', isSetAside: true, bring: collected({ opensInHours: 2 }) },
  accepted_unplaced: {
    state: 'accepted',
    isSetAside: true,
    bring: async (here) => {
      const sent = await collected()(here);
      await retirePlaces(here.real, sent.offer);
      return sent;
    },
  },
  waitlisted: { state: 'waitlisted', isSetAside: false, bring: ({ queue }) => queue() },
  waitlisted_not_drawn: {
    state: 'waitlisted',
    isSetAside: false,
    bring: async (here) => drawn(here, [{}, {}]),
  },
  waitlisted_unchecked: {
    state: 'waitlisted',
    isSetAside: false,
    bring: ({ queue }) => queue({ home: building() }),
  },
  entered: {
    state: 'entered',
    isSetAside: false,
    bring: async ({ real, send }) => send(await real.open(byDraw)),
  },
  entered_unchecked: {
    state: 'entered',
    isSetAside: false,
    bring: async ({ real, send }) => send(await real.open(byDraw), { home: building() }),
  },
  packed: { state: 'packed', isSetAside: true, isConfirmed: true, bring: moved('packed') },
  dispatched: { state: 'dispatched', isSetAside: true, isConfirmed: true, bring: moved('packed', 'dispatched') },
  closed: { state: 'closed', isSetAside: true, isConfirmed: true, bring: moved('packed', 'dispatched', 'closed') },
  collected: {
    state: 'closed',
    isSetAside: true,
    bring: async (here) => {
      const sent = await collected()(here);
      await handOver(here.real.staff, { id: sent.request.id });
      return sent;
    },
  },
  closed_undelivered: {
    state: 'closed',
    isSetAside: true,
    bring: moved('packed', 'dispatched', 'returned', 'closed'),
  },
  returned: { state: 'returned', isSetAside: true, bring: moved('packed', 'dispatched', 'returned') },
  lost: { state: 'lost', isSetAside: true, bring: moved('packed', 'dispatched', 'lost') },
  declined: {
    state: 'declined',
    isSetAside: false,
    bring: async ({ real, send }) => {
      const sent = await send(await real.open({ ...one, allocation: 'review' }));
      await declineRequest(real.staff, { id: sent.request.id, reason: 'We deliver to homes only.', note: '' });
      return sent;
    },
  },
  withdrawn: {
    state: 'withdrawn',
    isSetAside: false,
    bring: async ({ real, send }) => {
      const sent = await send(await real.open(one));
      await withdrawRequest({ ...real.staff, actor: { kind: 'visitor' } }, { id: sent.request.id, reason: '' });
      return sent;
    },
  },
  withdrawn_by_staff: {
    state: 'withdrawn',
    isSetAside: false,
    bring: async ({ real, send }) => {
      const sent = await send(await real.open(one));
      await withdrawRequest(real.staff, { id: sent.request.id, reason: 'They telephoned.' });
      return sent;
    },
  },
  lapsed_undecided: {
    state: 'lapsed',
    isSetAside: false,
    bring: async ({ real, send }) => {
      const sent = await send(await real.open({ ...one, allocation: 'review' }));
      await serveDays(real.staff.store, 15);
      await age(real, sent.request, 15 * dayMs);
      await lapseRequests(asSystem(real));
      return sent;
    },
  },
  lapsed_queue: { state: 'lapsed', isSetAside: false, bring: async ({ real, queue }) => archive(real, await queue()) },
  lapsed_draw: {
    state: 'lapsed',
    isSetAside: false,
    bring: async ({ real, send }) => archive(real, await send(await real.open(byDraw))),
  },
  lapsed_uncollected: {
    state: 'lapsed',
    isSetAside: false,
    bring: async (here) => {
      const sent = await collected({ opensInHours: -100 })(here);
      await serveDays(here.real.staff.store, 5);
      await lapseUncollected(asSystem(here.real));
      return sent;
    },
  },
};

const forEverybody = { collection: { isForEverybody: true, places: [placeInput({ opensInHours: 72 })] } };
const atHall = { body: { collection: { place: 'hall' } } };

/** The same standings for visitors who collect: their sentences must not speak of a delivery. */
export const collectedCases: Partial<Record<RequestStanding, Case['bring']>> = {
  held: async ({ real, send }) => send(await real.open({ ...one, ...forEverybody }), { ...atHall, home: building() }),
  held_drawn: async (here) => drawn(here, [{ ...atHall, home: building() }], forEverybody),
  held_unreserved: async ({ real, send }) =>
    send(await real.open({ ...one, ...forEverybody }), { ...atHall, pass: null }),
  entered_unchecked: async ({ real, send }) =>
    send(await real.open({ ...byDraw, ...forEverybody }), { ...atHall, home: building() }),
  declined: async ({ real, send }) => {
    const sent = await send(await real.open({ ...one, ...forEverybody }), atHall);
    await declineRequest(real.staff, { id: sent.request.id, reason: 'The hall is full.', note: '' });
    return sent;
  },
  withdrawn: async ({ real, send }) => {
    const sent = await send(await real.open({ ...one, ...forEverybody }), atHall);
    await withdrawRequest({ ...real.staff, actor: { kind: 'visitor' } }, { id: sent.request.id, reason: '' });
    return sent;
  },
  withdrawn_by_staff: async ({ real, send }) => {
    const sent = await send(await real.open({ ...one, ...forEverybody }), atHall);
    await withdrawRequest(real.staff, { id: sent.request.id, reason: 'They telephoned.' });
    return sent;
  },
  lapsed_undecided: async ({ real, send }) => {
    const sent = await send(await real.open({ ...one, ...forEverybody, allocation: 'review' }), atHall);
    await serveDays(real.staff.store, 15);
    await age(real, sent.request, 15 * dayMs);
    await lapseRequests(asSystem(real));
    return sent;
  },
  lapsed_queue: async ({ real, send }) => {
    const offer = await real.open({ ...one, ...forEverybody, hasWaitlist: true });
    await send(offer, atHall);
    return archive(real, await send(offer, atHall));
  },
  lapsed_draw: async ({ real, send }) =>
    archive(real, await send(await real.open({ ...byDraw, ...forEverybody }), atHall)),
};

export const drawnAndCollected: Case['bring'] = async (here) => drawn(here, [atHall], forEverybody);

/**
 * Entries to a draw of one item, which is then held in their order.
 * @returns the last entry.
 */
async function drawn(
  { real, send }: Here,
  sendings: Sending[],
  input: Parameters<RealServers['open']>[0] = {},
): ReturnType<Case['bring']> {
  const offer = await real.open({ ...byDraw, ...one, ...input });
  const sent = [];
  for (const sending of sendings) sent.push(await send(offer, sending));
  const entries = sent.map(({ request }, index) => ({ hash: `entry-${index}`, requestId: request.id }));
  const [proposedBy, confirmedBy] = [randomUUID(), randomUUID()];
  await real.staff.store.transaction(async (tx) => {
    await tx.draws.lock(offer.id);
    await tx.draws.fix(offer.id, { entries, digest: 'digest', at: await tx.now() });
    const ranked = entries.map(({ hash }) => hash);
    await tx.draws.rank(offer.id, { value: '123456', ranked, proposedBy, confirmedBy });
  });
  await carryOutDraws(asSystem(real));
  const last = sent.at(-1);
  if (last === undefined) throw new Error('Nobody entered.');
  return last;
}

function moved(...to: RequestState[]): Case['bring'] {
  return async ({ real, send, move }) => {
    const sent = await send(await real.open(one));
    await move(sent.request, ...to);
    return sent;
  };
}

const hourMs = 3_600_000;

const collectionOpening = (opensInHours: number) => ({ isForEverybody: false, places: [placeInput({ opensInHours })] });

/** Entered by staff for a person without a fixed address, before the place opens. */
function collected({ opensInHours = 72 } = {}): Case['bring'] {
  return async ({ real }) => {
    const offer = await real.open({ ...one, collection: collectionOpening(Math.max(opensInHours, 1)) });
    const { answer } = await submitRequest(real.staff, {
      slug: offer.slug,
      submission: parseSubmission({
        lines: [{ item: offer.definition.items[0]?.id, quantity: 1 }],
        contact: { name: 'Robin Fictional' },
        address: {},
        collection: { place: 'hall' },
      }),
      idempotencyKey: randomUUID(),
      receivedAt: Date.now(),
      language: 'en',
      source: 'staff',
      visitor: '',
      network: '',
      remoteAddress: '',
      suspicions: [],
      noFixedAddress: true,
    });
    const request = await real.staff.store.requests.findByReference(answer.reference);
    if (request === null) throw new Error('It was not saved.');
    if (opensInHours < 0) await letOpeningPass(real, { offer, request, opensInHours });
    return { offer, request, secret: real.staff.secrets.receiptSecret(request.id) };
  };
}

/** Moves the place's opening and the acceptance into the past. */
async function letOpeningPass(
  real: RealServers,
  { offer, request, opensInHours }: { offer: Offer; request: ServiceRequest; opensInHours: number },
): Promise<void> {
  await real.staff.store.transaction(async (tx) => {
    const acceptedAt = (await tx.now()) + (opensInHours - 24) * hourMs;
    await tx.requests.change(request.id, { from: 'accepted', to: 'accepted', at: await tx.now(), acceptedAt });
  });
  const input = { ...offer.definition, collection: collectionOpening(opensInHours) };
  await saveOffer(real.staff, { id: offer.id, version: offer.version, input });
}

async function retirePlaces(real: RealServers, { id, version, definition }: Offer): Promise<void> {
  const places = definition.collection?.places.map((place) => ({ ...place, isRetired: true })) ?? [];
  await saveOffer(real.staff, { id, version, input: { ...definition, collection: { isForEverybody: false, places } } });
}

const asSystem = (real: RealServers) => ({ ...real.staff, actor: { kind: 'system' } as const });

async function age(real: RealServers, { id, state }: ServiceRequest, byMs: number): Promise<void> {
  await real.staff.store.transaction(async (tx) => {
    await tx.requests.change(id, { from: state, to: state, at: (await tx.now()) - byMs });
  });
}

async function archive<Sent extends { offer: Offer }>(real: RealServers, sent: Sent): Promise<Sent> {
  await transitionOffer(real.staff, { id: sent.offer.id, transition: 'close' });
  await transitionOffer(real.staff, { id: sent.offer.id, transition: 'archive' });
  await lapseRequests(asSystem(real));
  return sent;
}
