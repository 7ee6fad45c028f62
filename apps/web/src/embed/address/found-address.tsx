import type { Translator } from '@doorstep/messages';
import { TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';

interface FoundAddressProps {
  lines: string[];
  /** Null where the address names it itself: it is asked for once. */
  unit: string | null;
  label: ReactNode;
  translator: Translator;
  disabled: boolean;
  onUnit: (unit: string) => void;
  onSearchAgain: () => void;
}

/** The address that was chosen, its flat or unit, and the way back. */
export function FoundAddress(props: FoundAddressProps): ReactNode {
  const { lines, unit, label, disabled, onUnit, onSearchAgain } = props;
  const { t } = props.translator;
  return (
    <div role="group" tabIndex={-1} aria-labelledby="found-label" className="found" part="found">
      <p className="ds-label" id="found-label" part="label">
        {label}
      </p>
      <address dir="auto" part="address">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <button type="button" className="ds-link-button" part="button" disabled={disabled} onClick={onSearchAgain}>
        {t('public.address.change')}
      </button>
      {unit !== null && (
        <TextInput
          id="unit"
          label={t('public.address.unit')}
          hint={t('embed.address.unit_hint')}
          width="medium"
          autoComplete="off"
          defaultValue={unit}
          disabled={disabled}
          onChange={(event) => onUnit(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
