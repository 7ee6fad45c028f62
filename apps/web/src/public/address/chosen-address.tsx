import type { ReactNode } from 'react';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import type { AddressState } from './address-state.ts';
import { RestartButton } from './restart-button.tsx';
import { UnitField } from './unit-field.tsx';

interface ChosenAddressProps {
  state: AddressState & { kind: 'chosen' };
  errors: FieldErrors;
  onSearchAgain: () => void;
}

/** The address that was found, as it would stand on a label, with the way back. */
export function ChosenAddress({ state, errors, onSearchAgain }: ChosenAddressProps): ReactNode {
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
          {state.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <RestartButton onClick={onSearchAgain}>{t('public.address.change')}</RestartButton>
      </div>
      {state.asksForUnit && <UnitField value={state.fields['unit'] ?? ''} errors={errors} />}
    </>
  );
}
