// Batches, as the stand-in has them: enough to make one, lock it, send it and take it apart.
import {
  carrierFileSchema,
  labelsSchema,
  batchName,
  trackingUrl,
  type BatchAction,
  type BatchDetail,
  type BatchDispatch,
  type BatchParcel,
  type BatchParcelPage,
  type BatchPreview,
  type BatchReferences,
  type BatchState,
  type FieldError,
  type MailKind,
  type PackedTick,
  type RequestDetail,
  type ReturnedRequest,
  type ReturnOutcome,
} from '@doorstep/contract';
import {
  batchChoiceSchema,
  dispatchSchema,
  printedSchema,
  returnSchema,
  takeOutSchema,
  trackingSchema,
} from '@doorstep/contract/operations';
import { checkCarrier, checkLabels, fileChoices } from './stand-in-batch-files.ts';
import { tryAgain } from './stand-in-decisions.ts';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';

export interface StoredBatch extends Omit<BatchDetail, 'items' | 'parcels' | 'dispatched' | 'actions'> {
  members: { requestId: string; trackingNumber: string; dispatchedAt: string | null }[];
  packerIds: string[];
  ticks: PackedTick[];
}

export interface StandInBatches {
  requests: RequestDetail[];
  batches: StoredBatch[];
}

const at = '2026-11-23T08:00:00.000Z';
const actions: Record<BatchState, BatchAction[]> = {
  filling: [],
  open: ['lock', 'take_out', 'track', 'undo'],
  locked: ['unlock', 'print', 'dispatch', 'take_out', 'track', 'undo'],
  printed: ['print', 'dispatch', 'take_out', 'track', 'undo'],
  dispatched: ['print', 'track', 'close'],
  closed: ['track'],
  undoing: [],
  undone: [],
};

const batchOf = (data: StandInBatches, id: string | undefined) => byId(data.batches, id, 'batch_not_found');
const requestOf = (data: StandInBatches, id: string) => byId(data.requests, id, 'request_not_found');

export const batchRoutes: Route<StandInBatches>[] = [
  [
    'GET',
    /^\/api\/v1\/returns$/,
    (data, { search }) => {
      const { rows: returns, ...page } = pageOf(returnsOf(data), search);
      return { returns, ...page };
    },
  ],
  ['POST', /^\/api\/v1\/returns$/, (data, { body }) => takeBack(data, body)],
  ['POST', /^\/api\/v1\/returns\/dry-run$/, (data, { body }) => tryReturn(data, body)],
  ['POST', /^\/api\/v1\/returns\/([^/]+)\/send-again\/dry-run$/, (data, _, [id]) => tryAgain(data, id)],
  [
    'POST',
    /^\/api\/v1\/returns\/([^/]+)\/(send-again|close)$/,
    (data, _, [id, decision]) => ({
      ...Object.assign(requestOf(data, id ?? ''), { state: decision === 'close' ? 'closed' : 'accepted' }),
      emails: decision === 'close' ? 0 : 1,
    }),
  ],
  [
    'GET',
    /^\/api\/v1\/batches$/,
    (data, { search }) => {
      const listed = data.batches.filter(({ state }) => state !== 'undone');
      const { rows, ...page } = pageOf(listed, search);
      return { batches: rows.map((one) => show(data, one)), ...page };
    },
  ],
  ['POST', /^\/api\/v1\/batches\/preview$/, (data, { body }) => preview(data, body)],
  ['POST', /^\/api\/v1\/batches$/, (data, { body }) => make(data, body)],
  ['GET', /^\/api\/v1\/batches\/([^/]+)$/, (data, _, [id]) => show(data, batchOf(data, id))],
  ['GET', /^\/api\/v1\/batches\/([^/]+)\/parcels$/, (data, _, [id]) => parcels(data, batchOf(data, id))],
  ['GET', /^\/api\/v1\/batches\/([^/]+)\/references$/, (data, _, [id]) => references(data, batchOf(data, id))],
  [
    'POST',
    /^\/api\/v1\/batches\/([^/]+)\/(lock|unlock|undo|close)$/,
    (data, _, [id, verb]) => move(data, batchOf(data, id), verb ?? ''),
  ],
  ['POST', /^\/api\/v1\/batches\/([^/]+)\/printed$/, (data, { body }, [id]) => print(data, batchOf(data, id), body)],
  ['POST', /^\/api\/v1\/batches\/([^/]+)\/take-out$/, (data, { body }, [id]) => takeOut(data, batchOf(data, id), body)],
  [
    'POST',
    /^\/api\/v1\/batches\/([^/]+)\/dispatch$/,
    (data, { body }, [id]) => dispatch(data, batchOf(data, id), body),
  ],
  ['GET', /^\/api\/v1\/batches\/([^/]+)\/files$/, () => fileChoices],
  [
    'POST',
    /^\/api\/v1\/batches\/([^/]+)\/labels\.pdf$/,
    (data, { body }, [id]) => {
      const { reason, print: number } = parse(labelsSchema, body);
      if (number !== undefined) return show(data, batchOf(data, id));
      return print(data, batchOf(data, id), reason === undefined ? {} : { reason });
    },
  ],
  [
    'POST',
    /^\/api\/v1\/batches\/([^/]+)\/labels\/check$/,
    (data, { body }, [id]) => checkLabels(referencesOf(data, batchOf(data, id).members), body),
  ],
  ['POST', /^\/api\/v1\/batches\/([^/]+)\/carrier\.csv$/, (_, { body }) => parse(carrierFileSchema, body)],
  [
    'POST',
    /^\/api\/v1\/batches\/([^/]+)\/carrier\/check$/,
    (data, { body }, [id]) => checkCarrier(referencesOf(data, batchOf(data, id).members), body),
  ],
  ['PUT', /^\/api\/v1\/batches\/([^/]+)\/tracking$/, (data, { body }, [id]) => track(data, batchOf(data, id), body)],
];

function pageOf<Row>(all: Row[], search: URLSearchParams) {
  const page = Number(search.get('page') ?? '1');
  const pageSize = 25;
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
}

/** A batch that is locked, and one that has left. */
export function inventBatches(requests: RequestDetail[]): Pick<StandInBatches, 'batches'> {
  const data: StandInBatches = { requests, batches: [] };
  const packed = requests.filter(({ state }) => state === 'packed').slice(0, 3);
  const gone = requests.filter(({ state }) => state === 'dispatched').slice(0, 2);
  store(data, packed, 'locked');
  store(data, gone, 'dispatched');
  return { batches: data.batches };
}

function store(data: StandInBatches, members: RequestDetail[], state: BatchState): StoredBatch {
  const number = data.batches.length + 1;
  const [first] = members;
  const batch: StoredBatch = {
    id: `b-${number}`,
    name: batchName(number),
    offer: { id: first?.offer.id ?? '', title: first?.offer.title ?? '' },
    state,
    createdBy: 'Olive Marchmain',
    createdAt: at,
    lockedAt: state === 'open' ? null : at,
    printedAt: null,
    dispatchedAt: state === 'dispatched' ? at : null,
    closedAt: null,
    carrier: state === 'dispatched' ? 'Royal Mail' : '',
    trackingLink: state === 'dispatched' ? 'https://carrier.example/{number}' : '',
    prints: 0,
    lastChange: null,
    packerIds: [],
    ticks: [],
    members: members.map(({ id }, index) => ({
      requestId: id,
      trackingNumber: state === 'dispatched' ? `AB12345${index}GB` : '',
      dispatchedAt: state === 'dispatched' ? at : null,
    })),
  };
  data.batches.unshift(batch);
  return batch;
}

function chosen(data: StandInBatches, body: unknown): { matching: RequestDetail[]; taken: RequestDetail[] } {
  const { offerId, country, postcode, max, requestIds } = parse(batchChoiceSchema, body);
  const matching = data.requests.filter(
    ({ id, state, offer, address }) =>
      state === 'accepted' &&
      offer.id === offerId &&
      (country === '' || address.countryCode === country) &&
      address.postcode.startsWith(postcode.toUpperCase()) &&
      (requestIds === undefined || requestIds.includes(id)),
  );
  return { matching, taken: matching.slice(0, max) };
}

function preview(data: StandInBatches, body: unknown): BatchPreview {
  const { matching, taken } = chosen(data, body);
  return {
    parcels: taken.length,
    matching: matching.length,
    items: itemsOf(taken),
    kinds: kindsOf(taken),
    withoutAddress: taken.length > 1 ? 1 : 0,
    overByMerge: taken.length > 1 ? 1 : 0,
  };
}

/** Each item weighs 2.5 kg. */
function kindsOf(requests: RequestDetail[]): BatchPreview['kinds'] {
  const kinds = Map.groupBy(requests, ({ lines }) => JSON.stringify(lines));
  return [...kinds.values()].map((alike) => {
    const lines = (alike[0]?.lines ?? []).map(({ name, quantity }) => ({ name, quantity }));
    return { parcels: alike.length, lines, weightGrams: 2500 * lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

function itemsOf(requests: RequestDetail[]): BatchDetail['items'] {
  const lines = Map.groupBy(
    requests.flatMap(({ lines: all }) => all),
    ({ itemId }) => itemId,
  );
  return [...lines].map(([itemId, all]) => ({
    itemId,
    name: all[0]?.name ?? '',
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

function make(data: StandInBatches, body: unknown): BatchDetail {
  const { taken } = chosen(data, body);
  const { requestIds = [] } = parse(batchChoiceSchema, body);
  const gone = requestIds.flatMap((id, index): FieldError[] =>
    taken.some((request) => request.id === id) ? [] : [{ field: `requestIds.${index}`, code: 'not_accepted' }],
  );
  if (gone.length > 0) throw new Refusal('request_invalid', gone);
  if (taken.length === 0) throw new Refusal('nothing_to_pack');
  for (const request of taken) request.state = 'packed';
  return show(data, store(data, taken, 'open'));
}

function show(data: StandInBatches, { members, ...batch }: StoredBatch): BatchDetail {
  return {
    ...batch,
    parcels: members.length,
    dispatched: members.filter(({ dispatchedAt }) => dispatchedAt !== null).length,
    items: itemsOf(members.map(({ requestId }) => requestOf(data, requestId))),
    actions: actions[batch.state].filter(
      (action) => action !== 'undo' || members.every(({ dispatchedAt }) => dispatchedAt === null),
    ),
  };
}

function parcels(data: StandInBatches, batch: StoredBatch): BatchParcelPage {
  const rows = batch.members.map(({ requestId, trackingNumber, dispatchedAt }, index): BatchParcel => {
    const request = requestOf(data, requestId);
    return {
      requestId,
      reference: request.reference,
      position: index + 1,
      name: request.contact.name,
      addressLines: request.addressLines,
      lines: request.lines.map(({ name, quantity }) => ({ name, quantity })),
      state: request.state,
      trackingNumber,
      trackingUrl: trackingUrl(batch.trackingLink, trackingNumber),
      packedAt: batch.ticks.find(({ reference }) => reference === request.reference)?.packedAt ?? null,
      dispatchedAt,
    };
  });
  return { parcels: rows, total: rows.length, page: 1, pageSize: 100 };
}

function referencesOf(data: StandInBatches, members: StoredBatch['members']): string[] {
  return members.map(({ requestId }) => requestOf(data, requestId).reference);
}

function references(data: StandInBatches, { members, ticks }: StoredBatch): BatchReferences {
  const here = members.filter(({ dispatchedAt }) => dispatchedAt === null);
  const gone = members.filter((member) => !here.includes(member));
  const untracked = here.filter(({ trackingNumber }) => trackingNumber === '');
  const waiting = referencesOf(data, here);
  return {
    waiting,
    dispatched: referencesOf(data, gone),
    unpacked: waiting.filter((one) => !ticks.some(({ reference }) => reference === one)),
    untracked: referencesOf(data, untracked),
  };
}

const after: Record<string, BatchState> = { lock: 'locked', unlock: 'open', undo: 'undone', close: 'closed' };

function move(data: StandInBatches, batch: StoredBatch, verb: string): BatchDetail {
  const allowed: string[] = show(data, batch).actions;
  if (!allowed.includes(verb)) throw new Refusal('state_conflict');
  Object.assign(batch, { state: after[verb] ?? batch.state, lastChange: { by: 'Olive Marchmain', at } });
  for (const { requestId } of batch.members) {
    const request = requestOf(data, requestId);
    if (verb === 'undo') request.state = 'accepted';
    if (verb === 'close') request.state = 'closed';
  }
  if (verb === 'undo') batch.members = [];
  return show(data, batch);
}

function print(data: StandInBatches, batch: StoredBatch, body: unknown): BatchDetail {
  const { reason } = parse(printedSchema, body);
  if (batch.prints > 0 && reason === undefined)
    throw new Refusal('request_invalid', [{ field: 'reason', code: 'required' }]);
  Object.assign(batch, { prints: batch.prints + 1, printedAt: at });
  if (batch.state === 'locked') batch.state = 'printed';
  return show(data, batch);
}

function takeOut(data: StandInBatches, batch: StoredBatch, body: unknown): BatchDetail {
  const { requestIds } = parse(takeOutSchema, body);
  for (const id of requestIds) requestOf(data, id).state = 'accepted';
  batch.members = batch.members.filter(({ requestId }) => !requestIds.includes(requestId));
  return show(data, batch);
}

function refuseUnknown(data: StandInBatches, batch: StoredBatch, references: string[], path: (n: number) => string) {
  const known = referencesOf(data, batch.members);
  const errors = references.flatMap((reference, index): FieldError[] =>
    known.includes(reference) ? [] : [{ field: path(index), code: 'not_in_batch' }],
  );
  if (errors.length > 0) throw new Refusal('request_invalid', errors);
}

function dispatch(data: StandInBatches, batch: StoredBatch, body: unknown): BatchDispatch {
  const { references } = parse(dispatchSchema, body);
  if (references !== undefined) refuseUnknown(data, batch, references, (index) => `references.${index}`);
  const leaving = batch.members.filter(
    ({ requestId, dispatchedAt }) =>
      dispatchedAt === null && (references?.includes(requestOf(data, requestId).reference) ?? true),
  );
  for (const member of leaving) {
    member.dispatchedAt = at;
    requestOf(data, member.requestId).state = 'dispatched';
  }
  if (batch.members.every(({ dispatchedAt }) => dispatchedAt !== null)) batch.state = 'dispatched';
  return { dispatched: leaving.length, emails: leaving.length };
}

function track(data: StandInBatches, batch: StoredBatch, body: unknown): BatchDetail {
  const { carrier, trackingLink, parcels: lines } = parse(trackingSchema, body);
  refuseUnknown(
    data,
    batch,
    lines.map(({ reference }) => reference),
    (index) => `parcels.${index}.reference`,
  );
  Object.assign(batch, { carrier, trackingLink });
  for (const { reference, number } of lines) {
    const member = batch.members.find(({ requestId }) => requestOf(data, requestId).reference === reference);
    if (member !== undefined) member.trackingNumber = number;
  }
  return show(data, batch);
}

function returnsOf({ requests }: StandInBatches): ReturnedRequest[] {
  return requests.flatMap(({ id, reference, offer, state, contact, addressLines, lines, receivedAt }) =>
    state === 'returned' || state === 'lost'
      ? { id, reference, offer, state, name: contact.name, addressLine: addressLines.join(', '), lines, at: receivedAt }
      : [],
  );
}

function underWay({ requests }: StandInBatches, reference: string): RequestDetail {
  const request = requests.find((one) => one.reference === reference);
  if (request === undefined) throw new Refusal('request_not_found');
  if (request.state !== 'dispatched') throw new Refusal('state_conflict');
  return request;
}

function tryReturn(data: StandInBatches, body: unknown): { answer: ReturnOutcome; mails: MailKind[] } {
  const { reference, isBackOnShelf } = parse(returnSchema, body);
  const { id, contact, offer } = underWay(data, reference);
  const kind = { offerTitle: offer.title, language: 'en' };
  const mail = { to: contact.email, subject: `Your request ${reference} came back to us`, text: 'It came back.' };
  const queueMail = { to: 'kim@example.org', subject: 'Your request is accepted', text: 'Good news.' };
  const mails = [
    ...(isBackOnShelf ? [{ ...kind, about: 'r-queue', count: 2, mail: queueMail }] : []),
    ...(contact.email === '' ? [] : [{ ...kind, about: id, count: 1, mail }]),
  ];
  return { answer: { id, reference, accepted: isBackOnShelf ? 3 : 0, emails: 0 }, mails };
}

function takeBack(data: StandInBatches, body: unknown): ReturnOutcome {
  const { reference, outcome, isBackOnShelf } = parse(returnSchema, body);
  const request = underWay(data, reference);
  request.state = outcome;
  return {
    id: request.id,
    reference,
    accepted: isBackOnShelf ? 1 : 0,
    emails: Number(isBackOnShelf) + Number(request.contact.email !== ''),
  };
}
