import type { ClaimedPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

export function ClaimedView({ page }: { page: ClaimedPage }): ReactNode {
  const { t } = useTexts();
  const { offer, what } = page;
  return (
    <>
      <PageHero before={<Local of={offer.title} />} heading={t(`public.claimed.${what}.title`)} />
      <div className="columns columns--one">
        <p className="lead">{t(`public.claimed.${what}.text`)}</p>
        <section className="refused__help" aria-labelledby="claimed-help">
          <h2 id="claimed-help">{t('public.claimed.help')}</h2>
          <Prose of={offer.organisation.helpContact} />
        </section>
      </div>
    </>
  );
}
