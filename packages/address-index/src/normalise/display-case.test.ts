import { expect, test } from 'vitest';
import { displayCase } from './display-case.ts';

test.each([
  ['VT ROUTE 22A', 'VT Route 22A'],
  ['MAIN ST NE', 'Main St NE'],
  ["O'BRIEN LN", "O'Brien Ln"],
  ['MCDONALD RD', 'McDonald Rd'],
  ['1ST AVE', '1st Ave'],
  ['HENRY VIII WAY', 'Henry VIII Way'],
  ['rue de la paix', 'Rue de la Paix'],
  ['McAllister Way', 'McAllister Way'],
  ['улица ленина', 'Улица Ленина'],
])('the name %s is shown as %s', (name, shown) => {
  expect(displayCase(name, new Set(['VT']), '')).toBe(shown);
});

test.each([
  ['DE', 'AN DER ALTEN MÜHLE', 'An der Alten Mühle'],
  ['DE', 'HAUS AM SEE', 'Haus am See'],
  ['GB', 'STOKE-UPON-LANTERN', 'Stoke-upon-Lantern'],
  ['FR', "RUE DE L'ÉGLISE", "Rue de l'Église"],
  ['FR', "L'ÎLE-SUR-BOIS", "L'Île-sur-Bois"],
  ['BE', 'KAPELLE OP DE HEIDE', 'Kapelle op de Heide'],
  ['PT', 'RUA DAS FLORES', 'Rua das Flores'],
  ['TR', 'IŞIK SOKAĞI', 'Işık Sokağı'],
  ['US', 'AVENUE E', 'Avenue E'],
])('in %s the name %s is shown as %s', (country, name, shown) => {
  expect(displayCase(name, new Set(), country)).toBe(shown);
});
