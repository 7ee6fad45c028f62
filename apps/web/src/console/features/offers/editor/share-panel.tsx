import type { StaffOffer } from '@doorstep/contract';
import { CopyButton } from '../../../shared/page/copy-button.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The offer's public link, to open and to copy. */
export function SharePanel({ offer }: { offer: StaffOffer }) {
  const { t } = useTexts();
  const isPublic = offer.status !== 'draft';
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
      <CopyButton text={offer.publicUrl} label={t('staff.share.copy')} />
    </section>
  );
}
