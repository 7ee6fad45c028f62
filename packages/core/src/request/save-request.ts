// The one transaction of a submission, which others may share. Rows are taken in one order everywhere, so that no two
// submissions wait for each other in a circle: Idempotency-Key, pass, homes, building, budgets, draw, items, queue, request.
import type { HoldReason } from '@doorstep/contract';
import { isPositionMissing } from '../area/index.ts';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { canonicalVersion, hasLookalikeLetters, homeKeys, type HomeIdentity } from '../home/index.ts';
import type { Instant } from '../instant.ts';
import { limitsOf, windowStart } from '../offer/index.ts';
import type { Offer } from '../offer/index.ts';
import { recordAudit } from '../record-audit.ts';
import type { Repositories } from '../store.ts';
import { settleAll } from '../settle-all.ts';
import { announceRequest } from './announce-request.ts';
import { fitsAllowance } from './allowance.ts';
import { countSender, countDisclosure, countUnchecked } from './budgets.ts';
import { isUnitMissing, unitHoldReason } from './unit-hold-reason.ts';
import { enqueueConfirmLink, enqueueReceipt } from './enqueue-mail.ts';
import type { ResolvedAddress } from './resolve-address.ts';
import type { ServiceRequest } from './service-request.ts';
import type { FirstAnswer, RememberedKey } from './submission-stores.ts';
import type { CheckedSubmission } from './submission-input.ts';
import { allocate, requireStock } from './allocate.ts';

export type SaveOutcome =
  | { kind: 'saved'; answer: FirstAnswer; request: ServiceRequest }
  | { kind: 'seen_before'; remembered: RememberedKey };

/**
 * Whoever is held for one of these is not told whether a home has asked: they, or others of their network, have tried
 * enough of them.
 */
export const untold: ReadonlySet<HoldReason> = new Set(['too_many_homes', 'unidentified', 'busy_network']);

/** Saves the request, whole or not at all. @throws DoorstepError with the refusal. */
export async function saveRequest(context: Context, checked: CheckedSubmission): Promise<SaveOutcome> {
  const outcome = await context.store
    // Without a pass, budgets that many have in common are counted before the homes.
    .transaction((tx) => saveInTransaction(context, tx, checked), { mayShare: checked.pass !== null })
    .catch((error: unknown) => {
      if (error instanceof SeenBefore) return error;
      throw error;
    });
  if (outcome instanceof SeenBefore) return { kind: 'seen_before', remembered: outcome.remembered };
  // A refusal that had to be kept: the pass it cost is spent.
  if (outcome.kind === 'refused') throw new DoorstepError('already_asked', { homeIds: outcome.homeIds });
  return outcome;
}

/** Ends the transaction of a submission whose Idempotency-Key is taken, so that its pass is not spent. */
class SeenBefore extends Error {
  readonly remembered: RememberedKey;

  constructor(remembered: RememberedKey) {
    super('The Idempotency-Key is taken');
    this.remembered = remembered;
  }
}

/** @throws SeenBefore */
async function saveInTransaction(
  context: Context,
  tx: Repositories,
  checked: CheckedSubmission,
): Promise<Extract<SaveOutcome, { kind: 'saved' }> | { kind: 'refused'; homeIds: string[] }> {
  const { offer, pass, idempotencyKey, submission } = checked;
  const requestId = context.secrets.newId();
  const { fingerprint } = checked;
  const [at, remembered, isPassGood, scopeSecret] = await settleAll([
    tx.now(),
    tx.idempotency.take(offer.id, idempotencyKey, { fingerprint, requestId }),
    pass === null || tx.passes.spend(pass.id, pass.expiresAt),
    tx.offers.scopeSecret(offer.scopeId),
  ]);
  if (remembered !== null) throw new SeenBefore(remembered);
  if (!isPassGood) throw new DoorstepError('human_check_rejected');
  // Whose check cannot be verified just now is not told to come with one.
  if (pass === null && !(await countUnchecked(tx, checked, at)))
    throw new DoorstepError(checked.isCheckDown ? 'human_check_unavailable' : 'unchecked_limit_reached');

  const identity = identifyHome(context, scopeSecret, checked);
  const { homeIds, ownerIds, isNew } = await tx.homes.claim(offer.scopeId, identity.keys, identity.buildingHash);
  const holdReasons = await judge(tx, checked, { identity, homeIds, isNew, at });
  const lines = submission.lines.map(({ item, quantity }) => ({ itemId: item, quantity }));
  const { ifShort } = submission;

  const isOver = pass !== null && !(await fitsEveryHome(tx, offer, { homeIds, isNew, lines, at }));
  const isHeldUntold = holdReasons.some((reason) => untold.has(reason));
  const isUntold = isHeldUntold || (isOver && !(await countDisclosure(tx, checked, { homeIds, at })));
  if (isUntold && !isHeldUntold) holdReasons.push('too_many_homes');
  // What nobody can have is said before the home is judged: that would try homes, and cost nothing.
  if (isOver || (pass !== null && isUntold)) await requireStock(tx, offer, { lines, ifShort });
  if (isOver && !isUntold) {
    // "Already asked" costs the pass, so that homes cannot be tried one after the other; the key stays free.
    await tx.idempotency.giveBack(offer.id, idempotencyKey);
    return { kind: 'refused', homeIds };
  }
  // One who has tried enough homes is told of no other: it is held, and takes nothing whether the home has asked or not,
  // so that neither the answer nor the receipt tells the one from the other.
  const hasPass = pass !== null && !isUntold;
  const place = await allocate(tx, offer, { lines, holdReasons, hasPass, ifShort });

  const { state } = place;
  const request: ServiceRequest = {
    id: requestId,
    reference: context.secrets.newReference(),
    secretHash: context.secrets.hash(context.secrets.receiptSecret(requestId)),
    offerId: offer.id,
    offerVersion: offer.version,
    state,
    hasPass,
    holdReasons,
    lines,
    contact: {
      name: submission.contact.name ?? '',
      email: submission.contact.email ?? '',
      phone: submission.contact.phone ?? '',
    },
    answers: submission.answers,
    address: plainAddress(checked.resolved),
    assurance: checked.resolved.assurance,
    checkProvider: pass?.provider ?? null,
    source: checked.source,
    language: checked.language,
    network: checked.network,
    homeIds: ownerIds,
    queueNumber: place.queueNumber,
    receivedAt: checked.receivedAt,
    acceptedAt: state === 'accepted' ? at : null,
    updatedAt: at,
    erasedAt: null,
    revision: 1,
  };
  const answer: FirstAnswer = {
    reference: request.reference,
    state,
    place:
      state === 'waitlisted' && place.queueNumber !== null
        ? await tx.requests.placeInQueue(offer.id, place.queueNumber)
        : null,
  };
  const { email } = request.contact;
  await settleAll([
    tx.requests.insert(request),
    tx.idempotency.settle(offer.id, idempotencyKey, answer),
    recordAudit(context, tx, {
      at,
      action: `request.${state}`,
      subjectKind: 'request',
      subjectId: request.id,
      detail: { state },
    }),
    announceRequest(context, tx, { request, slug: offer.slug, at }),
    email !== '' && (pass === null ? enqueueConfirmLink : enqueueReceipt)(context, tx, request, { at, offer }),
  ]);
  return { kind: 'saved', answer, request };
}

/** @throws DoorstepError `closed` once the offer's hashing secret is destroyed. */
export function identifyHome(
  context: Pick<Context, 'secrets'>,
  scopeSecret: string | null,
  { resolved, noFixedAddress = false }: Pick<CheckedSubmission, 'resolved' | 'noFixedAddress'>,
): HomeIdentity {
  if (scopeSecret === null) throw new DoorstepError('closed');
  if (!noFixedAddress && !isFlatUnknown(resolved)) {
    return homeKeys(context.secrets, scopeSecret, resolved.address, resolved.knowledge);
  }
  // Nothing tells two people without an address apart, nor two flats that are not named: each request has a home of its
  // own, and staff look at it.
  const hash = context.secrets.keyedHash(scopeSecret, `nobody's|${context.secrets.newId()}`);
  return { keys: [{ kind: 'address', version: canonicalVersion, hash }], buildingHash: hash };
}

/** Whether several homes are at an address, and the visitor did not say which is theirs. */
export function isFlatUnknown({ address, hasKnownUnit }: Pick<ResolvedAddress, 'address' | 'hasKnownUnit'>): boolean {
  return 'units' in address && isUnitMissing({ units: address.units, unit: address.unit, hasKnownUnit });
}

async function judge(
  tx: Repositories,
  checked: CheckedSubmission,
  { identity, homeIds, isNew, at }: { identity: HomeIdentity; homeIds: string[]; isNew: boolean; at: Instant },
): Promise<HoldReason[]> {
  const { offer, resolved, pass, isCheckDown, settlesSuspicion } = checked;
  const ofSender = await countSender(tx, checked, { homeIds, isNew, at });
  const counted = ofSender.filter((reason) => reason !== 'too_many_homes');
  const reasons: HoldReason[] = [...new Set([...checked.suspicions, ...(settlesSuspicion ? [] : counted)])];
  if (pass === null) reasons.push(isCheckDown ? 'check_unavailable' : 'no_pass');
  const { noFixedAddress } = checked;
  reasons.push(...(await judgeAddress(tx, { offer, resolved, identity, homeIds, noFixedAddress })));
  if (ofSender.includes('too_many_homes')) reasons.push('too_many_homes');
  if (offer.definition.allocation === 'review') reasons.push('review');
  return reasons;
}

/** What staff should look at in an address. */
export async function judgeAddress(
  tx: Repositories,
  given: {
    offer: Offer;
    resolved: ResolvedAddress;
    identity: HomeIdentity;
    homeIds: string[];
    noFixedAddress?: boolean | undefined;
  },
): Promise<HoldReason[]> {
  const { offer, resolved, identity, homeIds, noFixedAddress = false } = given;
  const reasons: HoldReason[] = [];
  // Not a typed address: it was chosen, and an outage of ours is no reason to refuse it.
  if (resolved.isUnverified) reasons.push('address_unverified');
  else if (resolved.assurance === 'typed' && !noFixedAddress && offer.definition.typedAddresses !== 'accepted')
    reasons.push('typed_address');
  if (!noFixedAddress && isPositionMissing(offer.definition.area, resolved.address)) reasons.push('position_unknown');
  if ('units' in resolved.address) {
    const { units, unit } = resolved.address;
    const doubt = await unitHoldReason({ units, unit, hasKnownUnit: resolved.hasKnownUnit }, () =>
      tx.homes.countAtBuilding(offer.scopeId, identity.buildingHash),
    );
    if (doubt !== null) reasons.push(doubt);
  }
  // A town that nobody vouches for tells no two places apart.
  const isTownInDoubt = resolved.knowledge.needsTown && resolved.assurance === 'typed';
  if (resolved.knowledge.isAmbiguous || isTownInDoubt) reasons.push('address_ambiguous');
  if (hasLookalikeLetters(resolved.address, typedPart(resolved))) reasons.push('lookalike_letters');
  if (homeIds.length > 1) reasons.push('homes_conflict');
  return reasons;
}

/** What the visitor wrote of an address: of one from the data, a flat that the data does not know. */
function typedPart({ address, assurance, hasKnownUnit }: ResolvedAddress): string {
  if (assurance === 'typed') return address.lines.join(' ');
  return hasKnownUnit ? '' : address.unit;
}

/** Homes are held by this transaction already: nothing is added to their usage before it ends. */
export async function fitsEveryHome(
  tx: Repositories,
  offer: Offer,
  {
    homeIds,
    isNew = false,
    lines,
    at,
    exceptRequestId,
  }: {
    homeIds: string[];
    /** Made by this transaction: nothing was asked for there yet. */
    isNew?: boolean;
    lines: ServiceRequest['lines'];
    at: Instant;
    exceptRequestId?: string;
  },
): Promise<boolean> {
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  if (isNew) return fitsAllowance(definition, { usage: [], ownAllowance: null, lines });
  const { limits, timeZone } = definition;
  const since = windowStart(at, limits.windowDays, timeZone);
  for (const homeId of homeIds) {
    const usage = await tx.homes.usage(homeId, since, exceptRequestId);
    const ownAllowance = await tx.homes.ownAllowance(homeId);
    if (!fitsAllowance(definition, { usage, ownAllowance, lines })) return false;
  }
  return true;
}

/** What is kept of an address: its parts, not what the lookup knew besides. */
export function plainAddress({ address }: ResolvedAddress): ServiceRequest['address'] {
  const {
    organisation,
    unit,
    buildingName,
    number,
    street,
    locality,
    city,
    district,
    region,
    postcode,
    countryCode,
    lines,
    latitude,
    longitude,
  } = address;
  return {
    organisation,
    unit,
    buildingName,
    number,
    street,
    locality,
    city,
    district,
    region,
    postcode,
    countryCode,
    lines,
    latitude,
    longitude,
  };
}
