import { expect, test } from 'vitest';
import { addressLines } from './country-format.ts';
import { publishedLayouts } from '../test/published-layouts.ts';

const words = { S: 'Longroad', N: '7', L: 'Hillside', C: 'Springton', R: 'Westshire', U: '2' };

test.each(publishedLayouts)(
  'an address in $country is laid out as published: $lines',
  ({ country, postcode, lines, without = '' }) => {
    const given = (letter: keyof typeof words): string => (without.includes(letter) ? '' : words[letter]);
    const filled = lines.map((line) =>
      line.replaceAll(/\b[SNLCRZ]\b/g, (letter) => (letter === 'Z' ? postcode : words[letter as keyof typeof words])),
    );
    const parts = {
      unit: '',
      buildingName: '',
      number: given('N'),
      street: given('S'),
      locality: given('L'),
      city: given('C'),
      district: '',
      region: given('R'),
      postcode,
      country,
    };
    expect(addressLines(parts)).toEqual(filled);
  },
);

test('the test covers published layouts of most countries that people write to', () => {
  expect(new Set(publishedLayouts.map(({ country }) => country)).size).toBeGreaterThanOrEqual(90);
});
