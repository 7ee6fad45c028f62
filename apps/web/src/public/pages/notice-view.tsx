import { captchas, type NoticePage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Prose } from '../texts/local-text.tsx';
import { localeOf } from '@doorstep/messages/moment';
import { useTexts } from '../texts/texts-context.tsx';

export function NoticeView({ page }: { page: NoticePage }): ReactNode {
  const { t } = useTexts();
  const day = useDay();
  const { notice, sections, attributions } = page;
  return (
    <>
      <PageHero heading={t(`public.notice.${notice}`)} />
      <div className="columns columns--one">
        {notice === 'privacy' ? <Privacy page={page} /> : <Accessibility page={page} />}
        {sections.map(({ organisation, body, writtenOn, helpContact }) => (
          <section key={organisation} className="about">
            <h2>{organisation}</h2>
            {body === null ? <p>{t('public.notice.none_given')}</p> : <Prose of={body} />}
            {writtenOn !== null && (
              <p className="quiet">{t('public.notice.theirs_written_on', { date: day(writtenOn) })}</p>
            )}
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

function Privacy({ page: { recipients, captcha, sections, writtenOn } }: { page: NoticePage }): ReactNode {
  const { t, language } = useTexts();
  const day = useDay();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const { name: provider = '', company = '' } = captcha === null ? {} : captchas[captcha];
  return (
    <section className="about">
      <h2>{t('public.notice.recipients')}</h2>
      {recipients.length === 0 && <p>{t('public.notice.nothing_loaded')}</p>}
      <ul>
        {recipients.map((name) => (
          <li key={name}>{t(`public.notice.recipient.${name}`, { provider, company })}</li>
        ))}
        {sections.map(({ organisation, delivery: { carriers, withContact } }) => (
          <li key={organisation}>
            {t('public.notice.recipient.carrier', {
              organisation,
              count: carriers.length,
              carriers: list.format(carriers),
              contact: withContact ? 'yes' : 'no',
            })}
          </li>
        ))}
      </ul>
      <h2>{t('public.notice.kept')}</h2>
      <ul>
        {sections.map(({ organisation, keptDays }) => (
          <li key={organisation}>{t('public.notice.kept_days', { organisation, days: keptDays })}</li>
        ))}
      </ul>
      <p>{t('public.notice.kept_after')}</p>
      <h2>{t('public.notice.device')}</h2>
      <p>{t('public.notice.device_text')}</p>
      <h2>{t('public.notice.complain')}</h2>
      <p>{t('public.notice.complain_privacy')}</p>
      <h2>{t('public.notice.gaps')}</h2>
      <ul>
        <li>{t('public.notice.gap_backups')}</li>
        <li>{t('public.notice.gap_shared')}</li>
      </ul>
      <p className="quiet">{t('public.notice.written_on', { date: day(writtenOn) })}</p>
    </section>
  );
}

function Accessibility({ page: { captcha, writtenOn } }: { page: NoticePage }): ReactNode {
  const { t } = useTexts();
  const day = useDay();
  return (
    <section className="about">
      <p>{t('public.notice.accessibility_text')}</p>
      <p>{t(captcha !== null ? 'public.notice.puzzle' : 'public.notice.no_puzzle')}</p>
      <h2>{t('public.notice.gaps')}</h2>
      <ul>
        {captcha !== null && <li>{t('public.notice.gap_puzzle', { provider: captchas[captcha].name })}</li>}
        <li>{t('public.notice.gap_language')}</li>
        <li>{t('public.notice.gap_screen_readers')}</li>
      </ul>
      <h2>{t('public.notice.complain')}</h2>
      <p>{t('public.notice.complain_accessibility')}</p>
      <p className="quiet">{t('public.notice.written_on', { date: day(writtenOn) })}</p>
    </section>
  );
}

function useDay(): (date: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(date));
}
