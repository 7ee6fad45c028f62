import { expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

it.each([
  'Lindenweg n° 12',
  'Lindenweg no12',
  'Lindenweg nr12',
  'Lindenweg núm. 12',
  'Lindenweg Numero 12',
  'Lindenweg č.p. 12',
  'Lindenweg čp. 12',
  'Lindenweg č. 12',
  'Lindenweg Hausnr. 12',
  'Lindenweg д. 12',
  'Lindenweg дом 12',
  'Lindenweg буд. 12',
])('"%s" is a street and a number', (text) => {
  expect(parseQuery(text).map((token) => token.text)).toEqual(['lindenweg', '12']);
});

it.each([
  ['Hauptstr', true],
  ['Hauptstr 46B/', true],
  ['Hauptstr 10-', true],
  ['1 𞤀', true], // a letter of two units
  ['Hauptstr ', false],
  ['Hauptstr,', false],
  ['Hauptstr/', false],
])('the last word of "%s" may go on: %s', (text, isOpen) => {
  expect(parseQuery(text).at(-1)?.isOpen).toBe(isOpen);
});
