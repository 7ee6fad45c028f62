import type { FieldError } from '@doorstep/contract';
import { DoorstepError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { Offer, OfferDefinition } from './offer.ts';

/**
 * A draw stands as it was announced: from opening on, or once somebody is in it, neither the public value nor the way of
 * sharing out can change; once the list is fixed, nor can the closing time.
 * @throws DoorstepError `request_invalid` with `fixed_once_open`.
 */
export async function refuseChangesOfDraw(
  tx: Repositories,
  { before, definition, at }: { before: Offer; definition: OfferDefinition; at: Instant },
): Promise<void> {
  const old = before.definition;
  if (old.allocation !== 'draw' && definition.allocation !== 'draw') return;
  const fields: FieldError[] = [];
  const refuse = (field: string) => fields.push({ field, code: 'fixed_once_open' });
  const hasOpened = old.opensAt === null || Date.parse(old.opensAt) <= at;
  const draw = await tx.draws.find(before.id);
  if (hasOpened || draw !== null) {
    if (old.allocation !== definition.allocation) refuse('allocation');
    if (JSON.stringify(old.draw) !== JSON.stringify(definition.draw)) refuse('draw.value');
  }
  if (draw !== null && draw.state !== 'collecting' && old.closesAt !== definition.closesAt) refuse('closesAt');
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}
