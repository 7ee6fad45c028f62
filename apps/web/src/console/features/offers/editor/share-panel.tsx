import { Button } from '@doorstep/ui';
import type { StaffOffer } from '@doorstep/contract';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The offer's public link, to open and to copy. */
export function SharePanel({ offer }: { offer: StaffOffer }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const isPublic = offer.status !== 'draft';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(offer.publicUrl);
      setOutcome('copied');
    } catch {
      // Over plain http the browser gives no clipboard; the link is there to be marked by hand.
      setOutcome('refused');
    }
  };
  return (
    <section className="panel share">
      <h2>{t('staff.share.title')}</h2>
      {isPublic ? (
        <a className="share-link" href={offer.publicUrl} target="_blank" rel="noreferrer">
          {offer.publicUrl}
        </a>
      ) : (
        <>
          <p className="share-link">{offer.publicUrl}</p>
          <p className="hint">{t('staff.share.not_yet')}</p>
        </>
      )}
      <div className="actions">
        <Button look="secondary" onClick={() => void copy()}>
          {t('staff.share.copy')}
        </Button>
        <output className="muted">{outcome === null ? '' : t(`staff.share.${outcome}`)}</output>
      </div>
    </section>
  );
}
