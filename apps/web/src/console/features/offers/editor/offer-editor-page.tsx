import { useParams } from 'react-router';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useOfferToEdit } from '../offers-api.ts';
import { OfferEditor } from './offer-editor.tsx';

/** `/staff/offers/new` makes an offer; any other id edits one, or shows it to those who may not. */
export function OfferEditorPage() {
  const { offerId = '' } = useParams();
  const mayWrite = useAllowed('offers.write');
  if (offerId === 'new' && mayWrite) return <OfferEditor key="new" initial={null} />;
  return <ExistingOffer key={offerId} offerId={offerId} />;
}

function ExistingOffer({ offerId }: { offerId: string }) {
  const { t } = useTexts();
  const offer = useOfferToEdit(offerId);
  return (
    <>
      {offer.data ? null : <PageHeading title={t('staff.editor.loading_title')} />}
      <Loaded query={offer}>{(data) => <OfferEditor key={data.id} initial={data} />}</Loaded>
    </>
  );
}
