import type { HomePage, OfferCard } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { accentClass } from '../frame/accent-hue.ts';
import { FrontDoor } from '../frame/front-door.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { BriefIcon } from '../brief/brief-icon.tsx';

const groups = ['now', 'soon', 'not_now'] as const;

function groupOf({ phase }: OfferCard): (typeof groups)[number] {
  if (phase === 'open') return 'now';
  return phase === 'scheduled' ? 'soon' : 'not_now';
}

export function HomeView({ page }: { page: HomePage }): ReactNode {
  const { t } = useTexts();
  const isAnyOpen = page.offers.some((offer) => groupOf(offer) === 'now');
  const isOfSeveral = new Set(page.offers.map(({ organisation }) => organisation)).size > 1;
  return (
    <>
      <PageHero
        heading={t('public.home.title')}
        lead={isAnyOpen ? t('public.home.lead') : undefined}
        door={isAnyOpen ? 'open' : 'shut'}
      />
      <div className="columns columns--wide">
        {page.offers.length === 0 ? (
          <p className="lead">{t('public.home.none')}</p>
        ) : (
          groups
            .map((group) => ({ group, offers: page.offers.filter((offer) => groupOf(offer) === group) }))
            .filter(({ offers }) => offers.length > 0)
            .map(({ group, offers }) => (
              <section key={group} aria-labelledby={group}>
                <h2 id={group}>{t(`public.home.${group}`)}</h2>
                <ul className={`shelf shelf--${group}`}>
                  {offers.map((offer) => (
                    <Card key={offer.slug} offer={offer} showsOrganisation={isOfSeveral} />
                  ))}
                </ul>
              </section>
            ))
        )}
      </div>
    </>
  );
}

function Card({ offer, showsOrganisation }: { offer: OfferCard; showsOrganisation: boolean }): ReactNode {
  const href = useHref();
  const { picture } = offer;
  return (
    <li className={`card hued ${accentClass(offer.colour) ?? ''}`}>
      <div className="card__scene">
        {picture === null ? (
          <FrontDoor state={offer.phase === 'open' ? 'open' : 'shut'} />
        ) : (
          <img src={picture.small} width={picture.width} height={picture.height} alt="" loading="lazy" />
        )}
      </div>
      <div className="card__words">
        <h3>
          <a href={href(`/o/${offer.slug}`)}>
            <Local of={offer.title} />
          </a>
        </h3>
        {showsOrganisation && <p className="quiet">{offer.organisation}</p>}
        {offer.summary !== null && (
          <p className="card__summary">
            <Local of={offer.summary} />
          </p>
        )}
        <ul className="card__facts">
          {offer.brief.map(({ icon, title, texts }) => (
            <li key={icon}>
              <BriefIcon name={icon} />
              <span>{[title, ...texts].map((text) => text.text.replace(/\.$/, '')).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
