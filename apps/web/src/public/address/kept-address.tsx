import type { FoundAddress } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useIsLive } from '../use-is-live.ts';

interface KeptAddressProps {
  kept: FoundAddress;
  onKeep: (kept: FoundAddress) => void;
}

/** The address chosen before, while another is looked for: it counts until then, and one press goes back to it. */
export function KeptAddress({ kept, onKeep }: KeptAddressProps): ReactNode {
  const { t } = useTexts();
  const isLive = useIsLive();
  return (
    <div className="kept-address">
      <p dir="auto">{t('public.correct.now', { address: kept.lines.join(', ') })}</p>
      <button
        className="ds-link-button"
        type={isLive ? 'button' : 'submit'}
        name="step"
        value="keep"
        onClick={() => onKeep(kept)}
      >
        {t('public.address.keep')}
      </button>
    </div>
  );
}
