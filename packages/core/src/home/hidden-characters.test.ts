// Invisible characters and digits of other scripts do not make a second home.
import type { TypedAddress } from '@doorstep/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeKeys } from './home-keys.ts';
import { parseTypedAddress } from '@doorstep/address-language';

const plain = { keyedHash: (_: string, text: string) => text };
const everyCodePoint = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);
/** All of Unicode's soft hyphens, zero-width characters, direction marks, fillers and tags. */
const ignorable = everyCodePoint
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character));
/** The ten digits of each script. */
const digitSets = everyCodePoint
  .filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)))
  .reduce<string[][]>((sets, code, index) => {
    if (index % 10 === 0) sets.push([]);
    sets.at(-1)?.push(String.fromCodePoint(code));
    return sets;
  }, []);

const homes: [typed: Partial<TypedAddress>, unit: string][] = [
  [{ line1: '12 High Street', postcode: 'ZZ1 1AA', country: 'GB' }, '2'],
  [{ line1: 'Flat 2, 12 High Street', postcode: 'ZZ1 1AA', country: 'GB' }, ''],
  [{ line1: 'The Old Mill', line2: 'Mill Hill', postcode: '', city: 'Newtown 7', country: 'GB' }, ''],
  [{ line1: '12-14 N Main St #4', postcode: '00214-1234', country: 'US' }, ''],
  [{ line1: '12 bis rue de l’Étang', postcode: '00100', country: 'FR' }, 'Appt 3'],
  [{ line1: 'Straße des 17. Juni 135', postcode: 'D-00001', country: 'DE' }, 'B'],
  [{ line1: 'Садовая улица 12а, кв. 7', postcode: '000003', country: 'RU' }, ''],
  [{ line1: '12 شارع النيل', postcode: '', city: 'الجيزة', country: 'EG' }, '5'],
];

const keysOf = (typed: TypedAddress, unit: string) => homeKeys(plain, '', parseTypedAddress(typed, unit));

/** Digits and invisible characters to disguise a text with. */
const disguise = fc.record({
  digits: fc.array(fc.constantFrom(...digitSets), { minLength: 1, maxLength: 5 }),
  hidden: fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...ignorable)), { minLength: 1, maxLength: 12 }),
});
function disguised(text: string, { digits, hidden }: { digits: string[][]; hidden: [number, string][] }): string {
  const characters = Array.from(text, (character, index) =>
    /\d/.test(character) ? (digits[index % digits.length]?.[Number(character)] ?? character) : character,
  );
  for (const [place, character] of hidden) characters.splice(place % (characters.length + 1), 0, character);
  return characters.join('');
}

describe('an address with hidden characters and digits of other scripts', () => {
  it('is tested with every such character in Unicode', () => {
    expect(digitSets.length).toBeGreaterThan(60);
    expect(digitSets.every((set) => set.length === 10)).toBe(true);
    expect(ignorable).toEqual(expect.arrayContaining(['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u3164']));
  });

  it.each(homes)('%j, unit “%s”, is the same home', (given, unit) => {
    const typed: TypedAddress = { line1: '', line2: '', city: 'Nowhere', postcode: '', country: '', ...given };
    const expected = keysOf(typed, unit);
    fc.assert(
      fc.property(fc.tuple(disguise, disguise, disguise, disguise, disguise), ([one, two, three, four, five]) => {
        const written: TypedAddress = {
          line1: disguised(typed.line1, one),
          line2: typed.line2 === '' ? '' : disguised(typed.line2, two),
          city: disguised(typed.city, three),
          postcode: typed.postcode === '' ? '' : disguised(typed.postcode, four),
          country: typed.country,
        };
        expect(keysOf(written, unit === '' ? '' : disguised(unit, five))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['12½ Main Street', '12 1/2 Main Street'],
    ['１２ Ｈｉｇｈ Ｓｔｒｅｅｔ', '12 High Street'],
    ['12–14 High Street', '12-14 High Street'],
    ['12 Hıgh Street', '12 High Street'],
    ['12 Œuvre Street', '12 Oeuvre Street'],
  ])('“%s” is “%s”', (written, meant) => {
    const typed = (line1: string) => ({ line1, line2: '', city: 'Nowhere', postcode: '00214', country: 'US' });
    expect(keysOf(typed(written), '')).toEqual(keysOf(typed(meant), ''));
  });

  it.each([
    ['12½ Main Street', '121 Main Street'],
    ['12² Main Street', '122 Main Street'],
    ['12–14 Main Street', '1214 Main Street'],
  ])('“%s” is not “%s”', (written, other) => {
    const typed = (line1: string) => ({ line1, line2: '', city: 'Nowhere', postcode: '00214', country: 'US' });
    expect(keysOf(typed(written), '')).not.toEqual(keysOf(typed(other), ''));
  });
});
