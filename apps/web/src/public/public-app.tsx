import type { EmbedFrame, PublicPage } from '@doorstep/contract';
import { useIsHydrated } from '@doorstep/ui';
import { type ReactNode, useEffect } from 'react';
import { Mark } from '../look/mark.tsx';
import { LanguageControl } from './frame/language-control.tsx';
import { organisationOfPage } from './frame/organisation-of-page.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { NavigationContext } from './navigation/navigation-context.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import type { PageData } from './page-data.ts';
import type { PageLoader, ReadyPage } from './parts/ready-page.ts';
import { CountryNamesContext } from './texts/country-names.tsx';
import { Prose } from './texts/local-text.tsx';
import { TextsProvider, useTexts } from './texts/texts-context.tsx';
import { useHref, useOutside } from './texts/use-href.ts';

export function PublicApp({ first, loader }: { first: ReadyPage; loader: PageLoader }): ReactNode {
  const { shown, navigation, onFocus, onSubmit } = useNavigation(first, loader);
  const isHydrated = useIsHydrated();
  const { data, View, translator } = shown;
  const { page, frame, countryNames } = data;
  useArrival(data, shown.number);
  return (
    <TextsProvider translator={translator} frame={frame}>
      <CountryNamesContext value={countryNames}>
        <NavigationContext value={navigation}>
          {/* Forms are submitted from here; the element itself is not interactive. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className={frame.embed === null ? 'page' : 'page page--framed'}
            data-hydrated={isHydrated ? '' : undefined}
            onFocus={onFocus}
            onSubmit={(event) => void onSubmit(event)}
          >
            <SiteFrame page={page}>
              <View key={shown.number} page={page} />
            </SiteFrame>
          </div>
        </NavigationContext>
      </CountryNamesContext>
    </TextsProvider>
  );
}

function useArrival({ page, title }: PageData, number: number): void {
  useEffect(() => {
    document.title = title;
    if (number === 0) return;
    const isRefilled =
      ((page.kind === 'offer' || page.kind === 'check') && page.errors.length > 0) ||
      (page.kind === 'refused' && (page.claim?.errors.length ?? 0) > 0);
    if (isRefilled) return; // the error summary takes the focus itself
    const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    const arrival = place ?? document.querySelector('h1');
    arrival?.focus();
    if (place === null) scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- once a page
  }, [number]);
}

function SiteFrame({ page, children }: { page: PublicPage; children: ReactNode }): ReactNode {
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

/** The footer inside another site's page: help, the notices, and a link out of the frame. */
function FramedFooter({ page, embed }: { page: PublicPage; embed: EmbedFrame }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const organisation = organisationOfPage(page);
  const ownPage = useOwnPage(page);
  return (
    <footer className="site-footer site-footer--framed">
      <div className="site-footer__inner">
        {organisation !== null && (
          <section className="site-footer__help" aria-labelledby="help">
            <h2 id="help">{t('public.footer.help')}</h2>
            <Prose of={organisation.helpContact} />
          </section>
        )}
        <div className="site-footer__links">
          <a href={href('/privacy')} {...outside}>
            {t('public.footer.privacy')}
          </a>
          {ownPage !== null && (
            <a href={ownPage} {...outside}>
              {t('public.embed.own_page')}
            </a>
          )}
          {embed.keepsReceipt && <LanguageControl page={page} />}
        </div>
        {page.kind !== 'error' && frame.attributions.length > 0 && (
          <p className="quiet">{t('public.footer.attribution', { sources: frame.attributions.join('; ') })}</p>
        )}
      </div>
    </footer>
  );
}

function useOwnPage(page: PublicPage): string | null {
  const { frame } = useTexts();
  if (page.kind === 'status') return page.link;
  if (page.kind === 'put_right' || page.kind === 'change' || page.kind === 'correct_address') return null;
  const language = frame.chosenLanguage === null ? '' : `?lang=${encodeURIComponent(frame.chosenLanguage)}`;
  return 'offer' in page ? `/o/${page.offer.slug}${language}` : null;
}
