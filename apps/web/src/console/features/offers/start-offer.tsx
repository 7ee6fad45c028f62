import type { OfferSummary } from '@doorstep/contract';
import { Link } from 'react-router';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { offerTemplates } from './offer-template.ts';

/** @param like The offer to copy organisation, area and notices from. */
export function StartOffer({ like }: { like?: OfferSummary | undefined }) {
  const { t } = useTexts();
  const more = like === undefined ? '' : `&like=${encodeURIComponent(like.id)}`;
  return (
    <section className="start-offer" aria-labelledby="start-offer">
      <h2 id="start-offer">{t('staff.offers.start')}</h2>
      <ul className="templates">
        {offerTemplates.map((template) => (
          <li key={template}>
            <Link to={`/staff/offers/new?template=${template}${more}`}>{t(`staff.offers.template.${template}`)}</Link>
            <p className="muted">{t(`staff.offers.template_hint.${template}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
