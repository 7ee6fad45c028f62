// "2. tv", "2º B": where each floor has its own door 1 or A, the floor is part of the home's name. A floor without a
// door is a unit of its own.
import { hasDoorsByFloor } from './unit-key.ts';

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
const floorMark: Record<string, string> = { DK: '.', ES: 'º', PT: 'º', AR: 'º', UY: 'º' };

/** The unit as people write it, with its floor where needed. Both parameters are cleaned text. */
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
