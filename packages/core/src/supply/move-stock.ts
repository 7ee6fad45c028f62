import { DoorstepError, type MovementInput } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { serveQueue } from '../request/serve-queue.ts';
import { requireAction } from '../staff/permissions.ts';
import type { ItemStock } from '../stock/stock-store.ts';
import type { Repositories } from '../store.ts';

/** The change to the stock, the number of queued requests it served, and how many of these get an email. */
export interface MovementOutcome {
  change: number;
  accepted: number;
  emails: number;
}

/**
 * Records a stock movement; a count is recorded as its difference to the expected units on the shelf. Added units go to
 * the queue in the same transaction.
 * @throws DoorstepError `stock_below_taken` if the stock would fall below the units taken; `request_invalid`,
 * `offer_not_found`, `not_allowed`.
 */
export async function moveStock(
  context: Context,
  { offerId, itemId, movement }: { offerId: string; itemId: string; movement: MovementInput },
): Promise<MovementOutcome> {
  requireAction(context.actor, 'stock.write');
  const { kind, quantity, reason } = movement;
  const min = kind === 'count' ? 0 : 1;
  if (kind === 'correction' ? quantity === 0 : quantity < min)
    throw new DoorstepError('request_invalid', { fields: [{ field: 'quantity', code: 'too_small', values: { min } }] });
  return context.store.transaction(async (tx) => {
    const known = (await tx.stock.ofOffer(offerId)).map(({ itemId: id }) => id);
    // A draft may be deleted with its items in the meantime.
    const items = known.length === 0 ? [] : await tx.stock.lock(known);
    const item = items.find((candidate) => candidate.itemId === itemId);
    if (item === undefined) throw new DoorstepError('offer_not_found');
    if (item.stock === null)
      throw new DoorstepError('request_invalid', { fields: [{ field: 'itemId', code: 'unknown_item' }] });
    const at = await tx.now();
    const isCount = kind === 'count';
    const change = isCount
      ? quantity - (await onShelf(tx, { offerId, itemId, locked: items }))
      : kind === 'damaged'
        ? -quantity
        : quantity;
    if (change === 0) return { change, accepted: 0, emails: 0 };
    const bookedAs = isCount ? 'correction' : kind;
    const actor = context.actor.kind === 'person' ? context.actor.name : '';
    const movementId = context.secrets.newId();
    await tx.stock.move({ id: movementId, itemId, kind: bookedAs, change, reason, actor, at });
    await recordAudit(context, tx, {
      at,
      action: `stock.${bookedAs}`,
      subjectKind: 'item',
      subjectId: itemId,
      detail: { change, reason, ...(isCount ? { counted: quantity } : {}) },
    });
    const by = { subjectKind: 'item', subjectId: itemId, movementId } as const;
    const accepted = change > 0 ? await serveQueue(context, tx, offerId, { at, by }) : [];
    return { change, accepted: accepted.length, emails: accepted.filter(({ contact }) => contact.email !== '').length };
  });
}

/**
 * Units expected on the shelf: those not taken, and promised ones that have not left. Call it with the items locked.
 */
async function onShelf(
  tx: Repositories,
  { offerId, itemId, locked }: { offerId: string; itemId: string; locked: ItemStock[] },
): Promise<number> {
  const { stock = 0, taken = 0 } = locked.find((item) => item.itemId === itemId) ?? {};
  const promised = (await tx.stock.promised(offerId)).find((item) => item.itemId === itemId)?.promised ?? 0;
  return (stock ?? 0) - taken + promised;
}
