import type { HomePage, OfferCard } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** The offers of this installation. */
export function HomeView({ page }: { page: HomePage }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <PageHero heading={t('public.home.title')} door={page.offers.length > 0 ? 'open' : 'shut'}>
        <p className="lead">{t('public.home.lead')}</p>
      </PageHero>
      <div className="columns columns--one">
        {page.offers.length === 0 ? (
          <p className="lead">{t('public.home.none')}</p>
        ) : (
          <ul className="offer-list">
            {page.offers.map((offer) => (
              <OfferRow key={offer.slug} offer={offer} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function OfferRow({ offer }: { offer: OfferCard }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const state = offer.phase === 'open' && offer.isSoldOut ? 'sold_out' : offer.phase;
  const when = offer.phase === 'scheduled' ? offer.opensAt : offer.phase === 'open' ? offer.closesAt : null;
  return (
    <li className="offer-row">
      <h2>
        <a href={href(`/o/${offer.slug}`)}>
          <Local of={offer.title} />
        </a>
      </h2>
      <p className="quiet">{offer.organisation}</p>
      <p>
        <span className={`phase phase--${state}`}>{t(`public.phase.${state}`)}</span>{' '}
        {when !== null && (
          <span className="quiet">
            {t(offer.phase === 'scheduled' ? 'public.home.opens' : 'public.home.closes')}{' '}
            <Moment at={when} timeZone={offer.timeZone} />
          </span>
        )}
      </p>
    </li>
  );
}
