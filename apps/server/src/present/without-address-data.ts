import type { OfferWithoutAddressData } from '@doorstep/contract';
import { offerPhase, type Instant, type Offer } from '@doorstep/core';
import type { AddressCoverage } from '../lookup/address-coverage.ts';
import { titleOf } from './staff-request.ts';

/** The offers whose visitors type their address, since there is none to choose: those that are open, or will be. */
export function withoutAddressData(
  offers: Offer[],
  { missingAddressData, at }: { missingAddressData: AddressCoverage; at: Instant },
): OfferWithoutAddressData[] {
  return offers.flatMap((offer) => {
    const phase = offerPhase(offer, at);
    if (phase === null || phase === 'closed') return [];
    const missing = missingAddressData(offer.definition.area);
    return missing === null ? [] : [{ id: offer.id, title: titleOf(offer.definition), ...missing }];
  });
}
