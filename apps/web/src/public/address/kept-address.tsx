import { useIsHydrated } from '@doorstep/ui';
import type { ReactNode } from 'react';
import type { ChosenAddress } from '../../shared/address/address-entry.ts';
import { useTexts } from '../texts/texts-context.tsx';

interface KeptAddressProps {
  kept: ChosenAddress;
  onKeep: (kept: ChosenAddress) => void;
}

/** The address chosen before, while searching for another: it stays in force, and one press returns to it. */
export function KeptAddress({ kept, onKeep }: KeptAddressProps): ReactNode {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <div className="kept-address">
      <p dir="auto">{t('public.correct.now', { address: kept.lines.join(', ') })}</p>
      <button
        className="ds-link-button"
        type={isHydrated ? 'button' : 'submit'}
        name="step"
        value="keep"
        onClick={() => onKeep(kept)}
      >
        {t('public.address.keep')}
      </button>
    </div>
  );
}
