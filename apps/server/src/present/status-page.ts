import {
  requestChanges,
  returnReasons,
  timelineEvents,
  trackingUrl,
  type HoldReason,
  type PublicOffer,
  type RequestStanding,
  type RequestState,
  type StatusCollection,
  type StatusMail,
  type StatusPage,
  linesAboveTown,
} from '@doorstep/contract';
import {
  findPlace,
  givingOfRequest,
  isCollected,
  isCorrectable,
  isReadyAt,
  itemText,
  keptUntil,
  maskEmail,
  openingsAhead,
  placeName,
  placesOffered,
  toIso,
  type AuditEntry,
  type Instant,
  type OfferDefinition,
  type ServiceRequest,
  type Shipment,
  type StoredMail,
  undeliveredMail,
} from '@doorstep/core';
import { placeOfRequest, spelt } from './collection-in-words.ts';
import { presentPlace } from './places-in-words.ts';
import { qrCode } from './qr-code.ts';
import { givingInWords } from './brief/facts-of-offer.ts';
import { promisedDay, stepsOfRequest, type PastStep } from './brief/steps-of-request.ts';
import type { WordsOfOffer } from './brief/words-of-offer.ts';

/** A link that is not mailed within this time is no longer expected. */
const linkExpectedWithinMs = 24 * 3_600_000;

interface MailedLink {
  expiresAt: Instant;
  usedAt: Instant | null;
}

/** Hold reasons that the mailed link settles; a request held for any other reason gets no link. */
const settledByLink: ReadonlySet<HoldReason> = new Set(['no_pass', 'check_unavailable']);

const confirmedStates: ReadonlySet<RequestState> = new Set(['accepted', 'packed', 'dispatched', 'closed']);
const endedStates: ReadonlySet<RequestState> = new Set(['withdrawn', 'lapsed']);

export function presentStatus(
  request: ServiceRequest,
  given: {
    offer: PublicOffer;
    /** Includes retired items. */
    definition: OfferDefinition;
    /** The secret link that the visitor came by. */
    ownLink: string;
    history: AuditEntry[];
    place: number | null;
    entry: StatusPage['entry'];
    isShown: boolean;
    canWithdraw: boolean;
    canChange: boolean;
    canCorrectReturned: boolean;
    canSendMail: boolean;
    refused: StatusPage['refused'];
    outcome: StatusCollection['outcome'];
    mailed: Pick<StatusMail, 'outcome' | 'typed'>;
    link: MailedLink | null;
    words: WordsOfOffer;
    mails: StoredMail[];
    shipments: Shipment[];
    at: Instant;
  },
): StatusPage {
  const { offer, place, canWithdraw, canChange, canCorrectReturned } = given;
  const history = withoutUndone(given.history);
  const { state } = request;
  const standing = standingOf(request, { ...given, history });
  const shown = history.filter((entry) => timelineSteps(entry).length > 0);
  return {
    kind: 'status',
    offer,
    reference: request.reference,
    link: given.ownLink,
    state,
    standing,
    came: state === 'accepted' ? cameOf(history) : null,
    place,
    lines: request.lines.map(({ itemId, quantity }) => ({
      name: itemText(given.definition, itemId, offer.language),
      quantity,
    })),
    name: given.isShown ? request.contact.name : maskWords(request.contact.name),
    addressLines: given.isShown ? wholeAddress(request) : maskAddress(request),
    isShown: given.isShown,
    brief: {
      days: daysOf(given.words, request, history),
      steps: stepsOfRequest(given.words, {
        request,
        standing,
        past: shown.flatMap(timelineSteps),
        place,
        canSendMail: given.canSendMail,
      }),
      giving: givingInWords(given.words, givingOfRequest(given.definition, request)).texts,
      emailed: emailedOf(request, given),
    },
    shipment: isCollected(request) ? null : shipmentOf(request, given.shipments),
    reason: state === 'declined' ? reasonToVisitor(history) : '',
    canWithdraw,
    canChange,
    canCorrectReturned,
    returnReason: returnReasonOf(history),
    canAskAgain: endedStates.has(state) && offer.phase === 'open' && (!offer.isSoldOut || offer.hasWaitlist),
    // Delivery texts by staff do not apply to visitors who collect from an offer that is otherwise delivered.
    isConfirmed:
      confirmedStates.has(state) &&
      standing !== 'closed_undelivered' &&
      (!isCollected(request) || given.definition.collection?.isForEverybody === true),
    collection: collectionOf(request, given),
    refused: given.refused,
    changed: changeOf(history.findLast((entry) => shown.includes(entry) || entry.action === 'request.email_asked')),
    newEmail: newEmailOf(request),
    entry: given.entry,
    qr: qrCode(given.ownLink),
    mail:
      given.canSendMail && request.erasedAt === null
        ? { knownAs: request.contact.email === '' ? '' : maskEmail(request.contact.email), ...given.mailed }
        : null,
    confirmation:
      standing === 'unconfirmed'
        ? {
            sentTo: maskEmail(request.contact.email),
            until: given.link === null ? null : new Date(given.link.expiresAt).toISOString(),
          }
        : null,
  };
}

function standingOf(
  request: ServiceRequest,
  given: { history: AuditEntry[]; canSendMail: boolean; link: MailedLink | null; words: WordsOfOffer; at: Instant },
): RequestStanding {
  const { state, hasPass, holdReasons, contact } = request;
  const { history, canSendMail } = given;
  const collected = isCollected(request);
  const isInDoubt = holdReasons.length > 0;
  switch (state) {
    case 'held': {
      if (hasPass && wasDrawn(history)) return 'held_drawn';
      if (hasPass) return holdReasons.every((reason) => reason === 'review') && isInDoubt ? 'held_review' : 'held';
      const isLinkMailed =
        canSendMail && contact.email !== '' && holdReasons.some((reason) => settledByLink.has(reason));
      return isLinkMailed && canConfirm(request, given) ? 'unconfirmed' : 'held_unreserved';
    }
    case 'waitlisted':
      if (history.some(({ detail }) => detail['reason'] === 'draw')) return 'waitlisted_not_drawn';
      return isInDoubt ? 'waitlisted_unchecked' : 'waitlisted';
    case 'entered':
      return isInDoubt ? 'entered_unchecked' : 'entered';
    case 'closed':
      if (collected) return 'collected';
      return stateBefore(history) === 'dispatched' ? 'closed' : 'closed_undelivered';
    case 'withdrawn':
      return isByVisitor(history) ? 'withdrawn' : 'withdrawn_by_staff';
    case 'lapsed': {
      const before = stateBefore(history);
      if (before === 'waitlisted') return 'lapsed_queue';
      if (before === 'accepted') return 'lapsed_uncollected';
      return before === 'entered' ? 'lapsed_draw' : 'lapsed_undecided';
    }
    case 'accepted': {
      if (collected) {
        const place = findPlace(given.words.definition, request.collection?.place ?? '');
        const isOpen = place !== undefined && place.isRetired !== true && openingsAhead(place, given.at).length > 0;
        if (!isOpen) return 'accepted_unplaced';
        return isReadyAt(place, given.at) ? 'accepted_ready' : 'accepted_collected';
      }
      const before = stateBefore(history);
      if (before === 'returned' || before === 'lost') return 'sent_again';
      const came = cameOf(history);
      return came === null ? 'accepted' : `accepted_${came}`;
    }
    case 'packed':
    case 'dispatched':
    case 'returned':
    case 'lost':
    case 'declined':
      return state;
  }
}

/** How an accepted request got its turn, if it had to wait for it. */
function cameOf(history: AuditEntry[]): StatusPage['came'] {
  const before = stateBefore(history);
  if (before === 'waitlisted') return 'turn';
  return wasDrawn(history) && (before === 'entered' || before === 'held') ? 'drawn' : null;
}

function wasDrawn(history: AuditEntry[]): boolean {
  return history.some(({ detail }) => detail['reason'] === 'draw' && detail['state'] !== 'waitlisted');
}

function collectionOf(
  request: ServiceRequest,
  { words, outcome, at }: { words: WordsOfOffer; outcome: StatusCollection['outcome']; at: Instant },
): StatusCollection | null {
  const { state, collection } = request;
  if (collection === null) return null;
  const isOpen = isCorrectable(request);
  const place = isOpen ? placeOfRequest(words, request) : null;
  const own = findPlace(words.definition, collection.place);
  const until = own === undefined ? null : keptUntil(own);
  return {
    place,
    when: place?.openings[0]?.text ?? '',
    keptUntil: until === null || until <= at ? '' : words.moment(toIso(until)),
    code: state === 'accepted' ? { text: spelt(collection.code), qr: qrCode(collection.code) } : null,
    choices: isOpen ? placesOffered(words.definition, at).map((each) => presentPlace(words, each)) : [],
    outcome,
  };
}

function returnReasonOf(history: AuditEntry[]): StatusPage['returnReason'] {
  const kind = history.findLast(({ action }) => action === 'request.returned')?.detail['kind'];
  return returnReasons.find((reason) => reason === kind) ?? null;
}

function changeOf(entry: AuditEntry | undefined): StatusPage['changed'] {
  switch (entry?.action) {
    case 'request.address_corrected':
    case 'request.asked_again':
      return 'address';
    case 'request.adjusted':
      return 'items';
    case 'request.details_changed':
      return requestChanges.find((name) => name === entry.detail['kind']) ?? null;
    default:
      return null;
  }
}

function newEmailOf({ state, contact, erasedAt }: ServiceRequest): StatusPage['newEmail'] {
  if (contact.newEmail === undefined || !isCorrectable({ state }) || erasedAt !== null) return null;
  return { asked: maskEmail(contact.newEmail), current: contact.email === '' ? '' : maskEmail(contact.email) };
}

function isByVisitor(history: AuditEntry[]): boolean {
  return history.findLast(({ action }) => action === 'request.withdrawn')?.actorKind === 'visitor';
}

function canConfirm({ receivedAt }: ServiceRequest, { link, at }: { link: MailedLink | null; at: Instant }): boolean {
  if (link === null) return at - receivedAt < linkExpectedWithinMs;
  return link.usedAt === null && at <= link.expiresAt;
}

function stateBefore(history: AuditEntry[]): string | undefined {
  return history.flatMap(({ detail }) => (typeof detail['state'] === 'string' ? [detail['state']] : [])).at(-2);
}

/** Only while it is on its way or has arrived: no one tracks a parcel that came back. */
function shipmentOf({ state }: ServiceRequest, shipments: Shipment[]): StatusPage['shipment'] {
  const latest = shipments.at(-1);
  if (latest === undefined || latest.dispatchedAt === null || latest.endedAt !== null) return null;
  if (state !== 'dispatched' && state !== 'closed') return null;
  const { carrier, trackingLink, trackingNumber: number } = latest;
  return carrier === '' && number === '' ? null : { carrier, number, url: trackingUrl(trackingLink, number) };
}

function reasonToVisitor(history: AuditEntry[]): string {
  const reason = history.findLast(({ action }) => action === 'request.declined')?.detail['reason'];
  return typeof reason === 'string' ? reason : '';
}

/** Actions that an undo hides, together with itself, from the history that visitors see. */
const undoneActions: Readonly<Record<string, readonly string[]>> = {
  'request.dispatch_undone': ['request.dispatched'],
  'request.return_undone': ['request.returned', 'request.lost'],
};

function withoutUndone(history: AuditEntry[]): AuditEntry[] {
  return history.reduce<AuditEntry[]>((kept, entry) => {
    const undone = undoneActions[entry.action];
    if (undone === undefined) return [...kept, entry];
    const last = kept.findLastIndex(({ action }) => undone.includes(action));
    return kept.filter((_, index) => index !== last);
  }, []);
}

function timelineSteps({ at, action, detail }: AuditEntry): PastStep[] {
  const event = timelineEvents.find((name) => action === `request.${name}`);
  // Shown instead of the state that the move leads to.
  if (action === 'request.handed_over') return [{ at, detail, name: 'handed_over' }];
  if (action === 'request.not_collected') return [{ at, detail, name: 'not_collected' }];
  const steps: PastStep['name'][] = [
    ...(event === undefined ? [] : [event]),
    ...(typeof detail['state'] === 'string' ? [detail['state'] as RequestState] : []),
  ];
  return steps.map((name) => ({ at, detail, name }));
}

function daysOf(words: WordsOfOffer, request: ServiceRequest, history: AuditEntry[]): StatusPage['brief']['days'] {
  const { draw, deliveredWithinDays } = words.definition;
  const drawnAt = history.find(({ detail }) => detail['reason'] === 'draw')?.at;
  const handed = history.findLast(({ action }) => action === 'request.handed_over')?.at;
  const by = promisedDay(words, request, deliveredWithinDays);
  return {
    sent: words.date(toIso(request.receivedAt)),
    draw: draw?.knownAt ? words.day(draw.knownAt) : '',
    drawn: drawnAt === undefined ? '' : words.day(toIso(drawnAt)),
    by: by === null ? '' : words.day(by),
    handed: handed === undefined ? '' : words.day(toIso(handed)),
    where: placeName(words.definition, request.collection?.place, words.language),
    when: placeOfRequest(words, request)?.openings[0]?.text ?? '',
  };
}

/** What a receipt says about its last email; null also if we held it back as one too many, which no visitor can mend. */
export function emailedOf(
  { contact, erasedAt }: Pick<ServiceRequest, 'contact' | 'erasedAt'>,
  { canSendMail, mails }: { canSendMail: boolean; mails: StoredMail[] },
): StatusPage['brief']['emailed'] {
  const last = mails.findLast(({ to }) => to === contact.email);
  if (!canSendMail || erasedAt !== null || contact.email === '' || last === undefined) return null;
  const failed = undeliveredMail(mails, contact.email);
  if (failed?.reason === 'limited') return null;
  return {
    state: failed !== null ? 'failed' : last.status === 'sent' ? 'sent' : 'waiting',
    to: maskEmail(contact.email),
  };
}

/** `Robin Example` → `R•••• E••••`: as many dots whatever the length. */
export function maskWords(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0] ?? ''}••••`)
    .join(' ');
}

export function wholeAddress({ address }: ServiceRequest): string[] {
  const town = [address.city, address.region, address.postcode].filter((part) => part !== '').join(', ');
  return [...linesAboveTown(address), town].filter((line) => line !== '');
}

/** The words of the first line masked, its numbers whole; the town as it is, only the beginning of the postcode. */
export function maskAddress({ address }: ServiceRequest): string[] {
  const [first = ''] = linesAboveTown(address);
  const postcode = address.postcode.slice(0, Math.ceil(address.postcode.length / 2));
  return [
    maskStreet(first),
    [address.city, postcode === '' ? '' : `${postcode}•••`].filter((part) => part !== '').join(' '),
  ].filter((line) => line !== '');
}

const houseNumber = /^\p{L}?\p{N}[\p{N}\p{P}]*\p{L}?\p{P}*$/u;

/** `Flat 3, 12 High Street` → `F•••• 3, 12 H•••• S••••`: numbers stay visible, so that a correction can be checked. */
function maskStreet(line: string): string {
  return line
    .split(/\s+/)
    .map((word) => (houseNumber.test(word) ? word : maskWords(word)))
    .filter((word) => word !== '')
    .join(' ');
}
