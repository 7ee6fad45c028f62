// All rules of the gate: decides submissions in the order of arrival. Reads and writes nothing; every row that a
// decision depends on is locked and in `state`, and later decisions see the earlier ones.
import { isDecidedByStaff, isDrawn, DoorstepError, type HoldReason } from '@doorstep/contract';
import type { Instant } from '../../instant.ts';
import { limitsOf } from '../../offer/offer.ts';
import { addressHoldReasons } from '../address-hold-reasons.ts';
import { fitsAllowance, isEnough, leftOf, refusalIfShort, usageSince } from '../allocate.ts';
import {
  countSender,
  countDisclosure,
  senderCounters,
  disclosureCounters,
  uncheckedCounters,
  undisclosedReasons,
} from '../budgets.ts';
import { plainAddress } from '../plain-address.ts';
import { takesAllowance, takesStock } from '../request-transitions.ts';
import type { RequestLine, ServiceRequest } from '../service-request.ts';
import type { FirstAnswer, StoredKey } from '../submission-stores.ts';
import type { CounterLedger } from './counter-ledger.ts';
import {
  buildingName,
  idempotencyKeyName,
  shareName,
  type GateState,
  type LoadedHome,
  type LoadedSubmission,
} from './gate-state.ts';

export type Decision = Saved | Duplicate | Refused;

export interface Saved {
  kind: 'saved';
  /** If `joinsQueue`, its queue number is assigned later. */
  request: ServiceRequest & Pick<FirstAnswer, 'state'>;
  joinsQueue: boolean;
}

/** Its Idempotency-Key belongs to a request saved earlier, or to one of this batch. */
export type Duplicate = { kind: 'duplicate'; stored: StoredKey } | { kind: 'duplicate'; of: Saved };

export interface Refused {
  kind: 'refused';
  error: DoorstepError;
  /** The pass is spent despite the refusal, and the attempt is counted. */
  spendsPass: boolean;
}

/** @returns one decision per submission, in the order given. */
export function decideSubmissions(state: GateState, submissions: readonly LoadedSubmission[]): Decision[] {
  const saved = new Map<string, Saved>();
  return submissions.map((submission) => {
    const name = idempotencyKeyName({
      offerId: submission.checked.offer.id,
      key: submission.checked.idempotencyKey,
    });
    const stored = state.keys.get(name);
    if (stored !== undefined) return { kind: 'duplicate', stored };
    const before = saved.get(name);
    if (before !== undefined) return { kind: 'duplicate', of: before };
    if (submission.outdated.length > 0)
      return refused(new DoorstepError('request_invalid', { fields: submission.outdated }));
    const counters = state.counters.draft();
    const decision = decide(state, submission, counters);
    if (decision.kind === 'refused' && !decision.spendsPass) return decision;
    keep(state, submission, counters);
    if (decision.kind === 'saved') {
      saved.set(name, decision);
      take(state, decision.request, submission.home?.homeIds ?? []);
    }
    return decision;
  });
}

function decide(state: GateState, submission: LoadedSubmission, counters: CounterLedger): Saved | Refused {
  const { checked, home } = submission;
  const { pass, isCheckDown } = checked;
  if (pass !== null && state.spentPasses.has(pass.id)) return refused(new DoorstepError('human_check_rejected'));
  // A visitor whose check cannot be verified at the moment is not required to pass one.
  if (pass === null && !uncheckedCounters(checked, state.at).every((counter) => counters.take(counter)))
    return refused(new DoorstepError(isCheckDown ? 'human_check_unavailable' : 'unchecked_limit_reached'));
  if (home === null) return refused(new DoorstepError('closed'));

  const lines = checked.submission.lines.map(({ item, quantity }) => ({ itemId: item, quantity }));
  const holdReasons = holdReasonsFor(state, { submission, home, counters });
  const judgement = judgeHome(state, submission, { home, lines, holdReasons, counters });
  if (judgement === 'undisclosed' && !isUndisclosed(holdReasons)) holdReasons.push('too_many_homes');
  // Sold out is reported before the answer about the home, which would otherwise be a free probe for homes.
  const shortage = pass === null ? null : refusalOf(state, submission, lines);
  if (shortage !== null) return refused(shortage);
  // "Already asked" spends the pass, so that homes cannot be tried one after the other; the key stays free.
  if (judgement === 'exceeds_allowance')
    return { kind: 'refused', error: new DoorstepError('already_asked', { homeIds: home.homeIds }), spendsPass: true };
  const hasPass = pass !== null && judgement === 'fits';
  const place = placeOf(state, submission, { lines, holdReasons, hasPass });
  const request = toRequest(submission, { at: state.at, home, state: place.state, lines, holdReasons, hasPass });
  return { kind: 'saved', request, joinsQueue: place.joinsQueue };
}

function refused(error: DoorstepError): Refused {
  return { kind: 'refused', error, spendsPass: false };
}

/**
 * Whether a home may have these units, and whether the visitor may learn that it may not. Visitors who have tried
 * enough homes learn nothing more: their requests are held and take nothing whether the home has asked or not, so
 * neither the answer nor the receipt reveals it.
 */
function judgeHome(
  state: GateState,
  submission: LoadedSubmission,
  wanted: { home: LoadedHome; lines: RequestLine[]; holdReasons: HoldReason[]; counters: CounterLedger },
): 'fits' | 'exceeds_allowance' | 'undisclosed' {
  const { home, lines, holdReasons, counters } = wanted;
  const { checked } = submission;
  if (isUndisclosed(holdReasons)) return 'undisclosed';
  if (checked.pass === null || fitsEveryHome(state, submission, { home, lines })) return 'fits';
  const disclosures = disclosureCounters(checked, { homeIds: home.homeIds, at: state.at });
  return countDisclosure(counters, disclosures) ? 'exceeds_allowance' : 'undisclosed';
}

function isUndisclosed(holdReasons: HoldReason[]): boolean {
  return holdReasons.some((reason) => undisclosedReasons.has(reason));
}

function holdReasonsFor(
  state: GateState,
  { submission, home, counters }: { submission: LoadedSubmission; home: LoadedHome; counters: CounterLedger },
): HoldReason[] {
  const { offer, resolved, pass, isCheckDown, settlesSuspicion, suspicions, noFixedAddress } = submission.checked;
  const { homeIds } = home;
  const ofSender = countSender(counters, senderCounters(submission.checked, { homeIds, at: state.at }));
  const counted = ofSender.filter((reason) => reason !== 'too_many_homes');
  const reasons: HoldReason[] = [...new Set([...suspicions, ...(settlesSuspicion ? [] : counted)])];
  if (pass === null) reasons.push(isCheckDown ? 'check_unavailable' : 'no_pass');
  const homesAtBuilding = (): number => countHomes(state, offer.scopeId, home);
  const { name } = submission.checked.submission.contact;
  reasons.push(...addressHoldReasons({ offer, resolved, homeIds, name, noFixedAddress }, homesAtBuilding));
  if (ofSender.includes('too_many_homes')) reasons.push('too_many_homes');
  if (isDecidedByStaff(offer.definition)) reasons.push('review');
  return reasons;
}

function countHomes(state: GateState, scopeId: string, { homeIds, isNew, identity }: LoadedHome): number {
  const building = buildingName(scopeId, identity.buildingHash);
  const added = new Set([...(state.newHomes.get(building) ?? []), ...(isNew ? homeIds : [])]);
  return (state.homesAtBuilding.get(building) ?? 0) + added.size;
}

function fitsEveryHome(
  state: GateState,
  { checked: { offer } }: LoadedSubmission,
  { home, lines }: { home: LoadedHome; lines: RequestLine[] },
): boolean {
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  // Slow, because it is computed in the offer's time zone; a new home has had nothing yet.
  const since = home.isNew ? 0 : usageSince(offer, state.at);
  return home.homeIds.every((homeId) => {
    const { usage, ownAllowance } = state.shares.get(shareName(homeId, since)) ?? { usage: [], ownAllowance: null };
    const given = (state.given.get(homeId) ?? []).map(({ itemId, quantity }) => ({ itemId, quantity }));
    return fitsAllowance(definition, { usage: [...usage, ...given], ownAllowance, lines });
  });
}

/** Why a submission cannot be served: the draw is closed, or too little is left and there is no queue for it. */
function refusalOf(
  { draws, items }: GateState,
  { checked: { offer, submission } }: LoadedSubmission,
  lines: RequestLine[],
): DoorstepError | null {
  if (isDrawn(offer.definition)) return draws.get(offer.id) === 'collecting' ? null : new DoorstepError('closed');
  const left = leftOf(items, lines);
  return isEnough(lines, left) ? null : refusalIfShort(offer, left, submission.ifShort);
}

function placeOf(
  { items }: GateState,
  { checked: { offer } }: LoadedSubmission,
  { lines, holdReasons, hasPass }: { lines: RequestLine[]; holdReasons: HoldReason[]; hasPass: boolean },
): { state: FirstAnswer['state']; joinsQueue: boolean } {
  const isDraw = isDrawn(offer.definition);
  // Staff may accept it later; its place is then by arrival, but at the end of a draw's queue.
  if (!hasPass) return { state: 'held', joinsQueue: !isDraw };
  if (isDraw) return { state: 'entered', joinsQueue: false };
  if (!isEnough(lines, leftOf(items, lines))) return { state: 'waitlisted', joinsQueue: true };
  return { state: holdReasons.length > 0 ? 'held' : 'accepted', joinsQueue: false };
}

function toRequest(
  { checked, request }: LoadedSubmission,
  decided: { home: LoadedHome; at: Instant } & Pick<Saved['request'], 'state' | 'lines' | 'holdReasons' | 'hasPass'>,
): Saved['request'] {
  const { offer, resolved, submission, pass } = checked;
  const { name, email, phone } = submission.contact;
  const { home, at, state, lines, holdReasons, hasPass } = decided;
  const { code, ...named } = request;
  const { collection } = submission;
  return {
    ...named,
    collection: collection === undefined ? null : { place: collection.place, code, readyNotifiedAt: null },
    offerId: offer.id,
    offerVersion: offer.version,
    state,
    hasPass,
    holdReasons,
    lines,
    contact: { name, email, phone },
    answers: submission.answers,
    address: plainAddress(resolved.address),
    assurance: resolved.assurance,
    checkProvider: pass?.provider ?? null,
    source: checked.source,
    language: checked.language,
    network: checked.network,
    homeIds: home.ownerIds,
    queueNumber: null,
    receivedAt: checked.receivedAt,
    acceptedAt: state === 'accepted' ? at : null,
    updatedAt: at,
    changedAt: at,
    erasedAt: null,
    revision: 1,
  };
}

function keep(state: GateState, { checked, home }: LoadedSubmission, counters: CounterLedger): void {
  state.counters.absorb(counters);
  if (checked.pass !== null) state.spentPasses.add(checked.pass.id);
  if (home === null || !home.isNew) return;
  const building = buildingName(checked.offer.scopeId, home.identity.buildingHash);
  state.newHomes.set(building, new Set([...(state.newHomes.get(building) ?? []), ...home.homeIds]));
}

function take(state: GateState, request: ServiceRequest, homeIds: string[]): void {
  const { lines } = request;
  if (takesStock(request)) {
    for (const { itemId, quantity } of lines) {
      const item = state.items.get(itemId);
      if (item !== undefined) state.items.set(itemId, { ...item, taken: item.taken + quantity });
    }
  }
  if (!takesAllowance(request)) return;
  for (const homeId of homeIds) state.given.set(homeId, [...(state.given.get(homeId) ?? []), ...lines]);
}
