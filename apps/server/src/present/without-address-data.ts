import type { OfferWithoutAddressData } from '@doorstep/contract';
import { offerPhase, type Instant, type Offer } from '@doorstep/core';
import type { AddressCoverage } from '../lookup/address-coverage.ts';
import { titleOf } from './staff-request.ts';

export function wantsAddressData(offer: Offer, at: Instant): boolean {
  const phase = offerPhase(offer, at);
  return phase !== null && phase !== 'closed';
}

/** Offers, open or still to open, whose visitors must type their address because there is none to choose. */
export function withoutAddressData(
  offers: Offer[],
  { missingAddressData, at }: { missingAddressData: AddressCoverage; at: Instant },
): OfferWithoutAddressData[] {
  return offers.flatMap((offer) => {
    if (!wantsAddressData(offer, at)) return [];
    const missing = missingAddressData(offer.definition.area);
    return missing === null ? [] : [{ id: offer.id, title: titleOf(offer.definition), ...missing }];
  });
}
