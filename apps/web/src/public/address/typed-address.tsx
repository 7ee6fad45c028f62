import type { AddressForm, LookupAccess, PublicOffer } from '@doorstep/contract';
import { Button, Select, TextInput, useIsHydrated } from '@doorstep/ui';
import { useState, type ReactNode } from 'react';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { regionOptions } from '../../shared/address/region-options.ts';
import { useAddressForm } from '../../shared/address/use-address-form.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useCountryNames } from '../texts/country-names.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { RestartButton } from './restart-button.tsx';
import { UnitField } from './unit-field.tsx';

const lines = [
  { name: 'line1', autoComplete: 'address-line1', isOptional: false },
  { name: 'line2', autoComplete: 'address-line2', isOptional: true },
  { name: 'city', autoComplete: 'address-level2', isOptional: false },
] as const;

interface TypedAddressProps {
  offer: PublicOffer;
  lookup: Pick<LookupAccess, 'countries' | 'likelyCountry' | 'form'>;
  entry: AddressEntry;
  errors: FieldErrors;
  /** Null without a lookup. */
  onSearchAgain: (() => void) | null;
}

export function TypedAddress({ offer, lookup, entry, errors, onSearchAgain }: TypedAddressProps): ReactNode {
  const { t } = useTexts();
  const [only = ''] = lookup.countries.length === 1 ? lookup.countries : [];
  const [country, setCountry] = useState(only || entry.typed.country || lookup.likelyCountry);
  const form = useAddressForm(country, lookup.form);
  return (
    <>
      {onSearchAgain === null && <p>{t('public.address.no_data')}</p>}
      {offer.typedAddresses === 'held' && <p className="quiet">{t('public.address.typed_held')}</p>}
      {only === '' ? (
        <CountryField value={country} errors={errors} onChange={setCountry} />
      ) : (
        <input type="hidden" name="address.country" value={only} />
      )}
      {lines.map(({ name, autoComplete, isOptional }) => {
        const label = t(`public.address.${name}`);
        return (
          <TextInput
            key={name}
            id={`address.${name}`}
            name={`address.${name}`}
            label={isOptional ? t('public.form.optional', { label }) : label}
            width="full"
            autoComplete={autoComplete}
            defaultValue={entry.typed[name]}
            {...errors.at(`address.${name}`)}
          />
        );
      })}
      <RegionField key={`region ${country}`} form={form} text={entry.typed.region} errors={errors} />
      <PostcodeField form={form} text={entry.typed.postcode} errors={errors} />
      <UnitField value={entry.unit} errors={errors} />
      {onSearchAgain !== null && (
        <p>
          <RestartButton onClick={onSearchAgain}>{t('public.address.search_instead')}</RestartButton>
        </p>
      )}
    </>
  );
}

interface CountryFieldProps {
  value: string;
  errors: FieldErrors;
  onChange: (country: string) => void;
}

/** The first field, if there is a choice, since the other fields depend on it. */
function CountryField({ value, errors, onChange }: CountryFieldProps): ReactNode {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  const options = useCountryNames().map(([code, name]) => ({ value: code, label: name }));
  return (
    <>
      <Select
        // A country chosen before this script ran is only in the element.
        ref={(select) => {
          if (select !== null && select.value !== value) onChange(select.value);
        }}
        id="address.country"
        name="address.country"
        label={t('public.address.country')}
        autoComplete="country"
        options={[{ value: '', label: t('public.address.country_choose') }, ...options]}
        defaultValue={value}
        onChange={({ target }) => onChange(target.value)}
        {...errors.at('address.country')}
      />
      {!isHydrated && (
        <p>
          <Button type="submit" name="step" value="typed" look="quiet">
            {t('public.address.country_fields')}
          </Button>
        </p>
      )}
    </>
  );
}

interface PostalFieldProps {
  /** Null while the country's address format is unknown. */
  form: AddressForm | null;
  text: string;
  errors: FieldErrors;
}

function RegionField({ form, text, errors }: PostalFieldProps): ReactNode {
  const { t } = useTexts();
  const wrong = errors.at('address.region');
  // If the server requires a region, show the field, even if the page could not load the format.
  const region = form?.region ?? (wrong.error === undefined ? null : { word: 'province' as const, choices: [] });
  if (region === null) return null;
  const field = {
    id: 'address.region',
    name: 'address.region',
    label: t(`public.address.region.${region.word}`),
    autoComplete: 'address-level1',
    ...wrong,
  };
  if (region.choices.length === 0) return <TextInput {...field} width="full" defaultValue={text} />;
  const { options, value } = regionOptions(region, { text, choose: t('public.address.region_choose') });
  return <Select {...field} options={options} defaultValue={value} />;
}

function PostcodeField({ form, text, errors }: PostalFieldProps): ReactNode {
  const { t } = useTexts();
  const { need, word } = form?.postcode ?? { need: 'required', word: 'postcode' };
  if (need === 'none') return null;
  const label = t(`public.address.${word}`);
  return (
    <TextInput
      id="address.postcode"
      name="address.postcode"
      label={need === 'optional' ? t('public.form.optional', { label }) : label}
      width="short"
      autoComplete="postal-code"
      defaultValue={text}
      {...errors.at('address.postcode')}
    />
  );
}
