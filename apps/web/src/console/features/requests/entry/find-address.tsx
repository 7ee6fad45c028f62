import { AddressField } from '@doorstep/address-field';
import { createLookupClient, type Position, type RetrieveItem } from '@doorstep/address-lookup';
import type { LookupAccess, PublicOffer } from '@doorstep/contract';
import { useMemo } from 'react';
import { addressTexts } from '../../../../shared/address/address-texts.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

const lookupTimeoutMs = 8000;

interface FindAddressProps {
  offer: PublicOffer;
  lookup: LookupAccess;
  near: Position | null;
  onChoose: (items: RetrieveItem[], text: string) => void;
  /** Without it, the fields to type in are always beside it. */
  onTypeYourself?: (text: string) => void;
}

/** The same address search as for the offer's visitors. */
export function FindAddress({ offer, lookup, near, onChoose, onTypeYourself }: FindAddressProps) {
  const { t, language } = useTexts();
  const texts = useMemo(
    () => ({ ...addressTexts({ t }, { tryAgain: t('staff.retry') }), label: t('staff.address.search') }),
    [t],
  );
  const { url, key } = lookup.fallback ?? lookup;
  const client = useMemo(() => createLookupClient({ url, key, timeoutMs: lookupTimeoutMs }), [url, key]);
  return (
    <AddressField
      name="address.lookup"
      lookup={client}
      debounceMs={lookup.debounceMs}
      limit={lookup.limit}
      containerLimit={lookup.containerLimit}
      countries={offer.countries}
      {...(near === null ? {} : { near })}
      language={language}
      texts={texts}
      onChoose={onChoose}
      typed={onTypeYourself === undefined ? 'not_offered' : 'allowed'}
      onTypeYourself={onTypeYourself ?? (() => undefined)}
    />
  );
}
