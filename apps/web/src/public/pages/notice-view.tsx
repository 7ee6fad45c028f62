import type { NoticePage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** The notices of the organisations that answer for the offers, with every third party in use named. */
export function NoticeView({ page }: { page: NoticePage }): ReactNode {
  const { t } = useTexts();
  const { notice, sections, attributions } = page;
  return (
    <>
      <PageHero heading={t(`public.notice.${notice}`)} />
      <div className="columns columns--one">
        {notice === 'privacy' ? <Privacy page={page} /> : <Accessibility page={page} />}
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

function Privacy({ page: { recipients } }: { page: NoticePage }): ReactNode {
  const { t } = useTexts();
  return (
    <section className="about">
      <h2>{t('public.notice.recipients')}</h2>
      {recipients.length === 0 ? (
        <p>{t('public.notice.no_recipients')}</p>
      ) : (
        <ul>
          {recipients.map((name) => (
            <li key={name}>{t(`public.notice.recipient.${name}`)}</li>
          ))}
        </ul>
      )}
      <h2>{t('public.notice.device')}</h2>
      <p>{t('public.notice.device_text')}</p>
      <h2>{t('public.notice.complain')}</h2>
      <p>{t('public.notice.complain_privacy')}</p>
    </section>
  );
}

function Accessibility({ page: { hasPuzzle, writtenOn } }: { page: NoticePage }): ReactNode {
  const { t, language } = useTexts();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="about">
      <p>{t('public.notice.accessibility_text')}</p>
      <p>{t(hasPuzzle ? 'public.notice.puzzle' : 'public.notice.no_puzzle')}</p>
      <h2>{t('public.notice.gaps')}</h2>
      <ul>
        {hasPuzzle && <li>{t('public.notice.gap_puzzle')}</li>}
        <li>{t('public.notice.gap_language')}</li>
        <li>{t('public.notice.gap_screen_readers')}</li>
      </ul>
      <h2>{t('public.notice.complain')}</h2>
      <p>{t('public.notice.complain_accessibility')}</p>
      <p className="quiet">{t('public.notice.written_on', { date: day.format(new Date(writtenOn)) })}</p>
    </section>
  );
}
