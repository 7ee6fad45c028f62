import { addressKinds } from '@doorstep/address-language';
import { DoorstepError, addressKinds as allKinds, type Address } from '@doorstep/contract';
import type { Offer } from '../offer/offer.ts';

/**
 * Refuses a kind of address that the offer does not accept: PO box, military post, care-of or business.
 * @param name Of the person it is for, where both care-of and businesses are written as well.
 * @throws DoorstepError `request_invalid` with `po_box_refused` and the like.
 */
export function requireAcceptedKind({ definition }: Pick<Offer, 'definition'>, address: Address, name: string): void {
  const refused = allKinds.filter((kind) => definition.addressPolicy[kind] === 'refused');
  const fields = addressKinds(address, name, refused).map(({ kind, isInName }) => ({
    field: isInName ? 'contact.name' : 'address',
    code: `${kind}_refused` as const,
  }));
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}
