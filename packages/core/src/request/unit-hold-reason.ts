import type { HoldReason, UnitKnowledge } from '@doorstep/contract';

/** Units accepted at a building of which only the kind (several homes) is known. */
export const maxUnitsWhereUncounted = 4;

interface KnownUnit {
  units: UnitKnowledge;
  unit: string;
  hasKnownUnit: boolean;
}

/** Whether several homes are known at an address, and none of them is named: a building is nobody's home. */
export function isUnitMissing({ units, unit, hasKnownUnit }: KnownUnit): boolean {
  if (hasKnownUnit || unit !== '' || units.kind === 'none') return false;
  return units.kind === 'multiple' || units.count > 1;
}

/** Whether it depends on how many homes are known at the building whether staff look at a unit. */
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
