import type { AddressForm, LookupAccess } from '@doorstep/contract';
import { useEffect, useState } from 'react';
import { fetchAddressForm } from './fetch-address-form.ts';

export function useAddressForm(country: string, known: LookupAccess['form']): AddressForm | null {
  const [fetched, setFetched] = useState<LookupAccess['form']>();
  const isKnown = known?.country === country;
  useEffect(() => {
    if (country === '' || isKnown) return undefined;
    let isCurrent = true;
    fetchAddressForm(country).then(
      (form) => isCurrent && setFetched({ country, ...form }),
      // On failure, the server reports missing fields when the form is sent.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [country, isKnown]);
  if (isKnown) return known;
  return fetched?.country === country ? fetched : null;
}
