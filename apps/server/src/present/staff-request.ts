import {
  batchName,
  requestChanges,
  returnReasons,
  trackingUrl,
  type DecisionVerb,
  type HistoryEntry,
  type ListedRequest,
  type QueueServed,
  type RequestDetail,
  type RequestRow,
  type RequestState,
} from '@doorstep/contract';
import { linesWithUnit } from '@doorstep/address-language';
import {
  answerInWords,
  handedOver,
  isCorrectable,
  itemName,
  localText,
  mayEnd,
  mayDo,
  offeredOf,
  placeName,
  placesOffered,
  sharedMarks,
  toIso,
  type Actor,
  type Instant,
  type AuditEntry,
  type Offer,
  type OfferDefinition,
  type PossibleDuplicate,
  type ServiceRequest,
  type Shipment,
  isUndoable,
  undoableForMs,
} from '@doorstep/core';

export function presentRequestRow(
  request: ServiceRequest,
  { offer, overByMerge }: { offer: Offer | undefined; overByMerge: Set<string> },
): RequestRow {
  const { address } = request;
  return {
    id: request.id,
    reference: request.reference,
    offer: { id: request.offerId, title: offer === undefined ? '' : titleOf(offer.definition) },
    state: request.state,
    holdReasons: request.holdReasons,
    name: request.contact.name,
    email: request.contact.email,
    addressLine: addressLine(request),
    postcode: address.postcode,
    place: placeName(offer?.definition, request.collection?.place),
    lines: request.lines.map(({ itemId, quantity }) => ({ name: itemName(offer?.definition, itemId), quantity })),
    assurance: request.assurance,
    source: request.source,
    checkProvider: request.checkProvider,
    receivedAt: toIso(request.receivedAt),
    updatedAt: toIso(Math.max(request.updatedAt, request.changedAt)),
    isErased: request.erasedAt !== null,
    isHomeOverByMerge: request.homeIds.some((id) => overByMerge.has(id)),
  };
}

function linesOf({ lines }: ServiceRequest, offer: Offer | undefined): RequestDetail['lines'] {
  return lines.map(({ itemId, quantity }) => ({ itemId, name: itemName(offer?.definition, itemId), quantity }));
}

export function presentListedRequest(
  request: ServiceRequest,
  given: { offer: Offer | undefined; overByMerge: Set<string>; actor: Actor },
): ListedRequest {
  const { offer, actor } = given;
  const { contact, address, answers, language, revision } = request;
  const row = presentRequestRow(request, given);
  return {
    ...row,
    offer: { ...row.offer, slug: offer?.slug ?? '' },
    lines: linesOf(request, offer),
    phone: contact.phone,
    address,
    answers,
    language,
    acceptedAt: toIso(request.acceptedAt),
    revision,
    transitions: transitionsFor(actor, request),
  };
}

export function presentRequestDetail(
  request: ServiceRequest,
  given: {
    offer: Offer;
    actor: Actor;
    at: Instant;
    place: number | null;
    history: AuditEntry[];
    homeIds: string[];
    sameHome: ServiceRequest[];
    possibleDuplicates: PossibleDuplicate[];
    samePerson: ServiceRequest[];
    titles: Map<string, string>;
    shipments: Shipment[];
    overByMerge: Set<string>;
    canAdjust: boolean;
    emails: RequestDetail['emails'];
    lapsesInDays: number | null;
    undelivered: RequestDetail['undelivered'];
  },
): RequestDetail {
  const { offer, actor, place, history, homeIds, sameHome } = given;
  const { definition } = offer;
  return {
    id: request.id,
    reference: request.reference,
    offer: { id: offer.id, slug: offer.slug, title: titleOf(definition) },
    offerVersion: request.offerVersion,
    state: request.state,
    place,
    holdReasons: request.holdReasons,
    hasPass: request.hasPass,
    checkProvider: request.checkProvider,
    lines: linesOf(request, offer),
    contact: request.contact,
    undelivered: request.erasedAt === null ? given.undelivered : null,
    emails: given.emails,
    answers: Object.entries(request.answers).map(([id, answer]) => presentAnswer(definition, id, answer)),
    address: request.address,
    addressLines: linesWithUnit(request.address.lines, request.address.unit),
    collection: presentCollection(request, given),
    assurance: request.assurance,
    source: request.source,
    language: request.language,
    receivedAt: toIso(request.receivedAt),
    acceptedAt: toIso(request.acceptedAt),
    homeIds,
    isHomeOverByMerge: request.homeIds.some((id) => given.overByMerge.has(id)),
    revision: request.revision,
    canCorrect: isCorrectable(request) && mayDo(actor, 'requests.decide'),
    adjustable: given.canAdjust && mayDo(actor, 'requests.decide') ? adjustableLines(request, given) : [],
    batch: presentShipment(given.shipments.at(-1)),
    lapsesInDays: given.lapsesInDays,
    undoable: undoableOf(request, given),
    sameHome: sameHome
      .filter(({ id }) => id !== request.id)
      .map(({ id, reference, state, receivedAt }) => ({ id, reference, state, receivedAt: toIso(receivedAt) })),
    possibleDuplicates: given.possibleDuplicates.flatMap(({ homeIds: pair, reason }) =>
      pair.filter((id) => !homeIds.includes(id)).map((homeId) => ({ homeId, reason })),
    ),
    samePerson: given.samePerson.map((other) => ({
      id: other.id,
      reference: other.reference,
      state: other.state,
      receivedAt: toIso(other.receivedAt),
      offerTitle: given.titles.get(other.offerId) ?? '',
      by: sharedMarks(request, other),
    })),
    history: history.map(presentEntry),
    erasedAt: toIso(request.erasedAt),
    transitions: transitionsFor(actor, request),
  };
}

function undoableOf(
  { state, collection }: ServiceRequest,
  { shipments, history, actor, at }: { shipments: Shipment[]; history: AuditEntry[]; actor: Actor; at: Instant },
): RequestDetail['undoable'] {
  const parcel = shipments.at(-1);
  const written = (what: 'dispatch' | 'return', doneAt: Instant | null | undefined) => {
    const until = mayDo(actor, 'batches.write') ? undoableUntil(doneAt, at) : null;
    return until === null ? null : { what, until };
  };
  if (state === 'dispatched') return written('dispatch', parcel?.dispatchedAt);
  if (state === 'returned' || state === 'lost') return written('return', parcel?.endedAt);
  const until = undoableUntil(handedOver({ state, collection }, history)?.at, at);
  return until === null || !mayDo(actor, 'requests.decide') ? null : { what: 'hand_over', until };
}

function adjustableLines(
  { lines }: ServiceRequest,
  { offer: { definition } }: { offer: Offer },
): RequestDetail['adjustable'] {
  const { items } = offeredOf(definition);
  const gone = lines.filter(({ itemId }) => items.every(({ id }) => id !== itemId));
  return [
    ...items.map(({ id, maxPerRequest }) => {
      const quantity = lines.find(({ itemId }) => itemId === id)?.quantity ?? 0;
      return { itemId: id, name: itemName(definition, id), quantity, max: Math.max(maxPerRequest, quantity) };
    }),
    ...gone.map(({ itemId, quantity }) => ({
      itemId,
      name: itemName(definition, itemId),
      quantity,
      max: quantity,
    })),
  ];
}

function presentCollection(
  request: ServiceRequest,
  { offer: { definition }, actor, at }: { offer: Offer; actor: Actor; at: Instant },
): RequestDetail['collection'] {
  const { collection } = request;
  if (collection === null) return null;
  const mayChange = isCorrectable(request) && mayDo(actor, 'requests.decide');
  const named = (id: string) => ({ id, name: placeName(definition, id) });
  return {
    place: named(collection.place),
    code: collection.code,
    choices: mayChange ? placesOffered(definition, at).map(({ id }) => named(id)) : [],
  };
}

function presentShipment(shipment: Shipment | undefined): RequestDetail['batch'] {
  if (shipment === undefined) return null;
  const { batchId: id, batchNumber, carrier, trackingLink, trackingNumber, dispatchedAt } = shipment;
  return {
    id,
    name: batchName(batchNumber),
    carrier,
    trackingNumber,
    trackingUrl: trackingUrl(trackingLink, trackingNumber),
    dispatchedAt: toIso(dispatchedAt),
  };
}

export function addressLine({ address }: ServiceRequest): string {
  return linesWithUnit(address.lines, address.unit).join(', ');
}

export function titleOf({ title, mainLanguage }: OfferDefinition): string {
  return localText(title, mainLanguage, mainLanguage).text;
}

export function transitionsFor(actor: Actor, request: ServiceRequest): DecisionVerb[] {
  if (!mayDo(actor, 'requests.decide')) return [];
  const transitions: DecisionVerb[] = [];
  const waits = request.state === 'waitlisted' || request.state === 'entered';
  const settlesDoubts = waits && request.holdReasons.length > 0;
  if (request.state === 'held' || settlesDoubts) transitions.push('accept');
  const others = (['hold', 'decline', 'withdraw'] as const).filter((decision) => mayEnd(request.state, decision));
  return [...transitions, ...others];
}

/** @param detail Of a `queue.served` entry. Its names are erased with personal data; the numbers stay. */
export function presentServed({ accepted, emails, references }: AuditEntry['detail']): QueueServed {
  return {
    accepted: Number(accepted ?? 0),
    emails: Number(emails ?? 0),
    references: typeof references === 'string' ? references : '',
  };
}

function presentEntry({ at, action, actorKind, actorName, detail }: AuditEntry): HistoryEntry {
  const { state, reason, note, from, to, kind, question } = detail;
  const changed = action === 'request.details_changed' ? requestChanges.find((one) => one === kind) : undefined;
  const returnReason = returnReasons.find((one) => one === kind);
  return {
    at: toIso(at),
    action,
    actor: actorName === '' ? actorKind : actorName,
    state: typeof state === 'string' ? (state as RequestState) : null,
    reason: typeof reason === 'string' ? reason : '',
    note: typeof note === 'string' ? note : '',
    ...(action === 'queue.served' ? { served: presentServed(detail) } : {}),
    ...(returnReason === undefined ? {} : { returnReason }),
    correction: typeof from === 'string' && typeof to === 'string' ? { from, to } : null,
    ...(changed === undefined
      ? {}
      : { change: { kind: changed, question: typeof question === 'string' ? question : '' } }),
  };
}

function presentAnswer(
  definition: OfferDefinition,
  id: string,
  answer: ServiceRequest['answers'][string],
): RequestDetail['answers'][number] {
  const { mainLanguage, questions } = definition;
  const question = questions.find((candidate) => candidate.id === id);
  return {
    id,
    value: answer,
    question: question === undefined ? id : localText(question.label, mainLanguage, mainLanguage).text,
    kind: question?.kind ?? null,
    answer: answerInWords(definition, id, answer),
  };
}

/** The end of the time for an undo; null if there is nothing to undo, or once the time is over. */
export function undoableUntil(doneAt: Instant | null | undefined, at: Instant): string | null {
  return doneAt != null && isUndoable(doneAt, at) ? toIso(doneAt + undoableForMs) : null;
}
