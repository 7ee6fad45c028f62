import { isDrawn, DoorstepError, type FieldError } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { Offer, OfferDefinition } from './offer.ts';

/**
 * A draw stays as announced: from opening on, or once it has an entry, the public value, its format and the allocation
 * cannot change; once the list is fixed, nor can the closing time.
 * @throws DoorstepError `request_invalid` with `fixed_once_open`.
 */
export async function refuseChangesOfDraw(
  tx: Repositories,
  { before, definition, at }: { before: Offer; definition: OfferDefinition; at: Instant },
): Promise<void> {
  const old = before.definition;
  if (!isDrawn(old) && !isDrawn(definition)) return;
  const fields: FieldError[] = [];
  const refuse = (field: string) => fields.push({ field, code: 'fixed_once_open' });
  const hasOpened = old.opensAt === null || Date.parse(old.opensAt) <= at;
  const draw = await tx.draws.find(before.id);
  if (hasOpened || draw !== null) {
    if (old.allocation !== definition.allocation) refuse('allocation');
    const { format, ...announced } = definition.draw ?? { format: null };
    const { format: oldFormat, ...oldAnnounced } = old.draw ?? { format: null };
    if (JSON.stringify(oldAnnounced) !== JSON.stringify(announced)) refuse('draw.value');
    if (JSON.stringify(oldFormat) !== JSON.stringify(format)) refuse('draw.format');
  }
  if (draw !== null && draw.state !== 'collecting' && old.closesAt !== definition.closesAt) refuse('closesAt');
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}
