import type { LookupAccess, PublicOffer } from '@doorstep/contract';
import { Select, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useCountryNames } from '../texts/country-names.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { RestartButton } from './restart-button.tsx';
import { UnitField } from './unit-field.tsx';

const lines = [
  { name: 'line1', autoComplete: 'address-line1', isOptional: false, width: 'full' },
  { name: 'line2', autoComplete: 'address-line2', isOptional: true, width: 'full' },
  { name: 'city', autoComplete: 'address-level2', isOptional: false, width: 'full' },
  { name: 'postcode', autoComplete: 'postal-code', isOptional: true, width: 'short' },
] as const;

interface TypedAddressProps {
  offer: PublicOffer;
  lookup: Pick<LookupAccess, 'countries' | 'likelyCountry'>;
  entry: AddressEntry;
  errors: FieldErrors;
  /** Null where there is no list to search. */
  onSearchAgain: (() => void) | null;
}

/** The address typed by hand, line by line, for homes that no list knows. */
export function TypedAddress({ offer, lookup, entry, errors, onSearchAgain }: TypedAddressProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {onSearchAgain === null && <p>{t('public.address.no_data')}</p>}
      {offer.typedAddresses === 'held' && <p className="quiet">{t('public.address.typed_held')}</p>}
      {lines.map(({ name, autoComplete, isOptional, width }) => {
        const label = t(`public.address.${name}`);
        return (
          <TextInput
            key={name}
            id={`address.${name}`}
            name={`address.${name}`}
            label={isOptional && name !== 'postcode' ? t('public.form.optional', { label }) : label}
            width={width}
            autoComplete={autoComplete}
            defaultValue={entry.typed[name]}
            {...errors.at(`address.${name}`)}
          />
        );
      })}
      <UnitField value={entry.unit} errors={errors} />
      <CountryField lookup={lookup} value={entry.typed.country} errors={errors} />
      {onSearchAgain !== null && (
        <p>
          <RestartButton onClick={onSearchAgain}>{t('public.address.search_instead')}</RestartButton>
        </p>
      )}
    </>
  );
}

interface CountryFieldProps {
  lookup: TypedAddressProps['lookup'];
  value: string;
  errors: FieldErrors;
}

/** Asked where there is something to choose; where one is likely it stands there. */
function CountryField({ lookup: { countries, likelyCountry }, value, errors }: CountryFieldProps): ReactNode {
  const { t } = useTexts();
  const names = useCountryNames();
  const [only] = countries;
  if (only !== undefined && countries.length === 1) return <input type="hidden" name="address.country" value={only} />;
  const options = names.map(([code, name]) => ({ value: code, label: name }));
  return (
    <Select
      id="address.country"
      name="address.country"
      label={t('public.address.country')}
      autoComplete="country"
      options={[{ value: '', label: t('public.address.country_choose') }, ...options]}
      defaultValue={value || likelyCountry}
      {...errors.at('address.country')}
    />
  );
}
