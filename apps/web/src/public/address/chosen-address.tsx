import type { ReactNode } from 'react';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { RestartButton } from './restart-button.tsx';
import { UnitField } from './unit-field.tsx';

interface ChosenAddressProps {
  entry: AddressEntry & { kind: 'chosen' };
  errors: FieldErrors;
  onSearchAgain: () => void;
}

/** The address that was found, as it would stand on a label, with the way back. */
export function ChosenAddress({ entry, errors, onSearchAgain }: ChosenAddressProps): ReactNode {
  const { t } = useTexts();
  const { error } = errors.at('address.search');
  return (
    <>
      <div className="chosen-address" role="group" tabIndex={-1} id="address.search" aria-labelledby="chosen-address">
        <p className="ds-label" id="chosen-address">
          {t('public.address.yours')}
        </p>
        {error !== undefined && <p className="ds-error">{error}</p>}
        <address dir="auto">
          {entry.chosen.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <RestartButton onClick={onSearchAgain}>{t('public.address.change')}</RestartButton>
      </div>
      {entry.chosen.asksForUnit && <UnitField value={entry.unit} errors={errors} />}
    </>
  );
}
