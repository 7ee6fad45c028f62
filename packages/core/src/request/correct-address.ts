// The address of a request is put right before it is packed: the allowance moves to the new home in one transaction, or
// the correction is refused. Place in the queue and stock stay as they are.
import type { HoldReason, RequestState, Submission } from '@doorstep/contract';
import { requireInArea } from '../area/index.ts';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/index.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import type { Repositories } from '../store.ts';
import { countCorrection, countVisitedHome } from './budgets.ts';
import { announceChange } from './announce-change.ts';
import { orderMail } from './order-mail.ts';
import { promoteQueue } from './promote-queue.ts';
import { resolveAddress, type ResolvedAddress } from './resolve-address.ts';
import { fitsEveryHome, identifyHome, judgeAddress, plainAddress } from './save-request.ts';
import type { ServiceRequest } from './service-request.ts';
import { addressErrors } from './validate-submission.ts';

export interface CorrectionInput {
  id: string;
  address: Submission['address'];
  unit: string;
  /** Why, where staff correct it. */
  reason: string;
  /** The signed visitor session, and the keyed hash of the network prefix; empty when there is none, or for staff. */
  visitor: string;
  network: string;
}

/** What an earlier address was held for, and a new one is judged by anew. */
const aboutAddress: ReadonlySet<HoldReason> = new Set([
  'typed_address',
  'address_unverified',
  'unit_missing',
  'unit_unknown',
  'address_ambiguous',
  'position_unknown',
  'homes_conflict',
  'too_many_homes',
]);

const notYetPacked: ReadonlySet<RequestState> = new Set(['accepted', 'held', 'waitlisted', 'entered']);

/** Whether the address of a request may still be corrected. */
export function isCorrectable({ state }: Pick<ServiceRequest, 'state'>): boolean {
  return notYetPacked.has(state);
}

/**
 * Corrects the address, by the visitor through the secret link (the caller has checked it) or by staff. It is judged as
 * a new one is: held if in doubt, accepted when nothing else was in doubt.
 * @throws DoorstepError `request_not_found`, `state_conflict` once it is packed, `request_invalid`, `outside_area`,
 * `already_asked` when the new home has had its share, `rate_limited` after too many tries, `closed` once the offer's
 * hashing secret is destroyed, `not_allowed`.
 */
export async function correctAddress(context: Context, input: CorrectionInput): Promise<ServiceRequest> {
  const { store, actor, addresses } = context;
  if (actor.kind !== 'visitor') requireAction(actor, 'requests.decide');
  const before = await store.requests.find(input.id);
  const offer = before === null ? null : await store.offers.find(before.offerId);
  if (before === null || offer === null) throw new DoorstepError('request_not_found');
  const { address, unit } = input;
  // Staff may type any address: they answer for it.
  const policy = actor.kind === 'visitor' ? offer.definition : { typedAddresses: 'held' as const };
  const fields = addressErrors(policy, address);
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const resolved = await resolveAddress(addresses, { address, unit });
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  const outcome = await store.transaction((tx) => move(context, tx, { input, offer, resolved }));
  // Kept, though nothing else is: the try was counted.
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.request;
}

type Outcome = { kind: 'moved'; request: ServiceRequest } | { kind: 'refused'; error: DoorstepError };

async function move(
  context: Context,
  tx: Repositories,
  { input, offer, resolved }: { input: CorrectionInput; offer: Offer; resolved: ResolvedAddress },
): Promise<Outcome> {
  const request = await tx.requests.lock(input.id);
  if (request === null) throw new DoorstepError('request_not_found');
  if (!isCorrectable(request)) throw new DoorstepError('state_conflict');
  const at = await tx.now();
  const isVisitor = context.actor.kind === 'visitor';
  if (isVisitor && !(await countCorrection(tx, request.id, at))) throw new DoorstepError('rate_limited');

  const identity = identifyHome(context, await tx.offers.scopeSecret(offer.scopeId), { resolved });
  const { homeIds, ownerIds, isNew } = await tx.homes.claim(offer.scopeId, identity.keys, identity.buildingHash);
  const takes = request.state !== 'held' || request.hasPass;
  const fits = await fitsEveryHome(tx, offer, {
    homeIds,
    isNew,
    lines: request.lines,
    at,
    exceptRequestId: request.id,
  });
  if (takes && !fits) return { kind: 'refused', error: new DoorstepError('already_asked') };

  const holdReasons = [
    ...request.holdReasons.filter((reason) => !aboutAddress.has(reason)),
    ...(await judgeAddress(tx, { offer, resolved, identity, homeIds })),
  ];
  const isNewHome = !ownerIds.every((id) => request.homeIds.includes(id));
  if (isVisitor && isNewHome && !(await countVisitedHome(tx, input, { homeIds, isNew, at })))
    holdReasons.push('too_many_homes');

  const moved = withNewAddress(request, { resolved, holdReasons, ownerIds, at });
  await tx.requests.putAddress(moved);
  const isChanged = await tx.requests.change(request.id, {
    from: request.state,
    to: moved.state,
    at,
    holdReasons,
    homeIds: ownerIds,
    hasPass: moved.hasPass,
    ...(moved.acceptedAt === request.acceptedAt ? {} : { acceptedAt: moved.acceptedAt }),
  });
  if (!isChanged) throw new DoorstepError('state_conflict');
  await recordAudit(context, tx, {
    at,
    action: 'request.address_corrected',
    subjectKind: 'request',
    subjectId: request.id,
    detail: {
      ...(moved.state === request.state ? {} : { state: moved.state }),
      reason: input.reason,
      isOtherHome: isNewHome,
    },
  });
  if (moved.state !== request.state) await announceChange(context, tx, moved, at);
  await orderMail(context, tx, { kind: 'address_corrected', request: moved, at });
  // Its doubts are settled: what is free may be its own.
  if (request.holdReasons.length > 0 && moved.state === 'waitlisted' && holdReasons.length === 0)
    await promoteQueue(context, tx, offer.id, at);
  return { kind: 'moved', request: (await tx.requests.find(request.id)) ?? moved };
}

function withNewAddress(
  request: ServiceRequest,
  given: { resolved: ResolvedAddress; holdReasons: HoldReason[]; ownerIds: string[]; at: Instant },
): ServiceRequest {
  const { resolved, holdReasons, ownerIds, at } = given;
  const isDoubtful = holdReasons.length > 0;
  const corrected: ServiceRequest = {
    ...request,
    address: plainAddress(resolved),
    assurance: resolved.assurance,
    holdReasons,
    homeIds: ownerIds,
    updatedAt: at,
  };
  // What staff had accepted without a pass keeps its stock when it is held again: they vouched for it.
  if (request.state === 'accepted' && isDoubtful) return { ...corrected, state: 'held', hasPass: true };
  if (request.state === 'held' && request.hasPass && !isDoubtful)
    return { ...corrected, state: 'accepted', acceptedAt: request.acceptedAt ?? at };
  return corrected;
}
