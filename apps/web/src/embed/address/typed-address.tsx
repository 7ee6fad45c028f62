import type { Translator } from '@doorstep/messages';
import { Select, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { namedCountries } from '../../public/named-countries.ts';
import type { AddressValue } from './address-value.ts';

const lines = [
  { part: 'line1', autoComplete: 'address-line1', width: 'full' },
  { part: 'line2', autoComplete: 'address-line2', width: 'full' },
  { part: 'city', autoComplete: 'address-level2', width: 'full' },
  { part: 'postcode', autoComplete: 'postal-code', width: 'short' },
] as const;

interface TypedAddressProps {
  value: AddressValue;
  /** ISO 3166 alpha-2, to choose from; with one there is nothing to choose, and empty means all. */
  countries: string[];
  label: ReactNode;
  error: string;
  translator: Translator;
  disabled: boolean;
  onChange: (value: AddressValue) => void;
  onSearchAgain: () => void;
}

/** The address typed by hand, line by line. */
export function TypedAddress(props: TypedAddressProps): ReactNode {
  const { value, countries, label, error, disabled, onChange, onSearchAgain } = props;
  const { t } = props.translator;
  return (
    <div role="group" aria-labelledby="typed-label" className="typed" part="typed">
      <p className="ds-label" id="typed-label" part="label">
        {label}
      </p>
      {lines.map(({ part, autoComplete, width }) => (
        <TextInput
          key={part}
          id={part}
          label={t(`public.address.${part}`)}
          width={width}
          autoComplete={autoComplete}
          defaultValue={value[part]}
          disabled={disabled}
          error={part === 'line1' ? error : ''}
          onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
        />
      ))}
      {countries.length !== 1 && (
        <Select
          id="country"
          label={t('public.address.country')}
          autoComplete="country"
          defaultValue={value.country}
          disabled={disabled}
          options={[
            { value: '', label: t('public.address.country_choose') },
            ...namedCountries(countries, props.translator.language).map(([code, name]) => ({
              value: code,
              label: name,
            })),
          ]}
          onChange={(event) => onChange({ ...value, country: event.currentTarget.value })}
        />
      )}
      <button type="button" className="ds-link-button" part="button" disabled={disabled} onClick={onSearchAgain}>
        {t('public.address.search_instead')}
      </button>
    </div>
  );
}
