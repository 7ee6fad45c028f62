import type { HoldReason, UnitKnowledge } from '@doorstep/contract';

/** The number of units accepted at a building known only to have several homes. */
export const maxUnitsWhereUncounted = 4;

interface KnownUnit {
  units: UnitKnowledge;
  unit: string;
  hasKnownUnit: boolean;
}

/** Whether an address has several known homes and names none: a building is nobody's home. */
export function isUnitMissing({ units, unit, hasKnownUnit }: KnownUnit): boolean {
  if (hasKnownUnit || unit !== '' || units.kind === 'none') return false;
  return units.kind === 'multiple' || units.count > 1;
}

/** Whether the number of known homes at the building decides if staff look at a unit. */
export function dependsOnHomeCount({ units, unit, hasKnownUnit }: KnownUnit): boolean {
  return !hasKnownUnit && unit !== '' && (units.kind === 'counted' || units.kind === 'multiple');
}

/**
 * Why staff should look at the unit of an address: a flat is not its building, and a doubt never refuses.
 * @param homesAtBuilding Known so far, this one included. Asked only where `dependsOnHomeCount`.
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
