// Invented offers and requests for trying the console without a server. Towns and people are made up.
import { randomUUID } from 'node:crypto';
import type {
  HoldReason,
  KeptMail,
  OfferInput,
  OfferStatus,
  RequestDetail,
  RequestState,
  StaffDraw,
  StockMovement,
} from '@doorstep/contract';
import { offerInput } from '@doorstep/testing';
import { inventBatches, type StandInBatches } from './stand-in-batches.ts';
import type { StandInFloods } from './stand-in-floods.ts';
import { inventHomes, type StandInHomes } from './stand-in-homes.ts';
import { inventPeople, type StandInPeople } from './stand-in-people.ts';
import { marlingPolygon } from './stand-in-polygon.ts';
import { inventServices, type StandInServices } from './stand-in-services.ts';
import { inventSharing, type StandInSharing } from './stand-in-sharing.ts';
import { inventWebhooks, type StandInWebhooks } from './stand-in-webhooks.ts';

export interface StoredOffer {
  id: string;
  version: number;
  status: OfferStatus;
  input: OfferInput;
  movements: StockMovement[];
  limitGroupId: string | null;
  draw: StaffDraw | null;
  updatedAt: string;
}

export interface StandInData
  extends StandInServices, StandInHomes, StandInSharing, StandInWebhooks, StandInPeople, StandInFloods, StandInBatches {
  offers: StoredOffer[];
  /** Countries and beginnings of postcodes that there is no address data of. */
  bare: string[];
  mails: KeptMail[];
}

const organisation = {
  name: 'Little Marling Town Council',
  privacyNotice: { en: 'We keep your name and address until your bin is delivered.' },
  accessibilityNotice: {},
  helpContact: { en: 'Ring 01632 960 123 or write to bins@marling.example.' },
  logo: null,
  colour: null,
};

const binOffer = (changes: Partial<OfferInput> = {}): OfferInput =>
  offerInput({
    slug: 'compost-bin',
    title: { en: 'Free compost bin' },
    description: { en: 'A **330-litre bin** made of recycled plastic, with a guide to good compost.' },
    eligibility: { en: 'Every home in Little Marling with a garden or a shared green.' },
    confirmation: { en: 'We deliver within three weeks. Nobody has to be at home.' },
    opensAt: '2026-11-02T08:00:00.000Z',
    closesAt: '2027-01-31T23:59:00.000Z',
    items: [
      { id: 'bin', name: { en: 'Compost bin' }, maxPerRequest: 1, maxPerHome: 1, isUnlimited: false },
      { id: 'caddy', name: { en: 'Kitchen caddy' }, maxPerRequest: 2, maxPerHome: 2, isUnlimited: false },
    ],
    limits: { unitsPerHome: 3, windowDays: 365 },
    hasWaitlist: true,
    area: {
      countries: ['GB'],
      postcodePrefixes: ['LM1', 'LM2'],
      polygon: { id: marlingPolygon.id, name: 'marling.geojson' },
    },
    typedAddresses: 'held',
    organisation,
    ...changes,
  });

const names = ['Ada Penhallow', 'Bram Ostrander', 'Cora Vintner', 'Dilip Marchetti', 'Esme Thackeray', 'Farid Loxley'];
const streets = ['Orchard Lane', 'Tanner’s Row', 'Mill Race', 'Upper Quarry Road', 'St Osyth’s Close'];
const states: RequestState[] = [
  'accepted',
  'accepted',
  'held',
  'accepted',
  'waitlisted',
  'packed',
  'dispatched',
  'declined',
];
const holds: HoldReason[][] = [['typed_address'], ['unit_missing'], ['no_pass', 'too_fast'], ['homes_conflict']];

export function inventData(): StandInData {
  const bins = offer('o-bins', 'published', binOffer(), { bin: 40, caddy: 120 });
  const seeds = offer(
    'o-seeds',
    'draft',
    binOffer({
      slug: 'seed-pack',
      title: { en: 'Wildflower seed pack' },
      opensAt: null,
      closesAt: null,
      items: [{ id: 'pack', name: { en: 'Seed pack' }, maxPerRequest: 1, maxPerHome: 1, isUnlimited: true }],
      organisation: { ...organisation, privacyNotice: {}, helpContact: {} },
    }),
    {},
  );
  const kits = offer(
    'o-kits',
    'closed',
    binOffer({ slug: 'water-kit', title: { en: 'Water-saving kit' }, closesAt: '2026-10-01T22:59:00.000Z' }),
    { bin: 10, caddy: 10 },
  );
  const requests = Array.from({ length: 63 }, (_, index) => request(index, index % 9 === 8 ? kits : bins));
  return {
    offers: [bins, seeds, kits],
    bare: ['FR'],
    requests,
    networkOf: {},
    mails: requests.slice(0, 4).map((one, index) => mail(one, index)),
    ...inventPeople(),
    ...inventServices(),
    ...inventHomes(),
    ...inventSharing(),
    ...inventWebhooks(),
    ...inventBatches(requests),
  };
}

function offer(id: string, status: OfferStatus, input: OfferInput, stock: Record<string, number>): StoredOffer {
  const movements = Object.entries(stock).map(([itemId, quantity]) => ({
    id: randomUUID(),
    itemId,
    kind: 'delivery' as const,
    quantity,
    reason: 'First delivery',
    at: '2026-10-28T09:12:00.000Z',
    person: 'Olive Marchmain',
  }));
  return {
    id,
    version: 3,
    status,
    input,
    movements,
    limitGroupId: null,
    draw: null,
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
}

function request(index: number, { id, input }: StoredOffer): RequestDetail {
  const state = states[index % states.length]!;
  const name = names[index % names.length]!;
  const number = 3 + ((index * 7) % 90);
  const street = streets[index % streets.length]!;
  const postcode = `LM${1 + (index % 2)} ${1 + (index % 9)}QX`;
  const unit = index % 4 === 0 ? String(1 + (index % 6)) : '';
  const receivedAt = new Date(Date.UTC(2026, 10, 20, 9, 0) - index * 5_430_000).toISOString();
  const holdReasons = state === 'held' ? holds[Math.floor(index / 8) % holds.length]! : [];
  const lines = [...(unit === '' ? [] : [`Flat ${unit}`]), `${number} ${street}`, 'Little Marling', postcode];
  return {
    id: `r-${index}`,
    reference: `DS-${(7_340_033 + index * 48_611).toString(32).toUpperCase().slice(-5)}-${10 + index}`,
    offer: { id, slug: input.slug, title: input.title['en'] ?? '' },
    offerVersion: 3,
    state,
    place: state === 'waitlisted' ? 1 + Math.floor(index / 8) : null,
    undelivered: null,
    holdReasons,
    hasPass: !holdReasons.includes('no_pass'),
    lines: [
      { itemId: 'bin', name: 'Compost bin', quantity: 1 },
      ...(index % 3 === 0 ? [{ itemId: 'caddy', name: 'Kitchen caddy', quantity: 2 }] : []),
    ],
    contact: { name, email: `${name.toLowerCase().replace(' ', '.')}@mail.example`, phone: '' },
    answers:
      index % 5 === 0
        ? [
            {
              id: 'step',
              question: 'Is there a step at your front door?',
              kind: 'short_text' as const,
              answer: 'Yes, two',
              value: 'Yes, two',
            },
          ]
        : [],
    address: {
      organisation: '',
      unit,
      buildingName: '',
      number: String(number),
      street,
      locality: '',
      city: 'Little Marling',
      district: '',
      region: '',
      postcode,
      countryCode: 'GB',
      lines,
      latitude: null,
      longitude: null,
    },
    addressLines: lines,
    homeIds: [`h-${index}`],
    batch: null,
    erasedAt: null,
    isHomeOverByMerge: false,
    checkProvider: holdReasons.includes('no_pass') ? null : 'pow',
    revision: 1,
    canCorrect: ['accepted', 'held', 'waitlisted', 'entered'].includes(state),
    adjustable: ['accepted', 'held', 'waitlisted'].includes(state)
      ? [
          { itemId: 'bin', name: 'Compost bin', quantity: 1, max: 1 },
          { itemId: 'caddy', name: 'Kitchen caddy', quantity: index % 3 === 0 ? 2 : 0, max: 3 },
        ]
      : [],
    collection: null,
    assurance: holdReasons.includes('typed_address') ? 'typed' : 'retrieved',
    source: 'web',
    language: 'en',
    receivedAt,
    acceptedAt: state === 'held' || state === 'waitlisted' ? null : receivedAt,
    sameHome:
      index % 6 === 2
        ? [{ id: 'r-1', reference: 'DS-H1B5M-11', state: 'accepted', receivedAt: '2026-11-12T09:30:00.000Z' }]
        : [],
    possibleDuplicates: index % 6 === 2 ? [{ homeId: 'h-2', reason: 'same_door' }] : [],
    samePerson:
      index % 6 === 2
        ? [
            {
              id: 'r-1',
              reference: 'DS-H1B5M-11',
              state: 'accepted',
              receivedAt: '2026-11-12T09:30:00.000Z',
              offerTitle: 'Water butts',
              by: ['email', 'phone'],
            },
          ]
        : [],
    history: [
      { at: receivedAt, action: 'request.submitted', actor: 'visitor', state, reason: '', note: '', correction: null },
    ],
    transitions:
      state === 'held'
        ? ['accept', 'decline', 'withdraw']
        : state === 'accepted'
          ? ['hold', 'decline', 'withdraw']
          : state === 'waitlisted'
            ? ['withdraw']
            : [],
  };
}

function mail({ contact, reference, receivedAt }: RequestDetail, index: number): KeptMail {
  return {
    id: `m-${index}`,
    to: contact.email,
    subject: `Your request ${reference}`,
    text: `Hello ${contact.name},\n\nwe have your request ${reference}.\n\nLittle Marling Town Council`,
    createdAt: receivedAt,
    status: (['kept', 'waiting', 'sent', 'given_up'] as const)[index % 4]!,
  };
}
