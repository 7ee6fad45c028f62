import { canonicalName } from '@doorstep/address-language';
import type { AddressIndex, HomeFormOf } from '@doorstep/address-index';
import type { Address } from '@doorstep/contract';
import { canonicalForm, canonicalParts, type FormKnowledge } from '@doorstep/core';

/**
 * The form that homes are known by, for one import to look for places that share one. Streets and towns come again and
 * again, so that their spelling is remembered: about 100 bytes for each name of the data.
 */
export function createHomeFormOf(): HomeFormOf {
  const spellings = new Map<string, Map<string, string>>();
  const spell = (name: string, country: string): string => {
    if (name === '') return ''; // of most homes the name of the building
    const ofCountry = spellings.get(country) ?? new Map<string, string>();
    const known = ofCountry.get(name);
    if (known !== undefined) return known;
    const spelling = canonicalName(name, country);
    spellings.set(country, ofCountry.set(name, spelling));
    return spelling;
  };
  return (address) => canonicalParts(address, spell);
}

/** What the imported data says of the places that share the form of an address. */
export function formKnowledge(index: Pick<AddressIndex, 'sharedForms'>, address: Address): FormKnowledge {
  const parts = canonicalParts(address);
  const ofHome = index.sharedForms(canonicalForm(parts).home);
  // A unit that the visitor added is not in the data: what is known of its building is known of it.
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
