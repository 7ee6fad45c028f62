import type { PublicPage } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';
import { useEffect, type ReactNode } from 'react';
import { SiteFrame } from './frame/site-frame.tsx';
import type { PageData } from './page-data.ts';
import { pageTitle } from './page-title.ts';
import { CheckView } from './pages/check-view.tsx';
import { ClaimedView } from './pages/claimed-view.tsx';
import { ConfirmView } from './pages/confirm-view.tsx';
import { CorrectAddressView } from './pages/correct-address-view.tsx';
import { DrawView } from './pages/draw-view.tsx';
import { ErrorView } from './pages/error-view.tsx';
import { HomeView } from './pages/home-view.tsx';
import { NoticeView } from './pages/notice-view.tsx';
import { OfferView } from './pages/offer-view.tsx';
import { RefusedView } from './pages/refused-view.tsx';
import { StatusView } from './pages/status-view.tsx';
import { CountryNamesContext } from './texts/country-names.tsx';
import { TextsProvider } from './texts/texts-context.tsx';
import { useIsLive } from './use-is-live.ts';
import { useVisits } from './visit/use-visits.ts';
import { VisitContext } from './visit/visit-context.tsx';

/** The public pages: the same on the server and in the browser. */
export function PublicApp({ data, translator }: { data: PageData; translator: Translator }): ReactNode {
  const { shown, visiting, onSubmit } = useVisits(data);
  const isLive = useIsLive();
  const { page, frame, countryNames } = shown.data;
  useArrival(page, shown.number, translator);
  return (
    <TextsProvider translator={translator} frame={frame}>
      <CountryNamesContext value={countryNames}>
        <VisitContext value={visiting}>
          {/* Forms are sent from here; the element itself is nothing to use. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div className="page" data-alive={isLive ? '' : undefined} onSubmit={(event) => void onSubmit(event)}>
            <SiteFrame page={page}>
              <PageView key={shown.number} page={page} />
            </SiteFrame>
          </div>
        </VisitContext>
      </CountryNamesContext>
    </TextsProvider>
  );
}

/** A page that comes without a new document: its title, and the focus where reading begins. */
function useArrival(page: PublicPage, number: number, { t }: Translator): void {
  useEffect(() => {
    document.title = pageTitle(page, t);
    if (number === 0) return;
    const isRefilled =
      ((page.kind === 'offer' || page.kind === 'check') && page.errors.length > 0) ||
      (page.kind === 'refused' && (page.claim?.errors.length ?? 0) > 0);
    if (isRefilled) return; // the summary of what to put right takes the focus itself
    const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    const arrival = place ?? document.querySelector('h1');
    arrival?.focus();
    if (place === null) scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- once a page
  }, [number]);
}

function PageView({ page }: { page: PublicPage }): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomeView page={page} />;
    case 'offer':
      return <OfferView page={page} />;
    case 'check':
      return <CheckView page={page} />;
    case 'refused':
      return <RefusedView page={page} />;
    case 'status':
      return <StatusView page={page} />;
    case 'claimed':
      return <ClaimedView page={page} />;
    case 'correct_address':
      return <CorrectAddressView page={page} />;
    case 'draw':
      return <DrawView page={page} />;
    case 'confirm':
      return <ConfirmView page={page} />;
    case 'notice':
      return <NoticeView page={page} />;
    case 'error':
      return <ErrorView page={page} />;
  }
}
