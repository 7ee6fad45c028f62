// The staff API of the contract, in memory: enough of it to show and try every screen of the console.
import { randomUUID } from 'node:crypto';
import {
  drawValueSchema,
  movementInputSchema,
  offerEffectsSchema,
  offerInputSchema,
  requestQuerySchema,
  staffActions,
  type OfferTransition,
  type RequestDetail,
  type RequestState,
  type Role,
  type ServiceTestReport,
  type StaffSession,
  type TestedService,
} from '@doorstep/contract';
import { addressForm } from '@doorstep/address-language';
import { effectsOfChange, effectsOfTransition, permissions, type Offer } from '@doorstep/core';
import * as v from 'valibot';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';
import type { StandInData, StoredOffer } from './stand-in-data.ts';
import {
  addNote,
  adjust,
  correct,
  decide,
  decideMany,
  declineReasons,
  erase,
  previewChange,
  previewDecision,
  previewMany,
  triedOf,
} from './stand-in-decisions.ts';
import { batchRoutes } from './stand-in-batches.ts';
import { floodRoutes } from './stand-in-floods.ts';
import { homeRoutes } from './stand-in-homes.ts';
import { showOffer, summariseOffer, usesOf } from './stand-in-offers.ts';
import { packingRoutes } from './stand-in-packing.ts';
import { peopleRoutes } from './stand-in-people.ts';
import { marlingPolygon } from './stand-in-polygon.ts';
import { sharingRoutes } from './stand-in-sharing.ts';
import { webhookRoutes } from './stand-in-webhooks.ts';

export const sessionOf = (
  role: Role,
  { sendsEmails, tiles }: Pick<StaffSession, 'sendsEmails' | 'tiles'>,
): StaffSession => ({
  person: { id: `p-${role}`, name: 'Olive Marchmain', email: 'olive@marling.example', role },
  actions: staffActions.filter((action) => permissions[action].includes(role)),
  sendsEmails,
  tiles,
});

const after: Record<OfferTransition, StoredOffer['status']> = {
  publish: 'published',
  pause: 'paused',
  resume: 'published',
  close: 'closed',
  reopen: 'published',
  archive: 'archived',
};

export const routes: Route<StandInData>[] = [
  ...batchRoutes,
  ...floodRoutes,
  ...homeRoutes,
  ...packingRoutes,
  ...peopleRoutes,
  ...sharingRoutes,
  ...webhookRoutes,
  ['GET', /^\/api\/address-forms\/([A-Z]{2})$/, (_, __, [country = '']) => addressForm(country)],
  ['GET', /^\/api\/v1\/offers$/, (data) => data.offers.map((offer) => summariseOffer(data, offer))],
  ['POST', /^\/api\/v1\/offers\/preview$/, (_, { body }) => ({ html: previewOf(parse(offerInputSchema, body)) })],
  ['POST', /^\/api\/v1\/offers$/, (data, { body }) => createOffer(data, body)],
  ['GET', /^\/api\/v1\/offers\/([^/]+)$/, (data, _, [id]) => showOffer(data, offerOf(data, id))],
  ['PUT', /^\/api\/v1\/offers\/([^/]+)$/, (data, { body }, [id]) => saveOffer(data, offerOf(data, id), body)],
  ['GET', /^\/api\/v1\/offers\/([^/]+)\/decline-reasons$/, (data, _, [id]) => declineReasons(data.requests, id ?? '')],
  ['GET', /^\/api\/v1\/offers\/([^/]+)\/uses$/, (data, _, [id]) => usesOf(data, offerOf(data, id))],
  ['GET', /^\/api\/v1\/offers\/([^/]+)\/movements$/, (data, _, [id]) => offerOf(data, id).movements.toReversed()],
  [
    'POST',
    /^\/api\/v1\/offers\/([^/]+)\/items\/([^/]+)\/movements$/,
    (data, { body }, [id, itemId]) => moveStock(data, offerOf(data, id), itemId ?? '', body),
  ],
  [
    'POST',
    /^\/api\/v1\/offers\/([^/]+)\/(publish|pause|resume|close|reopen|archive)$/,
    (data, _, [id, transition]) => changeStatus(data, offerOf(data, id), transition as OfferTransition),
  ],
  ['POST', /^\/api\/v1\/offers\/([^/]+)\/effects$/, (data, { body }, [id]) => effects(data, offerOf(data, id), body)],
  ['POST', /^\/api\/v1\/offers\/([^/]+)\/draw$/, (data, { body }, [id]) => draw(data, offerOf(data, id), body)],
  [
    'POST',
    /^\/api\/v1\/offers\/([^/]+)\/limit-group$/,
    (data, { body }, [id]) => joinGroup(data, offerOf(data, id), body),
  ],
  ['GET', /^\/api\/v1\/polygons\/[0-9a-f]{64}$/, () => marlingPolygon],
  ['POST', /^\/api\/v1\/polygons$/, (_, { body }) => takePolygon(body)],
  ['GET', /^\/api\/v1\/requests$/, (data, { search }) => listRequests(data, search)],
  ['GET', /^\/api\/v1\/requests\/([^/]+)\/revision$/, (data, _, [id]) => ({ revision: requestOf(data, id).revision })],
  ['POST', /^\/api\/v1\/requests\/decide$/, (data, { body }) => decideMany(data.requests, body)],
  ['POST', /^\/api\/v1\/requests\/decide\/preview$/, (data, { body }) => previewMany(data.requests, body)],
  ['GET', /^\/api\/v1\/requests\/([^/]+)$/, (data, _, [id]) => requestOf(data, id)],
  [
    'POST',
    /^\/api\/v1\/requests\/([^/]+)\/(hold|decline|withdraw)\/dry-run$/,
    (data, { body }, [id, decision]) =>
      triedOf(requestOf(data, id), previewDecision(requestOf(data, id), decision ?? '', body)),
  ],
  [
    'POST',
    /^\/api\/v1\/requests\/([^/]+)\/(accept|hold|decline|withdraw)$/,
    (data, { body }, [id, decision]) => decide(requestOf(data, id), decision ?? '', body),
  ],
  [
    'POST',
    /^\/api\/v1\/requests\/([^/]+)\/(?:lines|address)\/dry-run$/,
    (data, _, [id]) => triedOf(requestOf(data, id), previewChange(requestOf(data, id))),
  ],
  ['POST', /^\/api\/v1\/requests\/([^/]+)\/lines$/, (data, { body }, [id]) => adjust(requestOf(data, id), body)],
  ['POST', /^\/api\/v1\/requests\/([^/]+)\/address$/, (data, { body }, [id]) => correct(requestOf(data, id), body)],
  ['POST', /^\/api\/v1\/requests\/([^/]+)\/notes$/, (data, { body }, [id]) => addNote(requestOf(data, id), body)],
  ['POST', /^\/api\/v1\/requests\/([^/]+)\/erase$/, (data, _, [id]) => erase(requestOf(data, id))],
  ['GET', /^\/api\/v1\/mails$/, (data) => data.mails],
  ['GET', /^\/api\/v1\/alarms$/, (data) => data.alarms],
  ['GET', /^\/api\/v1\/services$/, (data) => data.services],
  ['POST', /^\/api\/v1\/services\/([^/]+)\/test$/, (data, _, [service]) => testService(data, service ?? '')],
];

function takePolygon(body: unknown) {
  const { type } = body as { type?: unknown };
  if (type === 'Polygon') return { ...marlingPolygon, id: 'f'.repeat(64), pieces: 1, holes: 0, vertices: 4 };
  throw new Refusal('request_invalid', [
    { field: 'area.polygon', code: 'polygon_not_closed', values: { piece: 2, ring: 1 } },
  ]);
}

function testService(data: StandInData, service: string): ServiceTestReport {
  const findings = data.findings[service as TestedService];
  if (findings.every(({ state }) => state !== 'wrong')) data.alarms.open = [];
  return { at: new Date().toISOString(), findings };
}

const offerOf = (data: StandInData, id: string | undefined) => byId(data.offers, id, 'offer_not_found');
const requestOf = (data: StandInData, id: string | undefined) => byId(data.requests, id, 'request_not_found');

function withIds(input: v.InferOutput<typeof offerInputSchema>) {
  const items = input.items.map((item) => {
    const kept = { ...item, id: item.id ?? randomUUID() };
    delete kept.openingStock;
    return kept;
  });
  return { ...input, items };
}

function createOffer(data: StandInData, body: unknown) {
  const input = parse(offerInputSchema, body);
  if (data.offers.some((offer) => offer.input.slug === input.slug)) throw new Refusal('slug_taken');
  const kept = withIds(input);
  const at = new Date().toISOString();
  const offer: StoredOffer = {
    id: randomUUID(),
    version: 1,
    status: 'draft',
    input: kept,
    movements: [],
    limitGroupId: null,
    draw: null,
    updatedAt: at,
  };
  data.offers.unshift(offer);
  kept.items.forEach((item, index) => {
    const quantity = input.items[index]?.openingStock ?? 0;
    if (quantity > 0) moveStock(data, offer, item.id, { kind: 'delivery', quantity });
  });
  return showOffer(data, offer);
}

function saveOffer(data: StandInData, offer: StoredOffer, body: unknown) {
  const { version, input } = parse(v.strictObject({ version: v.number(), input: offerInputSchema }), body);
  if (version !== offer.version) throw new Refusal('version_conflict');
  if (data.offers.some((other) => other !== offer && other.input.slug === input.slug)) throw new Refusal('slug_taken');
  offer.input = withIds(input);
  offer.version += 1;
  input.items.forEach((item, index) => {
    const quantity = item.openingStock ?? 0;
    const itemId = offer.input.items[index]?.id;
    if (itemId !== undefined && quantity > 0) moveStock(data, offer, itemId, { kind: 'delivery', quantity });
  });
  return showOffer(data, offer);
}

function effects(data: StandInData, offer: StoredOffer, body: unknown) {
  const { version, input, transition } = parse(offerEffectsSchema, body);
  if (version !== undefined && version !== offer.version) throw new Refusal('version_conflict');
  if (data.offers.some((other) => other !== offer && other.input.slug === input?.slug)) throw new Refusal('slug_taken');
  const { slug } = offer.input;
  const stored = { slug, status: offer.status, definition: offer.input, group: null } as unknown as Offer;
  const ground = { counts: summariseOffer(data, offer).counts, at: Date.now() };
  return {
    effects: [
      ...(input === undefined ? [] : effectsOfChange(stored, input, ground)),
      ...(transition === undefined ? [] : effectsOfTransition(stored, transition, ground)),
    ],
  };
}

function changeStatus(data: StandInData, offer: StoredOffer, transition: OfferTransition) {
  if (transition === 'publish' && showOffer(data, offer).missing.length > 0) throw new Refusal('publish_incomplete');
  if (transition === 'reopen' && Date.parse(offer.input.closesAt ?? '') <= Date.now())
    offer.input = { ...offer.input, closesAt: null };
  offer.status = after[transition];
  offer.version += 1;
  return showOffer(data, offer);
}

/** What a colleague entered, while it is not shown. */
const hiddenValue = '3 9 17 24 31 40';

function draw(data: StandInData, offer: StoredOffer, body: unknown) {
  const { value } = parse(drawValueSchema, body);
  if (!offer.draw?.isDue) throw new Refusal('draw_not_ready');
  const entered = [
    ...offer.draw.entered.filter(({ isOwn }) => !isOwn),
    { person: 'Olive Marchmain', isOwn: true, value, at: new Date().toISOString() },
  ];
  const isConfirmed = offer.draw.entered.some((one) => !one.isOwn && (one.value ?? hiddenValue) === value);
  offer.draw = isConfirmed
    ? { ...offer.draw, entered, state: 'drawn', value, isDue: false }
    : { ...offer.draw, entered };
  return showOffer(data, offer);
}

function joinGroup(data: StandInData, offer: StoredOffer, body: unknown) {
  offer.limitGroupId = parse(v.strictObject({ groupId: v.nullable(v.string()) }), body).groupId;
  return data.groups;
}

function moveStock(data: StandInData, offer: StoredOffer, itemId: string, body: unknown) {
  const movement = parse(movementInputSchema, body);
  const signed = movement.kind === 'damaged' ? -Math.abs(movement.quantity) : movement.quantity;
  const now = showOffer(data, offer).stock.find((stock) => stock.itemId === itemId);
  if (now && (now.stock ?? 0) + signed < now.taken) throw new Refusal('stock_below_taken');
  const at = new Date().toISOString();
  const made = { id: randomUUID(), itemId, kind: movement.kind, quantity: signed, reason: movement.reason };
  offer.movements.push({ ...made, at, person: 'Olive Marchmain' });
  const isDelivery = movement.kind === 'delivery';
  return { accepted: isDelivery ? 12 : 0, emails: isDelivery ? 9 : 0 };
}

function listRequests(data: StandInData, search: URLSearchParams) {
  const query = parse(requestQuerySchema, Object.fromEntries(search));
  const words = query.search.toLowerCase();
  const fitting = data.requests.filter(
    (one) =>
      (query.offer === undefined || one.offer.id === query.offer) &&
      (query.network === undefined || data.networkOf[one.id] === query.network) &&
      (query.assurance === undefined || one.assurance === query.assurance) &&
      (query.from === undefined || one.receivedAt >= query.from) &&
      (query.until === undefined || one.receivedAt < query.until) &&
      (query.postcode === undefined || one.address.postcode.startsWith(query.postcode)) &&
      [one.reference, one.contact.name, one.contact.email, ...one.address.lines]
        .join(' ')
        .toLowerCase()
        .includes(words),
  );
  const counts: Partial<Record<RequestState, number>> = {};
  for (const { state } of fitting) counts[state] = (counts[state] ?? 0) + 1;
  const sorted = fitting
    .filter(({ state }) => query.state === undefined || state === query.state)
    .toSorted(by(query.sort));
  const pageSize = 25;
  const rows = sorted.slice((query.page - 1) * pageSize, query.page * pageSize).map((one) => ({
    id: one.id,
    reference: one.reference,
    offer: { id: one.offer.id, title: one.offer.title },
    state: one.state,
    holdReasons: one.holdReasons,
    isErased: one.erasedAt !== null,
    isHomeOverByMerge: one.isHomeOverByMerge,
    name: one.contact.name,
    addressLine: one.address.lines.join(', '),
    postcode: one.address.postcode,
    lines: one.lines.map(({ name, quantity }) => ({ name, quantity })),
    email: one.contact.email,
    assurance: one.assurance,
    source: one.source,
    checkProvider: one.checkProvider,
    receivedAt: one.receivedAt,
    updatedAt: one.acceptedAt ?? one.receivedAt,
    revision: one.revision,
    transitions: one.transitions,
  }));
  return { rows, total: sorted.length, page: query.page, pageSize, heldLong: 2, counts };
}

function by(sort: string): (a: RequestDetail, b: RequestDetail) => number {
  if (sort === 'oldest') return (a, b) => a.receivedAt.localeCompare(b.receivedAt);
  if (sort === 'name') return (a, b) => a.contact.name.localeCompare(b.contact.name);
  if (sort === 'postcode') return (a, b) => a.address.postcode.localeCompare(b.address.postcode);
  if (sort === 'reference') return (a, b) => a.reference.localeCompare(b.reference);
  return (a, b) => b.receivedAt.localeCompare(a.receivedAt);
}

function previewOf({ title, mainLanguage, organisation }: v.InferOutput<typeof offerInputSchema>): string {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>Preview</title></head><body>
    <h1>${safe(title[mainLanguage] ?? '')}</h1><p>${safe(organisation.name)}</p></body></html>`;
}
