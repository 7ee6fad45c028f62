import type { HoldReason, UnitKnowledge } from '@doorstep/contract';

/** Units accepted at a building of which only the kind (several homes) is known. */
export const mostUnitsWhereUncounted = 4;

/**
 * Whether staff should look at the unit of an address: a flat is not its building, and a doubt never refuses.
 * @param countHomes Homes known at the building so far, this one included. Asked only where it matters.
 */
export async function judgeUnit(
  { units, unit, hasKnownUnit }: { units: UnitKnowledge; unit: string; hasKnownUnit: boolean },
  countHomes: () => Promise<number>,
): Promise<HoldReason | null> {
  if (hasKnownUnit) return null;
  if (unit === '') return units.kind === 'named' ? 'unit_missing' : null;
  switch (units.kind) {
    case 'none':
    case 'named':
      return 'unit_unknown';
    case 'counted':
      return (await countHomes()) > units.count ? 'unit_unknown' : null;
    case 'multiple':
      return (await countHomes()) > mostUnitsWhereUncounted ? 'unit_unknown' : null;
  }
}
