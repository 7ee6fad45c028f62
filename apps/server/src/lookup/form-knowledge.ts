import { canonicalName } from '@doorstep/address-language';
import type { AddressIndex, HomeFormOf } from '@doorstep/address-index';
import type { Address } from '@doorstep/contract';
import { canonicalForm, canonicalParts, type FormKnowledge } from '@doorstep/core';

/** Computes homes' forms for one import. Memoizes street and town names, at about 100 bytes per name. */
export function createHomeFormOf(): HomeFormOf {
  const spellings = new Map<string, Map<string, string>>();
  const spell = (name: string, country: string): string => {
    if (name === '') return ''; // most homes have no building name
    const ofCountry = spellings.get(country) ?? new Map<string, string>();
    const known = ofCountry.get(name);
    if (known !== undefined) return known;
    const spelling = canonicalName(name, country);
    spellings.set(country, ofCountry.set(name, spelling));
    return spelling;
  };
  return (address) => canonicalParts(address, spell);
}

export function formKnowledge(index: Pick<AddressIndex, 'sharedForms'>, address: Address): FormKnowledge {
  const parts = canonicalParts(address);
  const ofHome = index.sharedForms(canonicalForm(parts).home);
  // A unit added by the visitor is not in the data, so the building's entry applies.
  const shared =
    ofHome.length > 0 || parts.unit === '' ? ofHome : index.sharedForms(canonicalForm({ ...parts, unit: '' }).home);
  return {
    needsTown: shared.some(({ needsTown }) => needsTown),
    isAmbiguous: shared.some(({ ambiguous }) => ambiguous.includes('') || ambiguous.includes(parts.town)),
    alsoAs: shared.flatMap(({ also }) =>
      also
        .filter(({ town }) => town === '' || town === parts.town)
        .map(({ city, postcode, needsTown }) => ({ city, postcode, needsTown })),
    ),
  };
}
