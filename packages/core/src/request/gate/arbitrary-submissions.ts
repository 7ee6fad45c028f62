// Generated submissions for property tests of the gate: few homes, passes, keys and visitors, so that they often
// collide.
import fc from 'fast-check';
import { defaultAddressPolicy, type OfferInput } from '@doorstep/contract';
import type { HomeShare } from '../../home/home-store.ts';
import type { Offer, OfferDefinition } from '../../offer/offer.ts';
import { emptyAddress } from '../plain-address.ts';
import type { CheckedSubmission } from '../submission-input.ts';
import { CounterLedger } from './counter-ledger.ts';
import type { GateState, LoadedSubmission } from './gate-state.ts';

export const at = Date.UTC(2026, 5, 1, 12);

export interface Sent {
  home: number;
  visitor: number;
  network: number;
  pass: number | null;
  key: number;
  quantity: number;
  ifShort: 'ask' | 'queue' | 'refuse';
}

export interface World {
  stock: number | null;
  unitsPerHome: number | null;
  hasWaitlist: boolean;
  allocation: OfferInput['allocation'];
  isDrawOpen: boolean;
  had: Record<number, number>;
}

export const anyWorld: fc.Arbitrary<World> = fc.record({
  stock: fc.option(fc.integer({ min: 0, max: 12 })),
  unitsPerHome: fc.option(fc.integer({ min: 1, max: 3 })),
  hasWaitlist: fc.boolean(),
  allocation: fc.constantFrom('first-come', 'first-come', 'review', 'draw'),
  isDrawOpen: fc.boolean(),
  had: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 })),
});

export const anySent: fc.Arbitrary<Sent[]> = fc.array(
  fc.record({
    home: fc.integer({ min: 1, max: 9 }),
    visitor: fc.integer({ min: 1, max: 3 }),
    network: fc.integer({ min: 1, max: 2 }),
    pass: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 8 }),
    key: fc.integer({ min: 1, max: 60 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    ifShort: fc.constantFrom('ask', 'queue', 'refuse'),
  }),
  { maxLength: 40, size: 'max' },
);

const itemId = 'bin';

export function offerOf({ stock, unitsPerHome, hasWaitlist, allocation }: World): Offer {
  const definition: OfferDefinition = {
    slug: 'bins',
    mainLanguage: 'en',
    title: { en: 'Bins' },
    description: {},
    eligibility: {},
    confirmation: {},
    picture: null,
    opensAt: null,
    closesAt: null,
    timeZone: 'Europe/London',
    items: [{ id: itemId, name: { en: 'Bin' }, maxPerHome: null, maxPerRequest: 5, isUnlimited: stock === null }],
    limits: { unitsPerHome, windowDays: null },
    allocation,
    draw: null,
    hasWaitlist,
    area: { countries: [], postcodePrefixes: [], polygon: null },
    typedAddresses: 'accepted',
    addressPolicy: defaultAddressPolicy,
    contact: { name: 'off', email: 'off', phone: 'off' },
    questions: [],
    showsRemaining: true,
    isListed: true,
    whenCheckIsDown: 'hold',
    retentionDays: 90,
    organisation: {
      name: '',
      privacyNotice: {},
      accessibilityNotice: {},
      helpContact: {},
      logo: null,
      colour: null,
    },
  };
  return {
    id: 'offer',
    slug: 'bins',
    version: 1,
    status: 'published',
    definition,
    scopeId: 'scope',
    group: null,
    createdAt: 0,
    updatedAt: 0,
  };
}

export function loadedOf(offer: Offer, world: World, sent: Sent, number: number): LoadedSubmission {
  const homeId = `home-${sent.home}`;
  const checked: CheckedSubmission = {
    slug: offer.slug,
    submission: {
      lines: [{ item: itemId, quantity: sent.quantity }],
      contact: { name: '', email: '', phone: '' },
      answers: {},
      address: {},
      unit: '',
      humanCheck: undefined,
      language: 'en',
      ifShort: sent.ifShort,
      formToken: '',
      website: '',
    },
    idempotencyKey: `key-${sent.key}`,
    receivedAt: at,
    language: 'en',
    source: 'web',
    visitor: `visitor-${sent.visitor}`,
    network: `network-${sent.network}`,
    remoteAddress: '',
    suspicions: [],
    offer,
    resolved: {
      address: emptyAddress,
      assurance: 'retrieved',
      hasKnownUnit: false,
      retrieved: null,
      isUnverified: false,
      knowledge: { needsTown: false, isAmbiguous: false, alsoAs: [] },
    },
    pass: sent.pass === null ? null : { id: `pass-${sent.pass}`, provider: 'test', expiresAt: at },
    isCheckDown: false,
    settlesSuspicion: false,
    fingerprint: '',
  };
  return {
    checked,
    actor: { kind: 'visitor' },
    request: { id: `request-${number}`, reference: `R${number}`, secretHash: '', code: '' },
    outdated: [],
    home: {
      homeIds: [homeId],
      ownerIds: [homeId],
      isNew: world.had[sent.home] === undefined,
      newKeys: [],
      identity: { keys: [], buildingHash: homeId, doorHash: homeId },
    },
  };
}

export function stateOf(world: World): GateState {
  const shares = new Map<string, HomeShare>();
  for (const [home, quantity] of Object.entries(world.had))
    shares.set(`home-${home} 0`, { usage: [{ itemId, quantity }], ownAllowance: null });
  return {
    at,
    keys: new Map(),
    spentPasses: new Set(),
    shares,
    given: new Map(),
    homesAtBuilding: new Map(),
    newHomes: new Map(),
    counters: new CounterLedger(() => 0),
    draws: new Map([['offer', world.isDrawOpen ? 'collecting' : 'fixed']]),
    items: new Map([[itemId, { itemId, stock: world.stock, taken: 0 }]]),
  };
}
