import { isDrawn, DoorstepError, drawFormatValues, isDrawValue } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Offer } from '../offer/offer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { carryOutDraw } from './carry-out-draw.ts';
import type { Draw } from './draw-store.ts';
import { rankEntries } from './rank-entries.ts';

/**
 * Enters the public value of a draw for one person. Once two people have entered the same, the value is confirmed and
 * the draw is held; until then each may correct their own. Entering a confirmed value again changes nothing and
 * finishes anything left undone.
 * @param value Exactly in the offer's format; nothing is trimmed or normalized.
 * @throws DoorstepError `draw_value_own` when the same person entered it before; `draw_not_ready` before the list is
 * fixed or the value is due; `draw_already_held` with another value; `request_invalid`, `offer_not_found`;
 * `not_allowed`, also for programs and the command line, which may be the first person again.
 */
export async function enterDrawValue(
  context: Context,
  { offerId, value }: { offerId: string; value: string },
): Promise<Draw> {
  const { actor } = context;
  requireAction(actor, 'offers.write');
  if (actor.kind !== 'person') throw new DoorstepError('not_allowed');
  await context.store.transaction(async (tx) => {
    const offer = await tx.offers.find(offerId);
    if (offer === null || !isDrawn(offer.definition)) throw new DoorstepError('offer_not_found');
    requireForm(offer, value);
    const draw = await tx.draws.lock(offerId);
    if (draw.value === value) return;
    if (draw.value !== null) throw new DoorstepError('draw_already_held');
    const at = await tx.now();
    const { knownAt = null } = offer.definition.draw ?? {};
    if (draw.state !== 'fixed' || (knownAt !== null && at < Date.parse(knownAt)))
      throw new DoorstepError('draw_not_ready');
    await propose(context, tx, { offerId, value, person: actor, at });
  });
  await carryOutDraw(context, offerId);
  const draw = await context.store.draws.find(offerId);
  if (draw === null) throw new DoorstepError('offer_not_found');
  return draw;
}

function requireForm({ definition }: Offer, value: string): void {
  if (value === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'value', code: 'required' }] });
  const format = definition.draw?.format ?? null;
  if (format === null) throw new DoorstepError('draw_not_ready');
  if (isDrawValue(format, value)) return;
  const values = drawFormatValues(format);
  throw new DoorstepError('request_invalid', { fields: [{ field: 'value', code: 'draw_value_form', values }] });
}

async function propose(
  context: Context,
  tx: Repositories,
  { offerId, value, person, at }: { offerId: string; value: string; person: { id: string; name: string }; at: number },
): Promise<void> {
  const entered = await tx.draws.values(offerId);
  const same = entered.filter((one) => one.value === value);
  const other = same.find(({ personId }) => personId !== person.id);
  if (same.length > 0 && other === undefined) throw new DoorstepError('draw_value_own');
  await tx.draws.enterValue(offerId, { personId: person.id, personName: person.name, value, enteredAt: at });
  const audit = { at, subjectKind: 'offer', subjectId: offerId } as const;
  if (other === undefined) {
    await recordAudit(context, tx, { ...audit, action: 'draw.value_proposed', detail: { value } });
    return;
  }
  const hashes = (await tx.draws.list(offerId)).map(({ hash }) => hash);
  const ranked = rankEntries(context.secrets, value, hashes);
  await tx.draws.rank(offerId, { value, ranked, proposedBy: other.personId, confirmedBy: person.id });
  await recordAudit(context, tx, {
    ...audit,
    action: 'draw.value_confirmed',
    detail: { value, proposedBy: other.personId, entries: hashes.length },
  });
}
