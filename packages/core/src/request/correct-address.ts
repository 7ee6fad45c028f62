// Corrects an address before packing: the allowance moves to the new home in one transaction, or the correction is
// refused. Queue position and stock stay. After a return, the visitor asks again with a corrected address.
import {
  keepsQueue,
  DoorstepError,
  addressKinds as addressKindNames,
  type HoldReason,
  type Submission,
} from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import type { Offer } from '../offer/offer.ts';
import { linesWithUnit } from '@doorstep/address-language';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { addressHoldReasons, needsHomeCount } from './address-hold-reasons.ts';
import { countSender, countDisclosure, senderCounters, disclosureCounters, undisclosedReasons } from './budgets.ts';
import type { AppliedTransition, RequestTransition } from './apply-transition.ts';
import { countChange } from './change-details.ts';
import { asRead } from './decide-request.ts';
import { CounterLedger, type Counter } from './gate/counter-ledger.ts';
import { comparedRequest } from '../home/compared-request.ts';
import { identifyHome } from './identify-home.ts';
import { lockRequest } from './lock-request.ts';
import { plainAddress } from './plain-address.ts';
import { isCorrectable, stateWithDoubts, takesAllowance } from './request-transitions.ts';
import { type ResolvedAddress, requireAcceptedKind, resolveAddress } from './resolve-address.ts';
import type { ServiceRequest } from './service-request.ts';
import type { NetworkLimits } from './submission-input.ts';
import { transitionRequest } from './transition-request.ts';
import { addressErrors } from './validate-submission.ts';

export interface CorrectionInput {
  id: string;
  address: Submission['address'];
  unit: string;
  reason: string;
  /** The request's revision as staff read it; absent for visitors. */
  revision?: number | undefined;
  /** The signed visitor session, and the keyed hash of the network prefix; empty if unknown, or for staff. */
  visitor: string;
  network: string;
  networkLimits?: NetworkLimits;
}

/** Reasons that concern only the address, so a new address is checked for them again. */
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

/**
 * Corrects the address, for staff or for a visitor whose secret link the caller has checked. The address is checked
 * like a new one: in doubt the request is held, otherwise it is accepted if nothing else is in doubt. After a return
 * only the visitor can correct it, once: the request takes a new unit, or waits for one if the offer keeps a queue.
 * @throws DoorstepError `request_not_found`, `request_changed`, `state_conflict` once it is packed, `request_invalid`,
 * `outside_area`, `already_asked` if the new home has had its share, `rate_limited` after too many tries, `closed` once
 * the offer's hashing secret is destroyed, `not_allowed`; for visitors `human_check_needed` for another home if no
 * check was passed and, after a return, `sold_out`, and `request_invalid` with `address_same`.
 */
export async function correctAddress(context: Context, input: CorrectionInput): Promise<ServiceRequest> {
  const given = await resolve(context, input);
  const outcome = await context.store.transaction((tx) => move(context, tx, given));
  // Commit despite the refusal, because the attempt was counted.
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.request;
}

interface Correction {
  input: CorrectionInput;
  offer: Offer;
  resolved: ResolvedAddress;
  before: ServiceRequest;
}

async function resolve(context: Context, input: CorrectionInput): Promise<Correction> {
  const { store, actor, addresses } = context;
  if (actor.kind !== 'visitor') requireAction(actor, 'requests.decide');
  const before = await store.requests.find(input.id);
  const offer = before === null ? null : await store.offers.find(before.offerId);
  if (before === null || offer === null) throw new DoorstepError('request_not_found');
  if (!isCorrectable(before) && !mayReturn(context, before)) throw new DoorstepError('state_conflict');
  const { address, unit } = input;
  // Staff may type any address, and are responsible for it.
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
  // Lock order as in a submission: homes and counters before the items and the request.
  const { scopeId } = offer;
  const scopeSecret = await tx.offers.scopeSecret(scopeId);
  if (scopeSecret === null) throw new DoorstepError('closed');
  const home = { scopeId, ...identifyHome(context, scopeSecret, { resolved }) };
  const { homeIds, ownerIds } = only(await tx.homes.claim([home]));
  const homesAtBuilding = needsHomeCount(resolved) ? only(await tx.homes.countAtBuildings([home])) : 0;
  const { name } = before.contact;
  const doubts = addressHoldReasons({ offer, resolved, homeIds, name }, () => homesAtBuilding);
  if (isVisitor && !(await countChange(tx, input.id, at, 'corrections'))) throw new DoorstepError('rate_limited');
  const isNewHome = !ownerIds.every((id) => before.homeIds.includes(id));
  // Counted before the home is checked, with the same counters as requests: a visitor who has tried enough homes learns
  // of no other, by corrections either.
  if (isVisitor && isNewHome && !(await mayDisclose(tx, input, { homeIds, at })))
    return { kind: 'refused', error: new DoorstepError('rate_limited') };
  const request = asRead(await lockRequest(tx, input.id), input.revision);
  const isReturned = mayReturn(context, request) && !(await hasAskedAgain(tx, request));
  if (!isCorrectable(request) && !isReturned) throw new DoorstepError('state_conflict');
  // Without a pass no one may learn whether a home has had its share, so it is not even checked.
  if (isVisitor && isNewHome && request.checkProvider === null && takesAllowance(request))
    return { kind: 'refused', error: new DoorstepError('human_check_needed') };

  const holdReasons = [...request.holdReasons.filter((reason) => !aboutAddress.has(reason)), ...doubts];
  const changes = {
    address: plainAddress(resolved.address),
    assurance: resolved.assurance,
    holdReasons,
    homeIds: ownerIds,
  };
  const audited = {
    detail: {
      reason: input.reason,
      isOtherHome: isNewHome,
      from: written(request.address),
      to: written(plainAddress(resolved.address)),
    },
  };
  // Sent twice, or the same address as before: there is nothing to notify anyone of.
  const isUnchanged = isSame(request, changes);
  if (isUnchanged && !isReturned) return { kind: 'moved', request };
  if (isUnchanged) throw sameAddress();
  const outcome = isReturned
    ? await askAgain(context, tx, request, { at, changes, audited, canQueue: keepsQueue(offer.definition) })
    : await transitionRequest(context, tx, request, {
        to: stateWithDoubts(request, holdReasons),
        at,
        changes,
        audit: { action: 'request.address_corrected', ...audited },
        mail: 'address_corrected',
      });
  if (outcome.kind === 'over_allowance') {
    const disclosures = disclosureCounters(input, { homeIds, at });
    const counted = disclosures.flatMap(({ disclosure, homesOfDay }) => [disclosure, homesOfDay]);
    const isDisclosed =
      !isVisitor || (await countIn(tx, counted, (counters) => countDisclosure(counters, disclosures)));
    return { kind: 'refused', error: new DoorstepError(isDisclosed ? 'already_asked' : 'rate_limited') };
  }
  if (outcome.kind === 'short')
    return { kind: 'refused', error: new DoorstepError(isReturned ? 'sold_out' : 'state_conflict') };
  await tx.homes.noteAlike([comparedRequest(outcome.request, home)]);
  return { kind: 'moved', request: outcome.request };
}

function mayReturn({ actor }: Pick<Context, 'actor'>, request: ServiceRequest): boolean {
  return actor.kind === 'visitor' && request.state === 'returned' && request.erasedAt === null;
}

export async function hasAskedAgain({ audit }: Pick<Repositories, 'audit'>, { id }: ServiceRequest): Promise<boolean> {
  return (await audit.of('request', id)).some(({ action }) => action === askedAgain);
}

const askedAgain = 'request.asked_again';

function sameAddress(): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'address', code: 'address_same' }] });
}

/**
 * Takes a new unit for a returned request, held if the new address is in doubt; without stock it joins the end of the
 * queue.
 */
async function askAgain(
  context: Context,
  tx: Repositories,
  request: ServiceRequest,
  given: {
    at: Instant;
    changes: AddressChanges;
    audited: NonNullable<RequestTransition['audit']>;
    canQueue: boolean;
  },
): Promise<AppliedTransition> {
  const { at, changes } = given;
  const audit = { ...given.audited, action: askedAgain } as const;
  const isDoubted = changes.holdReasons.length > 0;
  const accepted = await transitionRequest(context, tx, request, {
    to: 'accepted',
    at,
    changes,
    audit,
    ...(isDoubted ? { mail: 'no_mail' as const } : {}),
  });
  if (accepted.kind === 'moved' && isDoubted)
    return transitionRequest(context, tx, accepted.request, { to: 'held', at });
  if (accepted.kind !== 'short' || !given.canQueue) return accepted;
  const queueNumber = await tx.offers.takeQueueNumbers(request.offerId, 1);
  return transitionRequest(context, tx, request, {
    to: 'waitlisted',
    at,
    changes: { ...changes, queueNumber },
    audit,
  });
}

type AddressChanges = Pick<ServiceRequest, 'address' | 'assurance' | 'holdReasons' | 'homeIds'>;

function isSame(request: ServiceRequest, changes: AddressChanges): boolean {
  return asText(request) === asText(changes);

  // `plainAddress` gives both addresses the same order of parts.
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

async function countIn<T>(tx: Repositories, wanted: Counter[], count: (counters: CounterLedger) => T): Promise<T> {
  const names = new Map(wanted.map(({ name, expiresAt }) => [name, expiresAt]));
  const locked = await tx.counters.change([...names].map(([name, expiresAt]) => ({ name, expiresAt, change: 0 })));
  const counters = new CounterLedger((name) => locked.get(name) ?? 0);
  const outcome = count(counters);
  await tx.counters.change(counters.changes());
  return outcome;
}

function only<T>([one]: T[]): T {
  if (one === undefined) throw new Error('There is no answer for the one that was asked for');
  return one;
}

function written({ lines, unit }: Pick<ServiceRequest['address'], 'lines' | 'unit'>): string {
  return linesWithUnit(lines, unit).join(', ');
}
