import type { PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { Mark } from '../../look/mark.tsx';
import { organisationOfPage } from './organisation-of-page.ts';
import { LanguageControl } from './language-control.tsx';
import { FramedFooter } from './framed-footer.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What surrounds every public page: the way past the top, whose page it is, and the end of the page. */
export function SiteFrame({ page, children }: { page: PublicPage; children: ReactNode }): ReactNode {
  const { t, frame } = useTexts();
  const organisation = organisationOfPage(page);
  const logo = organisation?.logo ?? null;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('public.frame.skip')}
      </a>
      {frame.isDevelopment && <aside className="development-banner">{t('public.frame.development')}</aside>}
      {frame.embed === null && (
        <header className="site-header">
          <div className="site-header__inner">
            <p className="site-header__name">
              {logo === null ? (
                <Mark />
              ) : (
                <img
                  className="site-header__logo"
                  src={logo.small}
                  width={logo.width}
                  height={logo.height}
                  alt={logo.alt.text}
                  lang={logo.alt.language}
                />
              )}
              <span>{organisation?.name ?? t('public.frame.doorstep')}</span>
            </p>
            <LanguageControl page={page} />
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame.embed === null ? <SiteFooter page={page} /> : <FramedFooter page={page} embed={frame.embed} />}
    </>
  );
}
