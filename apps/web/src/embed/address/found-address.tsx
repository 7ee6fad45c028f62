import type { Translator } from '@doorstep/messages';
import { TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import type { AddressValue } from './address-value.ts';

interface FoundAddressProps {
  value: AddressValue;
  countryName: string;
  label: ReactNode;
  translator: Translator;
  disabled: boolean;
  onUnit: (unit: string) => void;
  onSearchAgain: () => void;
}

/** The address that was chosen, its flat or unit, and the way back. */
export function FoundAddress(props: FoundAddressProps): ReactNode {
  const { value, countryName, label, disabled, onUnit, onSearchAgain } = props;
  const { t } = props.translator;
  const lines = [value.line1, value.line2, value.city, value.region, value.postcode, countryName];
  return (
    <div role="group" tabIndex={-1} aria-labelledby="found-label" className="found" part="found">
      <p className="ds-label" id="found-label" part="label">
        {label}
      </p>
      <address dir="auto" part="address">
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <button type="button" className="ds-link-button" part="button" disabled={disabled} onClick={onSearchAgain}>
        {t('public.address.change')}
      </button>
      <TextInput
        id="unit"
        label={t('public.address.unit')}
        hint={t('embed.address.unit_hint')}
        width="medium"
        autoComplete="off"
        defaultValue={value.unit}
        disabled={disabled}
        onChange={(event) => onUnit(event.currentTarget.value)}
      />
    </div>
  );
}
