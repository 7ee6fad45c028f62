import { noPoint, type StoredAddress } from '../index-format/stored-address.ts';
import { parseQuery } from './parse-query.ts';
import { matchNumber, numberFilter, unitFit } from './score-number.ts';
import { splitWords } from '@doorstep/address-language';
import { expect, test } from 'vitest';
import fc from 'fast-check';

const tail = fc.constantFrom('', 'A', ' bis', '-14', '-21', '-10', '/3', ' zona 10', '-r');
const typed = fc.constantFrom(
  '1',
  '12',
  '012',
  '12b',
  '12 bis',
  '14',
  '10-12',
  '12/3',
  'flat 12 1',
  '123 ',
  '21a',
  'r6',
);

test('addresses that the number filter drops would not have matched', () => {
  fc.assert(
    fc.property(fc.nat({ max: 130 }), tail, fc.constantFrom('', '3', 'B'), typed, (value, end, unit, text) => {
      const rest = parseQuery(text);
      const address: StoredAddress = {
        value,
        tail: end,
        unit,
        buildingName: '',
        postcode: -1,
        lat: noPoint,
        lon: noPoint,
        sourceId: '',
        unitCount: 0,
        placeKind: 0,
      };
      const filter = numberFilter(rest);
      const isWanted = filter.wantsNumber(value) || (/^[-/]/.test(end) && filter.wantsTail(value, end));
      if (!isWanted) expect(matchNumber(address, rest)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['GB', 'Ground Floor Flat', 'ground floor', true],
  ['GB', 'Ground Floor Flat', 'gff', true],
  ['GB', 'Ground Floor Flat', 'gnd flr flt', true],
  ['GB', 'Ground Floor Flat', 'floor', false],
  ['GB', 'First Floor Flat', '1st floor flat', true],
  ['GB', 'First Floor Flat', 'ground floor', false],
  ['GB', 'First Floor Flat', 'flat 1', false],
  ['GB', 'Top Floor Flat', 'top flat', true],
  ['GB', 'Basement Flat', 'the basement', true],
  ['GB', 'Flat 2', '2 rosewood court', true],
  ['GB', 'Flat 2', '12', false],
  ['GB', 'Flat', 'flat', false],
  ['GB', 'Flat 12, Floor 3', 'flat 12', true],
  ['GB', 'Flat 12, Floor 3', 'floor 3', false],
  ['US', 'Fl 2', '2nd floor', true],
  ['US', 'Apt 2', '2nd floor', false],
  ['US', 'Bsmt', 'basement', true],
  ['DK', '2. th', '2 sal th', true],
  ['DK', '2. th', '2th', true],
  ['DK', '2. tv', '2 sal til venstre', true],
  ['DK', '2. tv', 'anden sal t v', true],
  ['DK', 'st. th', 'stuen til højre', true],
  ['DK', 'st. th', 'stth', true],
  ['DK', '3. mf', '3 midt for', true],
  ['DK', 'kl. tv', 'kælderen tv', true],
  ['DK', '2. th', '2 sal tv', false],
  ['DK', '2. 3', '2 sal dør 3', true],
  ['DK', '2. 3', '3 2', false],
  ['ES', '3º izq', '3 izquierda', true],
  ['ES', '3º izq', '3ºizda', true],
  ['ES', '3º dcha', 'tercero derecha', true],
  ['ES', '4º 2ª', '4t 2a', true],
  ['ES', '4º 2ª', '4º2ª', true],
  ['ES', 'Bajo B', 'bajos b', true],
  ['FR', '3e étage', '3eme etage', true],
  ['FR', 'Bât. B', 'batiment b', true],
  ['DE', '3. OG links', '3 stock li', true],
  ['FI', 'A 12', 'rappu a asunto 12', true],
  ['FI', 'A 12', 'a 1', false],
  ['SE', 'lgh 1102', 'lägenhet 1102', true],
  ['PL', 'm. 5', 'lok 5', true],
])('in %s the unit "%s" is named by "%s": %s', (country, unit, typed, isNamed) => {
  const words = splitWords(typed).map((text) => ({ text, isPrefix: false }));
  expect(unitFit(unit, words, country) !== null).toBe(isNamed);
});

test('a unit typed alone has a lower penalty than one next to other words', () => {
  const typed = ['first', 'floor', 'flat', 'acme'].map((text) => ({ text, isPrefix: false }));
  expect(unitFit('First Floor Flat', typed.slice(0, 3), 'GB')).toBe(0);
  expect(unitFit('First Floor Flat', typed, 'GB')).toBeGreaterThan(0);
});
