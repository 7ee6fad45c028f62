import { expect, test } from 'vitest';
import { allCountries } from '@doorstep/contract';
import { addressForm } from './address-form.ts';
import { postalRules } from './postal-rules.ts';

const squeeze = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

test('the postcode format of each country accepts all its examples, with any separator, and no word', () => {
  const wrong = allCountries().flatMap((country) => {
    const { need, examples } = postalRules(country).postcode;
    const pattern = new RegExp(addressForm(country).postcode.pattern);
    return need === 'none'
      ? []
      : [
          ...examples.filter((text) => !pattern.test(squeeze(text))),
          ...['BANANA'].filter((text) => pattern.test(text)),
        ];
  });
  expect(wrong).toEqual([]);
  const passes = (country: string, text: string) =>
    new RegExp(addressForm(country).postcode.pattern).test(squeeze(text));
  expect(passes('GB', 'zz1 1aa')).toBe(true);
  expect(passes('DE', 'D-24149')).toBe(true);
  expect(passes('LV', '1073')).toBe(true);
  expect(passes('GB', 'QZ7 4XX')).toBe(false);
});
