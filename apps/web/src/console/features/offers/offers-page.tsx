import type { OfferSummary } from '@doorstep/contract';
import { Link } from 'react-router';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { OfferCard } from './offer-card.tsx';
import { useOffers } from './offers-api.ts';
import { offerTemplates } from './offer-template.ts';

export function OffersPage() {
  const { t } = useTexts();
  const offers = useOffers();
  const mayWrite = useAllowed('offers.write');
  const makeOne = mayWrite ? (
    <Link className="ds-button" to="/staff/offers/new">
      {t('staff.offers.new')}
    </Link>
  ) : null;
  return (
    <>
      <PageHeading title={t('staff.nav.offers')} action={makeOne} />
      <Loaded query={offers}>
        {(all) => (all.length === 0 ? <NoOffers mayWrite={mayWrite} /> : <List all={all} mayWrite={mayWrite} />)}
      </Loaded>
    </>
  );
}

function List({ all, mayWrite }: { all: OfferSummary[]; mayWrite: boolean }) {
  const { t } = useTexts();
  const current = all.filter(({ status }) => status !== 'archived');
  const archived = all.filter(({ status }) => status === 'archived');
  return (
    <>
      <ul className="offer-cards">
        {current.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
      {archived.length === 0 ? null : (
        <details className="archived">
          <summary>{t('staff.offers.archived', { count: archived.length })}</summary>
          <ul className="offer-cards">
            {archived.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </details>
      )}
      {mayWrite && <StartOffer like={all.findLast(({ status }) => status !== 'draft') ?? all.at(-1)} />}
      <TimeZoneNote />
    </>
  );
}

function NoOffers({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTexts();
  return (
    <EmptyState title={t('staff.offers.empty_title')}>
      <p>{t('staff.offers.empty_body')}</p>
      {mayWrite ? (
        <ol className="steps">
          <li>{t('staff.offers.empty_step_describe')}</li>
          <li>{t('staff.offers.empty_step_stock')}</li>
          <li>{t('staff.offers.empty_step_publish')}</li>
        </ol>
      ) : null}
      {mayWrite ? <StartOffer /> : null}
    </EmptyState>
  );
}

/** @param like The offer to copy organisation, area and notices from. */
function StartOffer({ like }: { like?: OfferSummary | undefined }) {
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
