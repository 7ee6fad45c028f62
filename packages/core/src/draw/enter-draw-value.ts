import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import { carryOutDraw } from './carry-out-draw.ts';
import type { Draw } from './draw-store.ts';
import { drawValue, rankEntries } from './rank-entries.ts';

/**
 * Enters the public value of a draw, once, and holds the draw. The same value again changes nothing and goes on with
 * what may have been left.
 * @throws DoorstepError `draw_not_ready` before the list is fixed or the value is due; `draw_already_held` with another
 * value; `request_invalid`, `offer_not_found`, `not_allowed`.
 */
export async function enterDrawValue(
  context: Context,
  { offerId, value: typed }: { offerId: string; value: string },
): Promise<Draw> {
  requireAction(context.actor, 'offers.write');
  const value = drawValue(typed);
  if (value === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'value', code: 'required' }] });
  await context.store.transaction(async (tx) => {
    const offer = await tx.offers.find(offerId);
    if (offer?.definition.allocation !== 'draw') throw new DoorstepError('offer_not_found');
    const draw = await tx.draws.lock(offerId);
    if (draw.value === value) return;
    if (draw.value !== null) throw new DoorstepError('draw_already_held');
    const at = await tx.now();
    const { knownAt = null } = offer.definition.draw ?? {};
    if (draw.state !== 'fixed' || (knownAt !== null && at < Date.parse(knownAt)))
      throw new DoorstepError('draw_not_ready');
    const hashes = (await tx.draws.list(offerId)).map(({ hash }) => hash);
    await tx.draws.rank(offerId, { value, ranked: rankEntries(context.secrets, value, hashes) });
    await recordAudit(context, tx, {
      at,
      action: 'draw.value_entered',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: { value, entries: hashes.length },
    });
  });
  await carryOutDraw(context, offerId);
  const draw = await context.store.draws.find(offerId);
  if (draw === null) throw new DoorstepError('offer_not_found');
  return draw;
}
