import type { OfferSummary } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAll } from '../../shared/api/api.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { offerTemplates } from './offer-template.ts';

/** Where every new offer starts: with the way its places are given. */
export function StartOfferPage() {
  const { t } = useTexts();
  const offers = useAll('GET /offers', {});
  return (
    <>
      <PageHeading title={t('staff.offers.new')} />
      <Loaded query={offers}>{(all) => <OfferTemplates all={all} />}</Loaded>
    </>
  );
}

/** @param all From the latest of these, organisation, area and notices are copied. */
export function OfferTemplates({ all }: { all: OfferSummary[] }) {
  const { t } = useTexts();
  const like = all.findLast(({ status }) => status !== 'draft') ?? all.at(-1);
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
