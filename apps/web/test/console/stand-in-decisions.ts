// What staff decide about one request, as the stand-in has it.
import {
  adjustmentSchema,
  correctionSchema,
  decideManySchema,
  decisionSchema,
  declineSchema,
  previewManySchema,
  noteSchema,
  type DecidedMany,
  type DecisionVerb,
  type HistoryEntry,
  type MailKind,
  type ManyPreview,
  type RequestDetail,
  type RequestState,
} from '@doorstep/contract';
import { byId, parse, Refusal } from './stand-in-call.ts';

export function previewDecision({ contact, reference }: RequestDetail, decision: string, body: unknown): Previewed {
  const { reason } = parse(decisionSchema, body);
  const text = decision === 'decline' ? `We are sorry.\n\nThe reason given: ${reason}` : 'Your request is cancelled.';
  return {
    mail: contact.email === '' ? null : { to: contact.email, subject: `About your request ${reference}`, text },
  };
}

interface Previewed {
  mail: MailKind['mail'] | null;
}

/** Of a parcel that is sent again. */
export function tryAgain({ requests }: { requests: RequestDetail[] }, id = ''): { mails: MailKind[] } {
  const request = byId(requests, id, 'request_not_found');
  return triedOf(request, previewChange(request));
}

/** As a dry run has it. */
export function triedOf({ id, offer }: RequestDetail, { mail }: Previewed): { mails: MailKind[] } {
  const kind = { about: id, count: 1, offerTitle: offer.title, language: 'en' };
  return { mails: mail === null ? [] : [{ ...kind, mail }] };
}

/** A kind for each offer. */
export function previewMany(requests: RequestDetail[], body: unknown): ManyPreview {
  const { decision, requestIds, reason } = parse(previewManySchema, body);
  const chosen = requests.filter(({ id, contact }) => requestIds.includes(id) && contact.email !== '');
  const kinds = [...Map.groupBy(chosen, ({ offer }) => offer.title)].flatMap(([offerTitle, ofOffer]) => {
    const [first] = ofOffer;
    const mail = first === undefined ? null : previewDecision(first, decision, { reason }).mail;
    return mail === null
      ? []
      : [{ about: ofOffer[0]?.id ?? '', count: ofOffer.length, mail, offerTitle, language: 'en' }];
  });
  return { kinds };
}

const stateAfter = { accept: 'accepted', hold: 'held', decline: 'declined', withdraw: 'withdrawn' } as const;

export function decide(request: RequestDetail, decision: string, body: unknown): RequestDetail {
  const { reason, note, revision } =
    decision === 'decline' ? parse(declineSchema, body) : { ...parse(decisionSchema, body), note: '' };
  if (revision !== request.revision) throw new Refusal('request_changed');
  request.revision += 1;
  if (!request.transitions.some((one) => one === decision)) throw new Refusal('state_conflict');
  const state = stateAfter[decision as DecisionVerb];
  request.state = state;
  request.holdReasons = state === 'held' ? ['put_back'] : [];
  request.transitions =
    state === 'accepted' ? ['hold', 'decline', 'withdraw'] : state === 'held' ? ['accept', 'decline', 'withdraw'] : [];
  record(request, { action: `request.${state}`, state, reason, note });
  return request;
}

export function previewChange({ contact, reference }: RequestDetail): Previewed {
  const text = `Your request was changed.\n\nYour reference is ${reference}.`;
  return {
    mail: contact.email === '' ? null : { to: contact.email, subject: `Your request ${reference} was changed`, text },
  };
}

export function adjust(request: RequestDetail, body: unknown): RequestDetail {
  const { lines, reason, revision } = parse(adjustmentSchema, body);
  if (revision !== request.revision) throw new Refusal('request_changed');
  if (lines.some(({ quantity }) => quantity === 3)) throw new Refusal('sold_out');
  const inWords = () => request.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const from = inWords();
  request.revision += 1;
  request.adjustable = request.adjustable.map((item) => ({
    ...item,
    quantity: lines.find(({ item: itemId }) => itemId === item.itemId)?.quantity ?? 0,
  }));
  request.lines = request.adjustable.filter(({ quantity }) => quantity > 0);
  record(request, { action: 'request.adjusted', reason, correction: { from, to: inWords() } });
  return request;
}

export function correct(request: RequestDetail, body: unknown): RequestDetail {
  const { address, reason, revision } = parse(correctionSchema, body);
  if (revision !== request.revision) throw new Refusal('request_changed');
  return changeAddress(request, { line1: address.typed?.line1 ?? '', reason });
}

export function changeAddress(
  request: RequestDetail,
  { line1, ...entry }: { line1: string } & Partial<HistoryEntry>,
): RequestDetail {
  const from = request.addressLines.join(', ');
  request.revision += 1;
  request.addressLines = [line1, ...request.addressLines.slice(1)];
  request.address = { ...request.address, lines: request.addressLines };
  const to = request.addressLines.join(', ');
  record(request, { action: 'request.address_corrected', correction: { from, to }, ...entry });
  return request;
}

export function addNote(request: RequestDetail, body: unknown): RequestDetail {
  record(request, { action: 'request.noted', note: parse(noteSchema, body).note });
  return request;
}

/** What visitors of an offer were told, the latest first. */
export function declineReasons(requests: RequestDetail[], offerId: string): { reasons: string[] } {
  const declined = requests
    .filter(({ offer, state }) => offer.id === offerId && state === 'declined')
    .flatMap(({ history }) => history.filter(({ action, reason }) => action === 'request.declined' && reason !== ''))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return { reasons: [...new Set(declined.map(({ reason }) => reason))].slice(0, 5) };
}

export function decideMany(requests: RequestDetail[], body: unknown): DecidedMany {
  const { decision, reason, note, requests: read } = parse(decideManySchema, body);
  const outcome: DecidedMany = { decided: 0, refused: {}, accepted: [], waitlisted: 0, entered: 0 };
  for (const { id, revision } of read) {
    const request = requests.find((one) => one.id === id);
    if (request?.revision === revision) {
      decide(request, decision, decision === 'decline' ? { reason, note, revision } : { reason, revision });
      outcome.decided += 1;
      if (request.state === 'accepted') outcome.accepted.push({ id, revision: request.revision });
      if (request.state === 'waitlisted') outcome.waitlisted += 1;
    } else outcome.refused.request_changed = (outcome.refused.request_changed ?? 0) + 1;
  }
  return outcome;
}

const openStates: RequestState[] = ['held', 'waitlisted', 'entered', 'accepted'];

export function erase(request: RequestDetail): { erasedAt: string | null } {
  const at = new Date().toISOString();
  if (request.state === 'packed') throw new Refusal('state_conflict');
  if (openStates.includes(request.state)) {
    request.state = 'withdrawn';
    record(request, { action: 'request.withdrawn', state: 'withdrawn', at });
  }
  request.history = request.history.map((entry) => ({ ...entry, reason: '', note: '', correction: null }));
  record(request, { action: 'request.erased', at });
  return Object.assign(request, {
    contact: { name: '', email: '', phone: '' },
    answers: [],
    address: { ...request.address, unit: '', number: '', street: '', city: '', postcode: '', lines: [] },
    addressLines: [],
    holdReasons: [],
    transitions: [],
    canCorrect: false,
    adjustable: [],
    erasedAt: at,
  });
}

function record(request: RequestDetail, entry: Partial<HistoryEntry> & { action: string }): void {
  request.history.push({
    at: new Date().toISOString(),
    actor: 'Olive Marchmain',
    state: null,
    reason: '',
    note: '',
    correction: null,
    ...entry,
  });
}
