import type { HomePage, OfferCard } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

const groups = ['now', 'soon', 'not_now'] as const;

/** What is open is called open, and nothing else is. */
function groupOf({ phase }: OfferCard): (typeof groups)[number] {
  if (phase === 'open') return 'now';
  return phase === 'scheduled' ? 'soon' : 'not_now';
}

/** The offers of this installation. */
export function HomeView({ page }: { page: HomePage }): ReactNode {
  const { t } = useTexts();
  const isAnyOpen = page.offers.some((offer) => groupOf(offer) === 'now');
  return (
    <>
      <PageHero heading={t('public.home.title')} door={isAnyOpen ? 'open' : 'shut'}>
        {isAnyOpen && <p className="lead">{t('public.home.lead')}</p>}
      </PageHero>
      <div className="columns columns--one">
        {page.offers.length === 0 ? (
          <p className="lead">{t('public.home.none')}</p>
        ) : (
          groups
            .map((group) => ({ group, offers: page.offers.filter((offer) => groupOf(offer) === group) }))
            .filter(({ offers }) => offers.length > 0)
            .map(({ group, offers }) => (
              <section key={group} aria-labelledby={group}>
                <h2 id={group}>{t(`public.home.${group}`)}</h2>
                <ul className="offer-list">
                  {offers.map((offer) => (
                    <OfferRow key={offer.slug} offer={offer} />
                  ))}
                </ul>
              </section>
            ))
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
      <h3>
        <a href={href(`/o/${offer.slug}`)}>
          <Local of={offer.title} />
        </a>
      </h3>
      <p className="quiet">{offer.organisation}</p>
      <p>
        <span className={`phase phase--${state}`}>{t(`public.phase.${state}`)}</span>{' '}
        {when !== null && (
          <span className="quiet">
            <RichText
              id={offer.phase === 'scheduled' ? 'public.home.opens' : 'public.home.closes'}
              elements={{
                when: <Moment at={when} of={{ timeZone: offer.timeZone, language: offer.title.language }} />,
              }}
            />
          </span>
        )}
      </p>
    </li>
  );
}
