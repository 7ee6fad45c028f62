import type { AddressForm } from '@doorstep/contract';
import { postalRules } from './postal-rules.ts';
import { regionChoices } from './read-region.ts';

/** @param country ISO alpha-2 in capitals. */
export function addressForm(country: string): AddressForm {
  const { postcode, region } = postalRules(country);
  const { need, word } = postcode;
  return {
    postcode: { need, word },
    region: region === null ? null : { word: region.word, choices: regionChoices(country) },
  };
}
