// Generated variants of one address are one home, and different addresses stay different.
import type { Address } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { parseTypedAddress } from '@doorstep/address-language';

/** A seeded generator (mulberry32), so that a failure can be reproduced. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Spellings of one street, by country. */
const streets: [country: string, postcode: string, ways: string[]][] = [
  ['GB', 'ZZ1 1AA', ['High Street', 'High St', 'High St.', 'HIGH STREET', 'high  street']],
  ['GB', 'ZZ1 1AB', ['St Mary’s Road', 'Saint Marys Rd', "St. Mary's Rd."]],
  ['US', '00214', ['North Main Street', 'N Main St', 'N. MAIN ST']],
  ['US', '00215', ['Larch Avenue', 'Larch Ave', 'Larch Av.']],
  [
    'FR',
    '00100',
    ['Rue de l’Étang', 'rue de l etang', 'R. de l’Etang', 'RUE DE L’ÉTANG']
      .slice(0, 1)
      .concat('RUE DE L’ETANG', 'R de l’Étang'),
  ],
  ['FR', '00101', ['Boulevard Saint-Éloi', 'Bd St Eloi', 'BOULEVARD SAINT ELOI']],
  ['DE', '00001', ['Lindenstraße', 'Lindenstrasse', 'Lindenstr.', 'LINDENSTRASSE']],
  ['ES', '00002', ['Calle Mayor', 'C. Mayor', 'C/ Mayor']],
  ['RU', '000003', ['улица Садовая', 'ул. Садовая', 'УЛ САДОВАЯ']],
  ['JP', '000-0012', ['灯里一丁目', '灯里1丁目', '灯里１丁目', '灯里 一丁目']],
];
const numbers = [
  ['12'],
  ['12A', '12a', '12 A'],
  ['12 bis', '12B', '12bis', '12 Bis'],
  ['7', '07', '007'],
  ['12-14', '12 - 14'],
  ['12/3'],
];
const units = [
  [''],
  ['2', 'Flat 2', 'flat 02', 'Apt. #2', 'Unit 2', 'кв. 2'],
  ['3', 'Apartment 3'],
  ['B', 'Flat B', 'b'],
];

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const canonical = (parts: Pick<Address, 'countryCode' | 'postcode' | 'street' | 'number' | 'unit'>) =>
  canonicalAddress({ city: 'Nowhere', buildingName: '', lines: [], ...parts }).home;

describe('the canonical form', () => {
  it('is the same for every spelling of one home, and different for every other home', () => {
    const random = randomSource(20_261_121);
    const homeOf = new Map<string, string>();
    for (const [street, [countryCode, postcode, ways]] of streets.entries()) {
      for (const [number, spellings] of numbers.entries()) {
        for (const [unit, words] of units.entries()) {
          const home = `${street} ${number} ${unit}`;
          const forms = new Set<string>();
          for (let time = 0; time < 12; time += 1) {
            const parts = {
              countryCode,
              street: pick(ways, random),
              number: pick(spellings, random),
              unit: pick(words, random),
            };
            const written = pick([postcode, postcode.toLowerCase(), postcode.replaceAll(' ', '')], random);
            forms.add(canonical({ ...parts, postcode: written }));
          }
          expect([home, [...forms]]).toEqual([home, [forms.values().next().value]]);
          const [form = ''] = forms;
          expect([form, homeOf.get(form) ?? home]).toEqual([form, home]);
          homeOf.set(form, home);
        }
      }
    }
    expect(homeOf.size).toBe(streets.length * numbers.length * units.length);
  });

  it('is the same for typed addresses, with the unit in the line or in its own field', () => {
    const typed = (line1: string, unit = '') =>
      canonicalAddress(
        parseTypedAddress({ line1, line2: '', city: 'Nowhere', postcode: 'ZZ1 1AA', country: 'GB' }, unit),
      ).home;
    const same = [
      typed('Flat 2, 12 High Street'),
      typed('12, HIGH STREET', '2'),
      typed('12 High St', 'Flat 2'),
      typed('Apt 2 12 High St.'),
    ];
    expect(new Set(same)).toEqual(
      new Set([canonical({ countryCode: 'GB', postcode: 'zz11aa', street: 'High Street', number: '12', unit: '2' })]),
    );
    expect(typed('12 High St', '3')).not.toBe(same[0]);
    expect(typed('12 High St')).not.toBe(same[0]);
  });

  it('is idempotent', () => {
    for (const [countryCode, postcode, ways] of streets) {
      for (const street of ways) {
        const parts = { countryCode, postcode, street, number: '12', unit: '2' };
        const [, , folded = ''] = canonical(parts).split('|');
        expect(canonical({ ...parts, street: folded })).toBe(canonical(parts));
      }
    }
  });
});
