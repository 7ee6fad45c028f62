import { useId } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function PackingBar({ packed, parcels }: { packed: number; parcels: number }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <span className="packing-bar">
      <progress aria-labelledby={id} value={packed} max={Math.max(1, parcels)} />
      <span id={id}>{t('staff.packing.progress', { packed, parcels })}</span>
    </span>
  );
}
