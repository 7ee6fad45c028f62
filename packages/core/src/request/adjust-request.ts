// Staff or the visitor change a request's quantities; stock and allowance follow in the same transaction.
import { DoorstepError, type FieldError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { itemName } from '../offer/offer-texts.ts';
import { type Offer, limitsOf, offeredOf } from '../offer/offer.ts';
import { versionName } from '../offer/offer-store.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { countChange } from './change-details.ts';
import { asRead, requireReason, type Decision } from './decide-request.ts';
import { lockLeft, lockRequest } from './lock-request.ts';
import { beyond, isAdjustable, takesAllowance } from './request-transitions.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';
import { transitionRequest } from './transition-request.ts';
import { validateLines } from './validate-submission.ts';

export interface Adjustment extends Decision {
  /** All that it is to ask for; items not named, or named with 0, are removed. */
  lines: { item: string; quantity: number }[];
}

/**
 * Changes the quantities of a request that is not packed. Added units are taken from the stock and the homes' share,
 * all or none; released units go to the first in the queue. The place in the queue or draw stays. A visitor (whose
 * secret link the caller has checked) keeps to the limits of a new request.
 * @throws DoorstepError `request_invalid` for invalid lines, or if staff give no reason (the visitor sees it);
 * `request_not_found`, `request_changed`, `state_conflict` once it is packed, `already_asked`, `sold_out` with how many
 * of the added units are left, `not_allowed`; for visitors `rate_limited`, and `human_check_needed` if no check was
 * passed.
 */
export async function adjustRequest(context: Context, adjustment: Adjustment): Promise<ServiceRequest> {
  if (context.actor.kind !== 'visitor') {
    requireAction(context.actor, 'requests.decide');
    requireReason(adjustment.reason);
  }
  const outcome = await context.store.transaction((tx) => adjust(context, tx, adjustment));
  // Commit despite the refusal, because the attempt was counted.
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.request;
}

export async function canAdjust({ draws }: Pick<Repositories, 'draws'>, request: ServiceRequest): Promise<boolean> {
  // A draw without a row yet is still collecting entries.
  const draw = request.state === 'entered' ? ((await draws.find(request.offerId))?.state ?? 'collecting') : null;
  return isAdjustable(request, draw);
}

type Outcome = { kind: 'adjusted'; request: ServiceRequest } | { kind: 'refused'; error: DoorstepError };

const refused = (...given: ConstructorParameters<typeof DoorstepError>): Outcome => ({
  kind: 'refused',
  error: new DoorstepError(...given),
});

async function adjust(
  context: Context,
  tx: Repositories,
  { id, lines: asked, reason, revision }: Adjustment,
): Promise<Outcome> {
  const isVisitor = context.actor.kind === 'visitor';
  const seen = await tx.requests.find(id);
  if (seen === null) throw new DoorstepError('request_not_found');
  const offer = await tx.offers.find(seen.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  // Lock order as in a submission: the version, homes and the draw before the items and the request.
  if (!(await tx.offers.lockVersions([offer])).has(versionName(offer))) throw new DoorstepError('request_changed');
  await tx.homes.lock(seen.homeIds);
  const draw = seen.state === 'entered' ? await tx.draws.enter(offer.id) : null;
  const request = asRead(await lockRequest(tx, id), revision);
  const isElsewhere = !request.homeIds.every((homeId) => seen.homeIds.includes(homeId));
  if (isElsewhere || !isAdjustable(request, draw)) throw new DoorstepError('state_conflict');
  const fields = isVisitor ? visitorErrors(offer, request.lines, asked) : staffErrors(offer, request.lines, asked);
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const order = offer.definition.items.map((item) => item.id);
  const lines = asked
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ itemId: item, quantity }))
    .toSorted((a, b) => order.indexOf(a.itemId) - order.indexOf(b.itemId));
  const added = beyond(lines, request.lines);
  if (added.length === 0 && beyond(request.lines, lines).length === 0) return { kind: 'adjusted', request };
  const at = await tx.now();
  if (isVisitor && !(await countChange(tx, id, at))) throw new DoorstepError('rate_limited');
  // Without a pass no one may learn whether a home has had its share, so nothing is added.
  if (isVisitor && added.length > 0 && request.checkProvider === null && takesAllowance(request))
    return refused('human_check_needed');

  // `2 × Blanket, 1 × Lamp`
  const inWords = (some: RequestLine[], language: string) =>
    some.map(({ itemId, quantity }) => `${quantity} × ${itemName(offer.definition, itemId, language)}`).join(', ');
  const { mainLanguage } = offer.definition;
  const outcome = await transitionRequest(context, tx, request, {
    to: request.state,
    at,
    changes: { lines },
    audit: {
      action: 'request.adjusted',
      detail: { reason, from: inWords(request.lines, mainLanguage), to: inWords(lines, mainLanguage) },
    },
    mail: 'request_adjusted',
    mailValues: { reason, items: inWords(lines, request.language) },
  });
  if (outcome.kind === 'over_allowance') return refused('already_asked');
  if (outcome.kind === 'short') return refused('sold_out', { left: await lockLeft(tx, added), canQueue: false });
  return { kind: 'adjusted', request: outcome.request };
}

/** Quantities asked for before may stay or become less, whatever the offer allows today. */
function staffErrors({ definition }: Offer, before: RequestLine[], asked: Adjustment['lines']): FieldError[] {
  const { items } = offeredOf(definition);
  if (asked.every(({ quantity }) => quantity === 0)) return [{ field: 'lines', code: 'nothing_chosen' }];
  const seen = new Set<string>();
  return asked.flatMap(({ item, quantity }, index): FieldError[] => {
    const isTwice = seen.has(item);
    seen.add(item);
    if (isTwice) return [{ field: `lines.${index}.item`, code: 'item_twice' }];
    if (quantity <= quantityOf(before, item)) return [];
    const offered = items.find(({ id }) => id === item);
    if (offered === undefined) return [{ field: `lines.${index}.item`, code: 'unknown_item' }];
    const max = offered.maxPerRequest;
    return quantity > max ? [{ field: `lines.${index}.quantity`, code: 'too_large', values: { max } }] : [];
  });
}

function visitorErrors(offer: Offer, before: RequestLine[], asked: Adjustment['lines']): FieldError[] {
  const isKept = asked.map(({ item, quantity }) => quantity > 0 && quantity <= quantityOf(before, item));
  const isLess = isKept.every(Boolean);
  return validateLines({ ...offeredOf(offer.definition), limits: limitsOf(offer) }, asked).filter(({ field, code }) => {
    if (code === 'item_twice') return true;
    const index = Number(field.split('.')[1]);
    return field === 'lines' ? code === 'nothing_chosen' || !isLess : isKept[index] !== true;
  });
}

function quantityOf(lines: RequestLine[], item: string): number {
  return lines.find(({ itemId }) => itemId === item)?.quantity ?? 0;
}
