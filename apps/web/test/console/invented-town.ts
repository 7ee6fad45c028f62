// Little Marling, its council's staff, offers and requests: created through the real core functions, in the order of an
// invented clock.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importAddresses } from '@doorstep/address-index';
import type { OfferInput, RetrievedAddress, Role, SubmissionBody } from '@doorstep/contract';
import {
  closeComposition,
  createOffer,
  dispatchBatch,
  inviteStaff,
  makeBatch,
  moveStock,
  saveTracking,
  submitRequest,
  transitionOffer,
  withdrawRequest,
  type Actor,
  type Context,
  type Offer,
  type SubmitRequestInput,
} from '@doorstep/core';
import { itemInput, offerInput, retrievedAddress } from '@doorstep/testing';
import { createAddressProofs } from '../../../server/src/lookup/address-proofs.ts';
import { demoStore } from '../../../server/src/demo/fill-demo.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const password = 'correct horse battery';

/** The team by first name. */
const team = {
  olive: ['Olive Marchmain', 'owner'],
  ezra: ['Ezra Marling', 'editor'],
  felix: ['Felix Tarrant', 'fulfiller'],
  ada: ['Ada Fennel', 'packer'],
  bo: ['Bo Sorrel', 'packer'],
  vera: ['Vera Quill', 'viewer'],
} as const satisfies Record<string, readonly [name: string, role: Role]>;

export type Member = keyof typeof team;

export interface Town {
  people: Record<Member, { id: string; name: string; email: string; role: Role; cookie: string }>;
  offers: { bins: string; seeds: string; kits: string };
  /** Newest first. */
  requests: { id: string; reference: string }[];
  /** A locked batch of three parcels, and a dispatched one of two; with their references in parcel order. */
  batches: Record<'locked' | 'gone', { id: string; references: string[] }>;
}

const organisation = {
  name: 'Little Marling Town Council',
  privacyNotice: { en: 'We keep your name and address until your bin is delivered.' },
  accessibilityNotice: {},
  helpContact: { en: 'Ring 01632 960 123 or write to bins@marling.example.' },
  logo: null,
  colour: null,
};

const toMinute = (at: number) => new Date(Math.floor(at / 60_000) * 60_000).toISOString();

/** An offer of bins for the homes of Little Marling, open for two months. */
export const binOffer = (changes: Partial<OfferInput> = {}): OfferInput =>
  offerInput({
    slug: 'compost-bin',
    title: { en: 'Free compost bin' },
    description: { en: 'A **330-litre bin** made of recycled plastic, with a guide to good compost.' },
    eligibility: { en: 'Every home in Little Marling with a garden or a shared green.' },
    confirmation: { en: 'We deliver within three weeks. Nobody has to be at home.' },
    opensAt: toMinute(Date.now() - 30 * dayMs),
    closesAt: toMinute(Date.now() + 60 * dayMs),
    items: [
      itemInput({ openingStock: 1000 }),
      itemInput({ name: { en: 'Kitchen caddy' }, maxPerRequest: 2, maxPerHome: 2, openingStock: 1000 }),
    ],
    limits: { unitsPerHome: 3, windowDays: 365 },
    hasWaitlist: true,
    area: { countries: ['GB'], postcodePrefixes: ['ZZ1', 'ZZ2'], polygon: null },
    typedAddresses: 'held',
    contact: { name: 'required', email: 'optional', phone: 'optional' },
    organisation,
    ...changes,
  });

const names = ['Ada Penhallow', 'Bram Ostrander', 'Cora Vintner', 'Dilip Marchetti', 'Esme Thackeray', 'Farid Loxley'];
const streets = ['Orchard Lane', 'Tanner’s Row', 'Mill Race', 'Upper Quarry Road', 'St Osyth’s Close'];

/** A distinct home for each number. */
export function homeAt(index: number): RetrievedAddress {
  const [number, street] = [String(index < 90 ? 3 + ((index * 7) % 90) : index), streets[index % streets.length] ?? ''];
  const postcode = `ZZ${1 + (index % 2)} ${1 + (index % 9)}QX`;
  const unit = index % 4 === 0 ? String(1 + (index % 6)) : '';
  const lines = [...(unit === '' ? [] : [`Flat ${unit}`]), `${number} ${street}`, 'Little Marling', postcode];
  return retrievedAddress({ number, street, unit, postcode, lines, city: 'Little Marling', region: '' });
}

export interface Asking {
  /** By default a distinct home for each number. */
  home?: RetrievedAddress;
  /** Types the address by hand, which holds the request. */
  isTyped?: boolean;
  hasPass?: boolean;
  /** The check service is down, so the pass cannot be verified. */
  isCheckDown?: boolean;
  caddies?: number;
  /** By default a visitor. */
  actor?: Actor;
  body?: Partial<SubmissionBody>;
  input?: Partial<SubmitRequestInput>;
}

/** Sends requests as the public pages do, with signed addresses and passes. */
export function createVisitors({ context, masterSecret }: { context: Context; masterSecret: string }) {
  const proofs = createAddressProofs(masterSecret);
  return {
    async ask(offer: Offer, index: number, asking: Asking = {}): Promise<{ id: string; reference: string }> {
      const {
        home = homeAt(index),
        isTyped = false,
        hasPass = true,
        isCheckDown = false,
        caddies = 0,
        actor = { kind: 'visitor' },
        body,
        input,
      } = asking;
      const visitor: Context = {
        ...context,
        actor,
        humanCheck: {
          verify: async ({ token }) =>
            isCheckDown
              ? { kind: 'unavailable', cause: 'timeout' }
              : {
                  kind: 'passed',
                  provider: 'pow',
                  passId: String(token),
                  expiresAt: (await context.store.now()) + dayMs,
                },
        },
      };
      const [bin, caddy] = offer.definition.items;
      const name = names[index % names.length] ?? '';
      const typed = { line1: `${home.number} ${home.street}`, city: home.city, postcode: home.postcode, country: 'GB' };
      const { answer } = await submitRequest(visitor, {
        slug: offer.slug,
        idempotencyKey: `visitor-${offer.id}-${index}`,
        receivedAt: await context.store.now(),
        language: 'en',
        source: 'web',
        visitor: '',
        network: `de30${index.toString(16)}`,
        remoteAddress: '127.0.0.1',
        suspicions: [],
        ...input,
        submission: {
          lines: [
            { item: bin?.id ?? '', quantity: 1 },
            ...(caddies > 0 && caddy !== undefined ? [{ item: caddy.id, quantity: caddies }] : []),
          ],
          contact: { name, email: `${name.toLowerCase().replace(' ', '.')}.${index}@mail.example`, phone: '' },
          answers: {},
          address: isTyped ? { typed: { line2: '', region: '', ...typed } } : { proof: proofs.sign(home) },
          unit: '',
          language: 'en',
          ifShort: 'queue',
          formToken: '',
          website: '',
          ...(hasPass ? { humanCheck: `pass-${offer.id}-${index}` } : {}),
          ...(body as object),
        },
      });
      const saved = await context.store.requests.findByReference(answer.reference);
      if (saved === null) throw new Error(`${answer.reference} was not saved`);
      return { id: saved.id, reference: saved.reference };
    },
  };
}

/** A `quiet` town has no requests, a `bare` one no offers either, and a `new` one no staff. */
export type TownKind = 'busy' | 'quiet' | 'bare' | 'new';

export interface Founding {
  kind: TownKind;
  /** Acts as the command line. */
  context: Context;
  masterSecret: string;
  dataFolder: string;
  /**
   * Accepts an invitation over HTTP.
   * @returns the session cookie.
   */
  join(body: { token: string; name: string; email: string; password: string }): Promise<string>;
}

export async function foundTown({ kind, context, masterSecret, dataFolder, join: accept }: Founding): Promise<Town> {
  let clock = Date.now() - 29 * dayMs;
  const past: Context = { ...context, store: demoStore(context.store, () => clock) };

  const people = {} as Town['people'];
  const nothing = { id: '', references: [] };
  const bare: Town = {
    people,
    offers: { bins: '', seeds: '', kits: '' },
    requests: [],
    batches: { locked: nothing, gone: nothing },
  };
  if (kind === 'new') return bare;
  for (const [key, [name, role]] of Object.entries(team)) {
    const email = `${key}@marling.example`;
    const { token } = await inviteStaff(context, role);
    const cookie = await accept({ token, name, email, password });
    const person = (await context.store.people.list()).find((one) => one.name === name);
    people[key as Member] = { id: person?.id ?? '', name, email, role, cookie };
  }
  const { id, name, role } = people.olive;
  const olive: Context = { ...past, actor: { kind: 'person', id, name, role } };

  const file = join(dataFolder, 'little-marling.csv');
  const rows = [
    'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID',
    ...['12', '14', '16'].map((number) => `,,${number},Orchard Lane,,Little Marling,,,ZZ1 4QX,`),
    ',,1,Far Field,,Little Marling,,,ZZ2 9QX,',
  ];
  writeFileSync(file, `${rows.join('\n')}\n`);
  await importAddresses({
    dataset: 'little-marling',
    country: 'GB',
    files: [file],
    indexFolder: join(dataFolder, 'addresses'),
  });

  if (kind === 'bare') return bare;

  const publish = async (changes: Partial<OfferInput>) => {
    const draft = await createOffer(olive, binOffer(changes));
    return transitionOffer(olive, { id: draft.id, transition: 'publish' });
  };
  const kits = await publish({ slug: 'water-kit', title: { en: 'Water-saving kit' } });
  const seeds = await createOffer(
    olive,
    binOffer({
      slug: 'seed-pack',
      title: { en: 'Wildflower seed pack' },
      opensAt: null,
      closesAt: null,
      items: [itemInput({ name: { en: 'Seed pack' }, isUnlimited: true })],
      organisation: { ...organisation, privacyNotice: {}, helpContact: {} },
    }),
  );
  const bins = await publish({});
  const quiet: Town = { ...bare, offers: { bins: bins.id, seeds: seeds.id, kits: kits.id } };
  if (kind === 'quiet') return quiet;

  const visitors = createVisitors({ context: past, masterSecret });
  const requests: Town['requests'] = [];
  const askAs = async (index: number, asking: Asking = {}) => {
    clock = Date.now() - hourMs - index * 90 * 60_000;
    requests[index] = await visitors.ask(index % 9 === 8 && index % 8 !== 4 ? kits : bins, index, asking);
  };
  const indices = Array.from({ length: 63 }, (_, at) => 62 - at);
  for (const index of indices.filter((at) => at % 8 !== 4)) {
    await askAs(index, {
      caddies: index % 3 === 0 ? 2 : 0,
      ...(index % 8 === 2 ? heldFor[Math.floor(index / 8) % heldFor.length] : {}),
    });
    if (index % 8 === 7)
      await withdrawRequest({ ...past, actor: { kind: 'visitor' } }, { id: requests[index]?.id ?? '', reason: '' });
  }
  // From now on requests for caddies are queued.
  const sellOut = async ({ id: offerId, definition: { items } }: Offer, left: number[]) => {
    for (const [at, { id: itemId }] of items.entries()) {
      const stock = (await context.store.stock.ofOffer(offerId)).find((one) => one.itemId === itemId);
      const quantity = (stock?.taken ?? 0) + (left[at] ?? 0) - (stock?.stock ?? 0);
      await moveStock(olive, { offerId, itemId, movement: { kind: 'correction', quantity, reason: 'Counted again' } });
    }
  };
  await sellOut(bins, [5, 0]);
  for (const index of indices.filter((at) => at % 8 === 4)) await askAs(index, { caddies: 2 });

  const batchOf = async (members: number[]) => {
    const requestIds = members.map((index) => requests[index]?.id ?? '');
    const batch = await makeBatch(olive, { offerId: bins.id, requestIds, country: '', postcode: '', max: 10 });
    await closeComposition(olive, { id: batch.id });
    const parcels = await context.store.batches.parcels(batch.id, { max: 10 });
    return { id: batch.id, references: parcels.map(({ reference }) => reference) };
  };
  clock = Date.now() - 2 * hourMs;
  const locked = await batchOf([5, 13, 21]);
  const gone = await batchOf([6, 14]);
  await saveTracking(olive, {
    id: gone.id,
    carrier: 'Royal Mail',
    trackingLink: 'https://carrier.example/{number}',
    parcels: gone.references.map((reference, at) => ({ reference, number: `AB12345${at}GB` })),
  });
  await dispatchBatch(olive, { id: gone.id });
  await transitionOffer(olive, { id: kits.id, transition: 'close' });
  return { ...quiet, requests, batches: { locked, gone } };
}

/** Hold reasons, one for every eighth request. */
const heldFor: Asking[] = [
  { isTyped: true },
  { input: { suspicions: ['too_fast'] } },
  { hasPass: false },
  { input: { suspicions: ['honeypot_filled'] } },
];
