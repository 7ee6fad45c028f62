import type { ReactNode } from 'react';
import { useIsLive } from '../use-is-live.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import type { AddressState } from './address-state.ts';
import { UnitField } from './unit-field.tsx';

interface ChosenAddressProps {
  state: AddressState & { kind: 'chosen' };
  errors: FieldErrors;
  onSearchAgain: () => void;
}

/** The address that was found, as it would stand on a label, with the way back. */
export function ChosenAddress({ state, errors, onSearchAgain }: ChosenAddressProps): ReactNode {
  const { t } = useTexts();
  const isLive = useIsLive();
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
        <button
          className="ds-link-button"
          type={isLive ? 'button' : 'submit'}
          name="step"
          value="restart"
          onClick={onSearchAgain}
        >
          {t('public.address.change')}
        </button>
      </div>
      {state.asksForUnit && <UnitField value={state.fields['unit'] ?? ''} errors={errors} />}
    </>
  );
}
