import { DoorstepError, type MovementInput } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { serveQueue } from '../request/serve-queue.ts';
import { requireAction } from '../staff/permissions.ts';

/** Queued requests that a movement served, and how many of them get an email. */
export interface QueueServed {
  accepted: number;
  emails: number;
}

/**
 * Records a movement of an item's stock; what it adds goes to the queue in the same transaction.
 * @returns which requests it served.
 * @throws DoorstepError `stock_below_taken` when it would fall below what is taken; `request_invalid`,
 * `offer_not_found`, `not_allowed`.
 */
export async function moveStock(
  context: Context,
  { offerId, itemId, movement }: { offerId: string; itemId: string; movement: MovementInput },
): Promise<QueueServed> {
  requireAction(context.actor, 'stock.write');
  const { kind, quantity, reason } = movement;
  if (quantity === 0 || (kind !== 'correction' && quantity < 0)) {
    throw new DoorstepError('request_invalid', {
      fields: [{ field: 'quantity', code: 'too_small', values: { min: 1 } }],
    });
  }
  return context.store.transaction(async (tx) => {
    const known = (await tx.stock.ofOffer(offerId)).map(({ itemId: id }) => id);
    // A draft may be deleted at the same moment, with its items.
    const items = known.length === 0 ? [] : await tx.stock.lock(known);
    const item = items.find((candidate) => candidate.itemId === itemId);
    if (item === undefined) throw new DoorstepError('offer_not_found');
    if (item.stock === null)
      throw new DoorstepError('request_invalid', { fields: [{ field: 'itemId', code: 'unknown_item' }] });
    const at = await tx.now();
    const change = kind === 'damaged' ? -quantity : quantity;
    const actor = context.actor.kind === 'person' ? context.actor.name : '';
    const movementId = context.secrets.newId();
    await tx.stock.move({ id: movementId, itemId, kind, change, reason, actor, at });
    await recordAudit(context, tx, {
      at,
      action: `stock.${kind}`,
      subjectKind: 'item',
      subjectId: itemId,
      detail: { change, reason },
    });
    const by = { subjectKind: 'item', subjectId: itemId, movementId } as const;
    const accepted = change > 0 ? await serveQueue(context, tx, offerId, { at, by }) : [];
    return { accepted: accepted.length, emails: accepted.filter(({ contact }) => contact.email !== '').length };
  });
}
