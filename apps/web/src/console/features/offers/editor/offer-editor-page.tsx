import type { StaffOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { isOfferTemplate, useOfferToEdit } from '../offers-api.ts';
import { viewerTimeZone } from '../../../shared/texts/format-moment.ts';
import { OfferEditor } from './offer-editor.tsx';
import type { OfferForm } from './offer-form.ts';
import { formOfCopy, formOfTemplate, writtenIn } from './form-to-start.ts';

/** `/staff/offers/new` creates an offer; any other id edits one, or shows it to those who may not edit. */
export function OfferEditorPage() {
  const { offerId = '' } = useParams();
  const mayWrite = useAllowed('offers.write');
  if (offerId === 'new' && mayWrite) return <NewOffer />;
  return (
    <ReadOffer key={offerId} offerId={offerId}>
      {(offer) => <OfferEditor key={offer.id} initial={offer} />}
    </ReadOffer>
  );
}

/** `from` names an offer to copy; `template` a template, and `like` an offer of the same organisation. */
function NewOffer() {
  const [query] = useSearchParams();
  const { language } = useTexts();
  const template = query.get('template');
  const from = query.get('from');
  const read = from ?? query.get('like');
  const startOf = (offer: StaffOffer | null): OfferForm | null => {
    if (from !== null && offer !== null) return formOfCopy(offer.input);
    return isOfferTemplate(template)
      ? formOfTemplate(template, offer?.input ?? null, { language: writtenIn(language), timeZone: viewerTimeZone() })
      : null;
  };
  const editorOf = (offer: StaffOffer | null) => (
    <OfferEditor key={query.toString()} initial={null} start={startOf(offer)} />
  );
  return read === null ? editorOf(null) : <ReadOffer offerId={read}>{editorOf}</ReadOffer>;
}

function ReadOffer({ offerId, children }: { offerId: string; children: (offer: StaffOffer) => ReactNode }) {
  const { t } = useTexts();
  const offer = useOfferToEdit(offerId);
  return (
    <>
      {offer.data ? null : <PageHeading title={t('staff.editor.loading_title')} />}
      <Loaded query={offer}>{children}</Loaded>
    </>
  );
}
