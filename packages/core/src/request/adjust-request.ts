// Staff change how many of each item a request asks for: stock and allowance follow in one transaction, or nothing does.
import { DoorstepError, type FieldError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { itemName } from '../offer/item-name.ts';
import { offeredOf } from '../offer/offered-of.ts';
import type { OfferDefinition } from '../offer/offer.ts';
import { versionName } from '../offer/offer-store.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { asRead, requireReason, type Decision } from './decide-request.ts';
import { lockLeft, lockRequest } from './lock-request.ts';
import { isAdjustable } from './request-transitions.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';
import { transitionRequest } from './transition-request.ts';

export interface Adjustment extends Decision {
  /** All that it is to ask for; of an item that is not named, or named with 0, nothing. */
  lines: { item: string; quantity: number }[];
}

/**
 * Changes the quantities of a request that is not packed. What is added is taken of the stock and of its homes' share, at
 * once and whole; what it no longer asks for goes to the first in the queue. Its place in the queue stays.
 * @throws DoorstepError `request_invalid` without a reason (the visitor is told it) or for lines that may not be;
 * `request_not_found`, `request_changed`, `state_conflict` once it is packed, `already_asked`, `sold_out`, `not_allowed`.
 */
export async function adjustRequest(context: Context, adjustment: Adjustment): Promise<ServiceRequest> {
  requireAction(context.actor, 'requests.decide');
  requireReason(adjustment.reason);
  return context.store.transaction((tx) => adjust(context, tx, adjustment));
}

async function adjust(
  context: Context,
  tx: Repositories,
  { id, lines: asked, reason, revision }: Adjustment,
): Promise<ServiceRequest> {
  const seen = await tx.requests.find(id);
  if (seen === null) throw new DoorstepError('request_not_found');
  const offer = await tx.offers.find(seen.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  // As in a submission, the offer stays as it is, and homes come before the items and the request.
  if (!(await tx.offers.lockVersions([offer])).has(versionName(offer))) throw new DoorstepError('request_changed');
  await tx.homes.lock(seen.homeIds);
  const request = asRead(await lockRequest(tx, id), revision);
  const isElsewhere = !request.homeIds.every((homeId) => seen.homeIds.includes(homeId));
  if (isElsewhere || !isAdjustable(request)) throw new DoorstepError('state_conflict');
  const fields = lineErrors(offeredOf(offer.definition), request.lines, asked);
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const lines = asked
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ itemId: item, quantity }))
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  if (JSON.stringify(lines) === JSON.stringify(request.lines)) return request;

  // `2 × Blanket, 1 × Lamp`
  const inWords = (some: RequestLine[], language: string) =>
    some.map(({ itemId, quantity }) => `${quantity} × ${itemName(offer.definition, itemId, language)}`).join(', ');
  const { mainLanguage } = offer.definition;
  const outcome = await transitionRequest(context, tx, request, {
    to: request.state,
    at: await tx.now(),
    changes: { lines },
    audit: {
      action: 'request.adjusted',
      detail: { reason, from: inWords(request.lines, mainLanguage), to: inWords(lines, mainLanguage) },
    },
    mail: 'request_adjusted',
    mailValues: { reason, items: inWords(lines, request.language) },
  });
  if (outcome.kind === 'over_allowance') throw new DoorstepError('already_asked');
  if (outcome.kind === 'short')
    throw new DoorstepError('sold_out', { left: await lockLeft(tx, lines), canQueue: false });
  return outcome.request;
}

/** What is wrong with the lines. What was asked for before may stay or become less, whatever the offer says today. */
function lineErrors(
  { items }: Pick<OfferDefinition, 'items'>,
  before: RequestLine[],
  asked: Adjustment['lines'],
): FieldError[] {
  if (asked.every(({ quantity }) => quantity === 0)) return [{ field: 'lines', code: 'nothing_chosen' }];
  const seen = new Set<string>();
  return asked.flatMap(({ item, quantity }, index): FieldError[] => {
    const isTwice = seen.has(item);
    seen.add(item);
    if (isTwice) return [{ field: `lines.${index}.item`, code: 'item_twice' }];
    if (quantity <= (before.find(({ itemId }) => itemId === item)?.quantity ?? 0)) return [];
    const offered = items.find(({ id }) => id === item);
    if (offered === undefined) return [{ field: `lines.${index}.item`, code: 'unknown_item' }];
    const max = offered.maxPerRequest;
    return quantity > max ? [{ field: `lines.${index}.quantity`, code: 'too_large', values: { max } }] : [];
  });
}
