import type { NoticePage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** The notices of the organisations that answer for the offers, with every third party in use named. */
export function NoticeView({ page }: { page: NoticePage }): ReactNode {
  const { t } = useTexts();
  const { notice, sections, thirdParties, attributions } = page;
  return (
    <>
      <PageHero heading={t(`public.notice.${notice}`)} />
      <div className="columns columns--one">
        {notice === 'privacy' && (
          <section className="about">
            <h2>{t('public.notice.third_parties')}</h2>
            {thirdParties.length === 0 ? (
              <p>{t('public.notice.no_third_parties')}</p>
            ) : (
              <>
                <p>{t('public.notice.third_parties_text')}</p>
                <ul>
                  {thirdParties.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </>
            )}
            <p>{t('public.notice.device')}</p>
          </section>
        )}
        {notice === 'accessibility' && (
          <section className="about">
            <p>{t('public.notice.accessibility_text')}</p>
          </section>
        )}
        {sections.map(({ organisation, body, helpContact }) => (
          <section key={organisation} className="about">
            <h2>{organisation}</h2>
            {body === null ? <p>{t('public.notice.none_given')}</p> : <Prose of={body} />}
            <h3>{t('public.footer.help')}</h3>
            <Prose of={helpContact} />
          </section>
        ))}
        {attributions.length > 0 && (
          <section className="about">
            <h2>{t('public.notice.attributions')}</h2>
            <ul>
              {attributions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
