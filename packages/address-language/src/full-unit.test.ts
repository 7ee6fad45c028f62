import { expect, test } from 'vitest';
import { fullUnit } from './full-unit.ts';

test.each<[country: string, unit: string, floor: string, whole: string]>([
  ['DK', 'tv', '2', '2. tv'],
  ['DK', '2. tv', '2', '2. tv'],
  ['DK', '2', '2', '2. 2'],
  ['DK', '', '2', '2. sal'],
  ['DK', '', 'st', 'st.'],
  ['DK', 'th', 'st', 'st th'],
  ['ES', 'izq', '3', '3º izq'],
  ['ES', '', '3', 'Planta 3'],
  ['ES', '', '0', 'Bajo'],
  ['DE', '', '2', '2. Stock'],
  ['GB', '', '2', 'Floor 2'],
  ['GB', '', '0', 'Ground floor'],
  ['GB', '', 'First Floor', 'First Floor'],
  ['GB', 'Flat 3', '2', 'Flat 3'],
  ['GB', 'Ground floor flat', 'Ground', 'Ground floor flat'],
  ['GB', 'B', '2', '2 B'],
  ['GB', 'Flat 3', '', 'Flat 3'],
])('in %s door %j on floor %j is the unit %j', (country, unit, floor, whole) => {
  expect(fullUnit(unit, floor, country)).toBe(whole);
});
