// "2. tv", "2º B": where doors are lettered or numbered anew on each floor, the floor is part of which home it is.
import { hasDoorsByFloor } from './unit-key.ts';

/** The unit as people write it, with its floor where that is needed. Both cleaned; empty for no unit. */
export function fullUnit(unit: string, floor: string, country: string): string {
  if (unit === '' || floor === '') return unit;
  const isTelling = /\d/.test(unit) && !hasDoorsByFloor(country);
  return isTelling || unit.toLowerCase().startsWith(floor.toLowerCase()) ? unit : `${floor} ${unit}`;
}
