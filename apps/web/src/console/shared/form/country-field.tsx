import type { SelectProps } from '@doorstep/ui';
import { namedCountries } from '../../../public/named-countries.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { SelectField } from './fields.tsx';

interface CountryFieldProps extends Omit<SelectProps, 'id' | 'options' | 'value'> {
  /** ISO 3166-1 alpha-2, or empty. A code without a name is offered as it is. */
  value: string;
  /** Label of the empty choice. */
  none: string;
  /** The countries to choose from; empty for all. */
  countries?: readonly string[];
}

export function CountryField({ value, none, countries = [], ...props }: CountryFieldProps) {
  const { language } = useTexts();
  const named = namedCountries(countries, language);
  const unlisted = value === '' || named.some(([code]) => code === value) ? [] : [value];
  return (
    <SelectField
      {...props}
      value={value}
      options={[
        { value: '', label: none },
        ...unlisted.map((code) => ({ value: code, label: code })),
        ...named.map(([code, name]) => ({ value: code, label: name })),
      ]}
    />
  );
}
