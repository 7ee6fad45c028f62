// Every way of typing an address leads to the same home, and different homes stay apart.
import type { TypedAddress } from '@doorstep/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { parseTypedAddress } from '@doorstep/address-language';

interface Home {
  number: string;
  street: string;
  unit: string;
  city: string;
  postcode: string;
  country: string;
}
interface Typed {
  line1: string;
  line2?: string;
  unit?: string;
}

const british = { city: 'Thistlecombe', postcode: 'ZZ1 1AA', country: 'GB' };
const american = { city: 'Larkspur Falls', postcode: '00214', country: 'US' };
const homes: Home[] = [
  { ...british, number: '12', street: 'High Street', unit: '2' },
  { ...british, number: '12A', street: 'Saint Marys Road', unit: '1' },
  { ...british, number: '12', street: 'Thistlecombe Road', unit: '11' },
  { ...british, number: '122', street: 'High Street', unit: '4B' },
  { ...british, city: 'Street', number: '12', street: 'High Street', unit: 'C' },
  { ...american, number: '40', street: 'N Elm Street', unit: '122' },
  { ...american, number: '12', street: 'Main Street', unit: 'A2' },
];
const homesOnly = homes.map((home) => ({ ...home, unit: '' }));

/** Ways of typing a unit, alone. */
const unitWays: ((unit: string) => string)[] = [
  (unit) => unit,
  (unit) => `Flat ${unit}`,
  (unit) => `FLAT ${unit.toLowerCase()}`,
  (unit) => `Apt. ${unit}`,
  (unit) => `Ste ${unit}`,
  (unit) => `Suite ${unit}`,
  (unit) => `Unit ${unit.replace(/^(\d)/, '0$1')}`,
  (unit) => `#${unit}`,
  (unit) => `# ${unit}`,
  (unit) => `Apt#${unit}`,
  (unit) => `Apt # ${unit}`,
  (unit) => `Apt. ${unit.replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/, '-')}`,
  (unit) => `No. ${unit}`,
];

/** Ways of typing number and street on one line. */
const streetWays: ((home: Home) => string)[] = [
  ({ number, street }) => `${number} ${street}`,
  ({ number, street }) => `${number}, ${street}`,
  ({ number, street }) => `${number} , ${street}`,
  ({ number, street }) => `${number}. ${street}`,
  ({ number, street }) => `  ${number}  ${street}.`,
  ({ number, street }) => `No ${number} ${street}`,
  ({ number, street }) => `No. ${number}, ${street}`,
  ({ number, street }) => `#${number} ${street}`,
  ({ number, street }) => `0${number} ${street}`,
  ({ number, street }) => `${number} ${street.replace('Street', 'St').replace('Saint', 'St').replace('Road', 'Rd')}`,
  ({ number, street }) => `${number} ${street.replace('Saint ', 'St. ').replace('Street', 'St.')}`.toUpperCase(),
  ({ number, street }) =>
    `${number.replace(/[A-Z]$/, '')}${/[A-Z]$/.test(number) ? number.slice(-1) : ''}\u00ad ${street}`,
  ({ number, street }) => `${number} ${street.replace('Street', 'Str\u00adeet').replace('Road', 'Ro\u200bad')}`,
];

/** Ways of typing what surrounds them. */
const around: ((line: string, home: Home) => Typed)[] = [
  (line1) => ({ line1 }),
  (line1, { city }) => ({ line1: `${line1}, ${city}` }),
  (line1, { city, postcode }) => ({ line1: `${line1}, ${city}, ${postcode}` }),
  (line1, { city, postcode }) => ({ line1: `${line1}, ${city} ${postcode}` }),
  (line1, { city, postcode }) => ({ line1, line2: `${city} ${postcode.toLowerCase()}` }),
  (line1, { city }) => ({ line1, line2: city.toUpperCase() }),
  (line1, { country }) => ({ line1: `${line1}, ${country === 'GB' ? 'United Kingdom' : 'USA'}` }),
  (line1, { country, city }) => ({ line1: `${line1}, ${city}, ${country === 'GB' ? 'England' : 'XN'}` }),
  (line1) => ({ line1: 'c/o Jane Doe', line2: line1 }),
  (line1) => ({ line1: `c/o Jane Doe, ${line1}` }),
  (line1) => ({ line1: `Care of Jane Doe ${line1}` }),
  (line1) => ({ line1: 'Invented Widgets Ltd', line2: line1 }),
];
/** Endings without a comma. */
const behind: ((home: Home) => string)[] = [
  ({ city }) => ` ${city}`,
  ({ city, postcode }) => ` ${city} ${postcode}`,
  ({ city, postcode }) => ` ${postcode} ${city}`,
  ({ city, postcode, country }) => ` ${city} ${postcode} ${country === 'GB' ? 'UK' : 'United States'}`,
];

const keyOf = ({ city, postcode, country }: Home, { line1, line2 = '', unit = '' }: Typed): string => {
  const typed: TypedAddress = { line1, line2, city, postcode, country };
  return canonicalAddress(parseTypedAddress(typed, unit)).home;
};
const written = (home: Home): string =>
  canonicalAddress({ ...home, countryCode: home.country, buildingName: '', lines: [] }).home;
const expectOne = (home: Home, typed: Typed) =>
  expect([JSON.stringify(typed), keyOf(home, typed)]).toEqual([JSON.stringify(typed), written(home)]);

describe('a typed home', () => {
  it('is the same, however its street and surroundings are written', () => {
    for (const home of homesOnly)
      for (const way of streetWays) for (const lines of around) expectOne(home, lines(way(home), home));
  });

  it('is the same with town and postcode after its street, without a comma', () => {
    for (const home of homesOnly.filter(({ city }) => city !== 'Street'))
      for (const way of behind) expectOne(home, { line1: `${home.number} ${home.street}${way(home)}` });
  });

  it('is the same, however and wherever its unit is written', () => {
    const all = fc.tuple(
      fc.constantFrom(...homes),
      fc.constantFrom(...unitWays),
      fc.constantFrom(...streetWays),
      fc.constantFrom(...around),
      fc.constantFrom('field', 'before', 'behind', 'line', 'twice'),
    );
    fc.assert(
      fc.property(all, ([home, unitWay, streetWay, lines, place]) => {
        const unit = unitWay(home.unit);
        // A bare number in front of another could be anything; so could a number's word before a unit.
        const named = unit === home.unit || unit.startsWith('No') ? `Flat ${home.unit}` : unit;
        const street = streetWay(home).trim();
        const typed = {
          field: () => ({ ...lines(street, home), unit }),
          before: () => lines(`${named}, ${street}`, home),
          behind: () => lines(`${street.replace(/[.,]$/, '')}, ${named}`, home),
          line: () => ({ line1: street, line2: named }),
          twice: () => ({ ...lines(`${named}, ${street}`, home), unit }),
        }[place]();
        expectOne(home, typed);
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[Partial<Home>, Typed, Typed]>([
    [{ country: 'DK' }, { line1: 'Nørregade 12, 2. tv' }, { line1: 'Nørregade 12', unit: '2 TV' }],
    [{ country: 'DK' }, { line1: 'Nørregade 12, lejl. 4' }, { line1: 'Nørregade 12', unit: '4' }],
    [{ country: 'DK' }, { line1: 'Nørregade 12 st. t.h.' }, { line1: 'Nørregade 12', unit: 'st th' }],
    [{ country: 'ES' }, { line1: 'Calle Mayor 5, 2º 1ª' }, { line1: 'C/ Mayor, 5', unit: 'piso 2 puerta 1' }],
    [{ country: 'ES' }, { line1: 'C/ Mayor 5, piso 2, pta. 1' }, { line1: 'Calle Mayor 5', unit: '2º 1ª' }],
    [{ country: 'AT' }, { line1: 'Lindenstraße 5, Top 4' }, { line1: 'Lindenstr. 5', unit: '4' }],
    [{ country: 'BE' }, { line1: 'Rue Basse 5 bte 4' }, { line1: 'Rue Basse 5', unit: 'bus 4' }],
    [{ country: 'IT' }, { line1: 'Via Roma 12, scala B, int. 4' }, { line1: 'Via Roma 12', unit: 'scala B interno 4' }],
    [{ country: 'RU' }, { line1: 'ул. Садовая, д. 5, кв. 7' }, { line1: 'Садовая улица 5', unit: 'кв 07' }],
    [{ country: 'FR', city: 'Paris' }, { line1: '12 Rue Basse 75001 Paris' }, { line1: '12 rue Basse' }],
    [{ country: 'GB' }, { line1: '12High Street' }, { line1: '12\u00adHigh Street' }],
    [{ country: 'GB' }, { line1: 'High\u00adStreet 12' }, { line1: '12 HIGH\u200bSTREET' }],
    [{ country: 'GB' }, { line1: 'Flat A 2, 12 High Street' }, { line1: '12 High Street', unit: 'A2' }],
    [{ country: 'GB' }, { line1: 'Acme Ltd, 12 High Street' }, { line1: '12 High Street' }],
    [{ country: 'GB' }, { line1: 'Flat 2, c/o J Doe, 12 High Street' }, { line1: '12 High Street', line2: 'Flat 2' }],
    [{ country: 'GB' }, { line1: '12 O´Brien Road' }, { line1: "12 O'Brien Rd" }],
  ])('in %j is the same: %j and %j', (changes, one, other) => {
    const home = { ...british, postcode: '75001', number: '', street: '', unit: '', ...changes };
    expect(keyOf(home, one)).toBe(keyOf(home, other));
  });

  it.each<[Partial<Home>, Typed, Typed]>([
    [{}, { line1: 'Flat 1, 12 High Street' }, { line1: 'Flat 11, 12 High Street' }],
    [{}, { line1: '12A High Street' }, { line1: '12 High Street' }],
    [{}, { line1: '12/2 High Street' }, { line1: '12 High Street', unit: '2' }],
    [{}, { line1: '12/2 High Street' }, { line1: '122 High Street' }],
    [{}, { line1: '12 High Street', unit: '1/2' }, { line1: '12 High Street', unit: '12' }],
    [{}, { line1: '12 High Street' }, { line1: '12 High Road' }],
    [{}, { line1: '12 High Street', unit: 'Studio' }, { line1: '12 High Street' }],
    [{ city: 'Street' }, { line1: '12 High Street' }, { line1: '12 High' }],
    [{ country: 'FR', city: 'Paris' }, { line1: '12 Rue de Paris' }, { line1: '12 Rue de' }],
    [{ country: 'FR', city: 'Paris' }, { line1: '12 Avenue Paris' }, { line1: '12 Avenue' }],
    [{ country: 'DK' }, { line1: 'Nørregade 12, 2. tv' }, { line1: 'Nørregade 12, 2. th' }],
    [{ country: 'DK' }, { line1: 'Nørregade 12', unit: '2. sal' }, { line1: 'Nørregade 12', unit: 'lejl. 2' }],
    [{ country: 'ES' }, { line1: 'Calle Mayor 5, piso 2' }, { line1: 'Calle Mayor 5, puerta 2' }],
    [{ country: 'DE', postcode: '00012' }, { line1: 'Lindenstr. 12' }, { line1: 'Lindenstr.' }],
    [{ country: 'IS', postcode: '101' }, { line1: 'Laugavegur 101' }, { line1: 'Laugavegur' }],
  ])('in %j is different: %j and %j', (changes, one, other) => {
    const home = { ...british, postcode: '75001', number: '', street: '', unit: '', ...changes };
    expect(keyOf(home, one)).not.toBe(keyOf(home, other));
  });

  it('is parsed in bounded time, however often a line repeats its town', () => {
    const home = { ...british, city: 'a', postcode: 'aaa', number: '', street: '', unit: '' };
    const line1 = `${'a '.repeat(80)}x a`;
    expect(keyOf(home, { line1 })).toContain(' x');
  });
});
