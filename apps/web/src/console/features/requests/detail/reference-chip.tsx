import { useState } from 'react';
import { copyText } from '../../../../shared/copy-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** A reference; a click copies it. */
export function ReferenceChip({ reference }: { reference: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => setOutcome((await copyText(reference)) ? 'copied' : 'refused');
  return (
    <>
      <button
        type="button"
        className="reference-chip"
        aria-label={t('staff.request.copy_reference', { reference })}
        onClick={() => void copy()}
      >
        {reference}
      </button>
      <output className="muted">{outcome === null ? '' : t(`staff.share.${outcome}`)}</output>
    </>
  );
}
