import { addressKinds } from '@doorstep/address-language';
import { addressKinds as allKinds, type HoldReason } from '@doorstep/contract';
import { isPositionMissing } from '../area/is-in-area.ts';
import { hasLookalikeLetters } from '../home/address-letters.ts';
import type { Offer } from '../offer/offer.ts';
import type { ResolvedAddress } from './resolve-address.ts';
import { dependsOnHomeCount, unitHoldReason } from './unit-hold-reason.ts';

/**
 * Why staff should look at an address.
 * @param homesAtBuilding Homes known at its building, this one included. Asked only where `needsHomeCount`.
 */
export function addressHoldReasons(
  {
    offer,
    resolved,
    homeIds,
    name,
    noFixedAddress = false,
  }: {
    offer: Offer;
    resolved: ResolvedAddress;
    homeIds: string[];
    /** The name of the person that the request is for. */
    name: string;
    noFixedAddress?: boolean | undefined;
  },
  homesAtBuilding: () => number,
): HoldReason[] {
  const reasons: HoldReason[] = [];
  // A chosen address, not a typed one: an outage of ours is no reason to refuse it.
  if (resolved.isUnverified) reasons.push('address_unverified');
  else if (resolved.assurance === 'typed' && !noFixedAddress && offer.definition.typedAddresses !== 'accepted')
    reasons.push('typed_address');
  const doubted = noFixedAddress ? [] : allKinds.filter((kind) => offer.definition.addressPolicy[kind] !== 'accepted');
  reasons.push(...addressKinds(resolved.address, name, doubted).map(({ kind }) => kind));
  if (!noFixedAddress && isPositionMissing(offer.definition.area, resolved.address)) reasons.push('position_unknown');
  const unit = unitOf(resolved);
  const doubt = unit === null ? null : unitHoldReason(unit, homesAtBuilding);
  if (doubt !== null) reasons.push(doubt);
  // A typed town does not tell two places apart.
  const isTownInDoubt = resolved.knowledge.needsTown && resolved.assurance === 'typed';
  if (resolved.knowledge.isAmbiguous || isTownInDoubt) reasons.push('address_ambiguous');
  if (hasLookalikeLetters(resolved.address, typedParts(resolved))) reasons.push('lookalike_letters');
  if (homeIds.length > 1) reasons.push('homes_conflict');
  return reasons;
}

/** Whether the homes at the building are counted for this address. */
export function needsHomeCount(resolved: ResolvedAddress): boolean {
  const unit = unitOf(resolved);
  return unit !== null && dependsOnHomeCount(unit);
}

function unitOf({ address, hasKnownUnit }: ResolvedAddress): Parameters<typeof unitHoldReason>[0] | null {
  return 'units' in address ? { units: address.units, unit: address.unit, hasKnownUnit } : null;
}

/** The typed parts of an address; for one from the data, a flat that the data does not know. */
function typedParts({ address, assurance, hasKnownUnit }: ResolvedAddress): string[] {
  if (assurance === 'typed') return [...address.lines, address.unit, address.city, address.postcode, address.region];
  return hasKnownUnit ? [] : [address.unit];
}
