import { addressKinds } from '@doorstep/address-language';
import { type HoldReason, type UnitKnowledge, addressKinds as allKinds } from '@doorstep/contract';
import { isPositionMissing } from '../area/is-in-area.ts';
import { hasLookalikeLetters } from '../home/address-letters.ts';
import type { Offer } from '../offer/offer.ts';
import type { ResolvedAddress } from './resolve-address.ts';

const maxUnitsWhereUncounted = 4;

interface KnownUnit {
  units: UnitKnowledge;
  unit: string;
  hasKnownUnit: boolean;
}

export function isUnitMissing({ units, unit, hasKnownUnit }: KnownUnit): boolean {
  if (hasKnownUnit || unit !== '' || units.kind === 'none') return false;
  return units.kind === 'multiple' || units.count > 1;
}

function dependsOnHomeCount({ units, unit, hasKnownUnit }: KnownUnit): boolean {
  return !hasKnownUnit && unit !== '' && (units.kind === 'counted' || units.kind === 'multiple');
}

/**
 * Why staff should check the unit of an address; doubts hold a request and never refuse it.
 * @param homesAtBuilding Homes known there, this one included. Called only if `dependsOnHomeCount`.
 */
export function unitHoldReason(
  { units, unit, hasKnownUnit }: KnownUnit,
  homesAtBuilding: () => number,
): HoldReason | null {
  if (isUnitMissing({ units, unit, hasKnownUnit })) return 'unit_missing';
  if (hasKnownUnit || unit === '') return null;
  switch (units.kind) {
    case 'none':
    case 'named':
      return 'unit_unknown';
    case 'counted':
      return homesAtBuilding() > units.count ? 'unit_unknown' : null;
    case 'multiple':
      return homesAtBuilding() > maxUnitsWhereUncounted ? 'unit_unknown' : null;
  }
}

/**
 * Why staff should check an address.
 * @param homesAtBuilding Homes known at its building, this one included. Called only if `needsHomeCount`.
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
    name: string;
    noFixedAddress?: boolean | undefined;
  },
  homesAtBuilding: () => number,
): HoldReason[] {
  const reasons: HoldReason[] = [];
  // A chosen address is not a typed one, and an outage is no reason to refuse it.
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

export function needsHomeCount(resolved: ResolvedAddress): boolean {
  const unit = unitOf(resolved);
  return unit !== null && dependsOnHomeCount(unit);
}

function unitOf({ address, hasKnownUnit }: ResolvedAddress): Parameters<typeof unitHoldReason>[0] | null {
  return 'units' in address ? { units: address.units, unit: address.unit, hasKnownUnit } : null;
}

function typedParts({ address, assurance, hasKnownUnit }: ResolvedAddress): string[] {
  if (assurance === 'typed') return [...address.lines, address.unit, address.city, address.postcode, address.region];
  return hasKnownUnit ? [] : [address.unit];
}
