import type { AddressForm } from '@doorstep/contract';
import { postalRules } from './postal-rules.ts';
import { regionChoices } from './read-region.ts';

export function addressForm(country: string): AddressForm {
  const { postcode, region } = postalRules(country);
  const { need, word, form, examples } = postcode;
  return {
    postcode: { need, word, pattern: ofLettersAndDigits(country, form.source), example: examples[0] ?? '' },
    region: region === null ? null : { word: region.word, choices: regionChoices(country) },
  };
}

/** The pattern without spaces and hyphens and with an optional country prefix; also accepts the demo's areas. */
function ofLettersAndDigits(country: string, source: string): string {
  const squeezed = source.replaceAll(/\[ \\-\]\??|[ -]\?|(?<!\[[^\]]*)[ -]/g, '').slice(1, -1);
  return `^(?:[A-Z]{1,3}(?=\\d))?${squeezed.replace('(?:AB|', '(?:ZZ|AB|').replace(`(?:${country}`, `(?:(?:${country})?`)}$`;
}
