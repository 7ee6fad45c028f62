// "2. tv", "2º B": where doors are lettered or numbered anew on each floor, the floor is part of which home it is. A
// floor without a door is a unit of its own.
import { hasDoorsByFloor } from './unit-key.ts';

/** How a floor is written that is only a number; `#` stands for it. The second is the one at street level. */
const floorNames: Record<string, [numbered: string, ground: string]> = {
  '': ['Floor #', 'Ground floor'],
  AU: ['Level #', 'Ground floor'],
  NZ: ['Level #', 'Ground floor'],
  DK: ['#. sal', 'st.'],
  DE: ['#. Stock', 'Erdgeschoss'],
  AT: ['#. Stock', 'Erdgeschoss'],
  CH: ['#. Stock', 'Erdgeschoss'],
  FR: ['#e étage', 'Rez-de-chaussée'],
  BE: ['#e étage', 'Rez-de-chaussée'],
  IT: ['Piano #', 'Piano terra'],
  ES: ['Planta #', 'Bajo'],
  AR: ['Piso #', 'Planta baja'],
  UY: ['Piso #', 'Planta baja'],
  PT: ['Piso #', 'R/C'],
  FI: ['#. kerros', '1. kerros'],
};
/** What stands between floor and door. */
const floorMark: Record<string, string> = { DK: '.', ES: 'º', PT: 'º', AR: 'º', UY: 'º' };

/** The unit as people write it, with its floor where that is needed. Both cleaned. */
export function fullUnit(unit: string, floor: string, country: string): string {
  if (floor === '') return unit;
  const isNumber = /^-?\d{1,3}$/.test(floor);
  if (unit === '') {
    const [numbered, ground] = floorNames[country] ?? floorNames[''] ?? ['', ''];
    if (isNumber) return Number(floor) === 0 ? ground : numbered.replace('#', String(Number(floor)));
    return country === 'DK' && /^(?:st|kl)$/i.test(floor) ? `${floor}.` : floor;
  }
  if (!hasDoorsByFloor(country)) {
    return /\d/.test(unit) || startsWith(unit, floor) ? unit : `${floor} ${unit}`;
  }
  const isThereAlready = startsWith(unit, floor) && /^[.\sº°ª,]/.test(unit.slice(floor.length));
  const mark = isNumber ? (floorMark[country] ?? '') : '';
  return isThereAlready ? unit : `${floor}${mark} ${unit}`;
}

function startsWith(unit: string, floor: string): boolean {
  return unit.toLowerCase().startsWith(floor.toLowerCase());
}
