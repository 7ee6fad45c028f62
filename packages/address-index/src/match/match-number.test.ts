import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPoint, type StoredAddress } from '../index-format/stored-address.ts';
import { matchNumber, numberFilter } from './match-number.ts';
import { parseQuery } from './parse-query.ts';

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

test('what the quick look at a number leaves out does not match', () => {
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
