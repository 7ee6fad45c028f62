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

it('“N.W.” is one word, as “NW”', () => {
  expect(parseQuery('12 N.W. 3rd St').map((token) => token.text)).toEqual(['12', 'nw', '3rd', 'st']);
});

it.each([
  ['Hauptstr', true],
  ['Hauptstr 46B/', true],
  ['Hauptstr 10-', true],
  ['1 𞤀', true], // a letter of two UTF-16 units
  ['Hauptstr ', false],
  ['Hauptstr,', false],
  ['Hauptstr/', false],
])('the last word of "%s" may continue: %s', (text, isPrefix) => {
  expect(parseQuery(text).at(-1)?.isPrefix).toBe(isPrefix);
});

it.each([
  ['ground floor flat 79 high street', ['ground', 'floor', 'flat']],
  ['12 high street, 2nd floor left', ['2nd', 'floor']],
  ['lower ground floor flat, 79 high street', ['lower', 'ground', 'floor', 'flat']],
  ['3º izq, calle mayor 12', ['3o', 'izq']],
  ['østergade 12, 2. sal th', ['2', 'sal', 'th']],
  ['apt no 3, 12 high street', ['apt', 'no', '3']],
  ['12 high street, level 4', ['level', '4']],
  ['calle mayor 12 esc. b', ['esc', 'b']],
  ['calle mayor 614, 5º 2ª', ['5o', '2a']],
  ['carrer major 86 2n 1a', ['2n', '1a']],
  ['bldg 4 apt 12 24261 oak trail', ['bldg', '4', 'apt', '12']],
  ['12 stock road', []],
  ['26 fl', []],
  ['4 garden street', []],
  ['7 left bank road', []],
])('the unit words of "%s" are %j', (text, unit) => {
  expect(parseQuery(text).flatMap(({ text: word, isSoft }) => (isSoft ? [word] : []))).toEqual(unit);
});
