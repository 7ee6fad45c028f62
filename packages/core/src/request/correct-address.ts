// The address of a request is put right before it is packed: the allowance moves to the new home in one transaction, or
// the correction is refused. Place in the queue and stock stay as they are.
import { DoorstepError, addressKinds as addressKindNames, type HoldReason, type Submission } from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import type { Offer } from '../offer/offer.ts';
import { linesWithUnit } from '@doorstep/address-language';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { addressHoldReasons, needsHomeCount } from './address-hold-reasons.ts';
import { countSender, countDisclosure, senderCounters, disclosureCounters, undisclosedReasons } from './budgets.ts';
import { asRead } from './decide-request.ts';
import { CounterLedger, type Counter } from './gate/counter-ledger.ts';
import { comparedRequest } from '../home/compared-request.ts';
import { identifyHome } from './identify-home.ts';
import { lockRequest } from './lock-request.ts';
import { plainAddress } from './plain-address.ts';
import { requireAcceptedKind } from './require-accepted-kind.ts';
import { isCorrectable } from './request-transitions.ts';
import { resolveAddress, type ResolvedAddress } from './resolve-address.ts';
import type { ServiceRequest } from './service-request.ts';
import type { NetworkLimits } from './submission-input.ts';
import { transitionRequest } from './transition-request.ts';
import { addressErrors } from './validate-submission.ts';

export interface CorrectionInput {
  id: string;
  address: Submission['address'];
  unit: string;
  /** Why, where staff correct it. */
  reason: string;
  /** Of the request as staff read it; absent where nobody has, as for a visitor. */
  revision?: number | undefined;
  /** The signed visitor session, and the keyed hash of the network prefix; empty when there is none, or for staff. */
  visitor: string;
  network: string;
  /** For a visitor; those of the documentation otherwise. */
  networkLimits?: NetworkLimits;
}

const dayMs = 86_400_000;

/** What an earlier address was held for, and a new one is judged by anew. */
const aboutAddress: ReadonlySet<HoldReason> = new Set([
  'typed_address',
  'address_unverified',
  ...addressKindNames,
  'unit_missing',
  'unit_unknown',
  'address_ambiguous',
  'position_unknown',
  'homes_conflict',
  'lookalike_letters',
  'too_many_homes',
]);

/** Corrections of one request's address in a day: whoever tries homes one after the other is stopped. */
const maxCorrectionsPerDay = 5;

/**
 * Corrects the address, by the visitor through the secret link (the caller has checked it) or by staff. It is judged as
 * a new one is: held if in doubt, accepted when nothing else was in doubt.
 * @throws DoorstepError `request_not_found`, `request_changed`, `state_conflict` once it is packed, `request_invalid`, `outside_area`,
 * `already_asked` when the new home has had its share, `rate_limited` after too many tries, `closed` once the offer's
 * hashing secret is destroyed, `not_allowed`.
 */
export async function correctAddress(context: Context, input: CorrectionInput): Promise<ServiceRequest> {
  const given = await resolve(context, input);
  const outcome = await context.store.transaction((tx) => move(context, tx, given));
  // Kept, though nothing else is: the try was counted.
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.request;
}

interface Correction {
  input: CorrectionInput;
  offer: Offer;
  resolved: ResolvedAddress;
  before: ServiceRequest;
}

/** What a correction says, before anything is locked for it. */
async function resolve(context: Context, input: CorrectionInput): Promise<Correction> {
  const { store, actor, addresses } = context;
  if (actor.kind !== 'visitor') requireAction(actor, 'requests.decide');
  const before = await store.requests.find(input.id);
  const offer = before === null ? null : await store.offers.find(before.offerId);
  if (before === null || offer === null) throw new DoorstepError('request_not_found');
  if (!isCorrectable(before)) throw new DoorstepError('state_conflict');
  const { address, unit } = input;
  // Staff may type any address: they answer for it.
  const policy = actor.kind === 'visitor' ? offer.definition : { typedAddresses: 'held' as const };
  const fields = addressErrors(policy, { address, unit });
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const resolved = await resolveAddress(addresses, { address, unit });
  if (actor.kind === 'visitor') requireAcceptedKind(offer, resolved.address, before.contact.name);
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  return { input, offer, resolved, before };
}

type Outcome = { kind: 'moved'; request: ServiceRequest } | { kind: 'refused'; error: DoorstepError };

async function move(
  context: Context,
  tx: Repositories,
  { input, offer, resolved, before }: Correction,
): Promise<Outcome> {
  const at = await tx.now();
  const isVisitor = context.actor.kind === 'visitor';
  // Homes and counters come before the items and the request, as in a submission.
  const { scopeId } = offer;
  const scopeSecret = await tx.offers.scopeSecret(scopeId);
  if (scopeSecret === null) throw new DoorstepError('closed');
  const home = { scopeId, ...identifyHome(context, scopeSecret, { resolved }) };
  const { homeIds, ownerIds } = only(await tx.homes.claim([home]));
  const homesAtBuilding = needsHomeCount(resolved) ? only(await tx.homes.countAtBuildings([home])) : 0;
  const { name } = before.contact;
  const doubts = addressHoldReasons({ offer, resolved, homeIds, name }, () => homesAtBuilding);
  if (isVisitor && !(await countCorrection(tx, input.id, at))) throw new DoorstepError('rate_limited');
  const isNewHome = !ownerIds.every((id) => before.homeIds.includes(id));
  // Counted before the home is judged: whoever has tried enough homes is told of no other.
  // The same counts as for requests: nobody learns by corrections what they are not told by asking.
  if (isVisitor && isNewHome && !(await mayDisclose(tx, input, { homeIds, at })))
    return { kind: 'refused', error: new DoorstepError('rate_limited') };
  const request = asRead(await lockRequest(tx, input.id), input.revision);
  if (!isCorrectable(request)) throw new DoorstepError('state_conflict');

  const holdReasons = [...request.holdReasons.filter((reason) => !aboutAddress.has(reason)), ...doubts];
  const changes = {
    address: plainAddress(resolved.address),
    assurance: resolved.assurance,
    holdReasons,
    homeIds: ownerIds,
  };
  // Sent twice, or the address that it had: nothing happened that anybody is to be told of.
  if (isSame(request, changes)) return { kind: 'moved', request };
  const outcome = await transitionRequest(context, tx, request, {
    to: stateAfter(request, holdReasons),
    at,
    changes,
    audit: {
      action: 'request.address_corrected',
      detail: {
        reason: input.reason,
        isOtherHome: isNewHome,
        from: written(request.address),
        to: written(plainAddress(resolved.address)),
      },
    },
    mail: 'address_corrected',
  });
  if (outcome.kind === 'over_allowance') {
    const disclosures = disclosureCounters(input, { homeIds, at });
    const counted = disclosures.flatMap(({ disclosure, homesOfDay }) => [disclosure, homesOfDay]);
    const isDisclosed =
      !isVisitor || (await countIn(tx, counted, (counters) => countDisclosure(counters, disclosures)));
    return { kind: 'refused', error: new DoorstepError(isDisclosed ? 'already_asked' : 'rate_limited') };
  }
  if (outcome.kind === 'short') throw new DoorstepError('state_conflict');
  await tx.homes.noteAlike([comparedRequest(outcome.request, home)]);
  return { kind: 'moved', request: outcome.request };
}

type AddressChanges = Pick<ServiceRequest, 'address' | 'assurance' | 'holdReasons' | 'homeIds'>;

function isSame(request: ServiceRequest, changes: AddressChanges): boolean {
  return asText(request) === asText(changes);

  // Both addresses were made by `plainAddress`, which names their parts in one order.
  function asText({ address, assurance, holdReasons, homeIds }: AddressChanges): string {
    return JSON.stringify([address, assurance, holdReasons.toSorted(), homeIds.toSorted()]);
  }
}

async function mayDisclose(
  tx: Repositories,
  sender: CorrectionInput,
  homes: { homeIds: string[]; at: Instant },
): Promise<boolean> {
  const wanted = senderCounters(sender, homes);
  const all = [
    ...wanted.network.map(({ counter }) => counter),
    ...wanted.homes.flatMap(({ visit, homesOfDay }) => [visit, homesOfDay]),
  ];
  const reasons = await countIn(tx, all, (counters) => countSender(counters, wanted));
  return !reasons.some((reason) => undisclosedReasons.has(reason));
}

/** @returns false when the address of this request was corrected, or tried, too often today. */
function countCorrection(tx: Repositories, requestId: string, at: Instant): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  return tx.counters.take(`corrections:${requestId}:${day}`, maxCorrectionsPerDay, (day + 1) * dayMs);
}

/**
 * Locks counters, lets `count` count on them, and writes what it counted; in the transaction of the caller.
 * @returns what `count` says.
 */
async function countIn<T>(tx: Repositories, wanted: Counter[], count: (counters: CounterLedger) => T): Promise<T> {
  const names = new Map(wanted.map(({ name, expiresAt }) => [name, expiresAt]));
  const locked = await tx.counters.change([...names].map(([name, expiresAt]) => ({ name, expiresAt, change: 0 })));
  const counters = new CounterLedger((name) => locked.get(name) ?? 0);
  const outcome = count(counters);
  await tx.counters.change(counters.changes());
  return outcome;
}

/** Of what was asked for one. */
function only<T>([one]: T[]): T {
  if (one === undefined) throw new Error('There is no answer for the one that was asked for');
  return one;
}

function stateAfter({ state, hasPass }: ServiceRequest, holdReasons: HoldReason[]): ServiceRequest['state'] {
  if (state === 'accepted' && holdReasons.length > 0) return 'held';
  if (state === 'held' && hasPass && holdReasons.length === 0) return 'accepted';
  return state;
}

/** On one line, with its flat: two flats of one house are not written alike. */
function written({ lines, unit }: Pick<ServiceRequest['address'], 'lines' | 'unit'>): string {
  return linesWithUnit(lines, unit).join(', ');
}
