import { useIsHydrated } from '@doorstep/ui';
import { useEffect, type ReactNode } from 'react';
import { SiteFrame } from './frame/site-frame.tsx';
import type { PageData } from './page-data.ts';
import { NavigationContext } from './navigation/navigation-context.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import type { PageLoader, ReadyPage } from './parts/ready-page.ts';
import { CountryNamesContext } from './texts/country-names.tsx';
import { TextsProvider } from './texts/texts-context.tsx';

/** The public pages: the same on the server and in the browser. */
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
          {/* Forms are sent from here; the element itself is nothing to use. */}
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

/** A page that comes without a new document: its title, and the focus where reading begins. */
function useArrival({ page, title }: PageData, number: number): void {
  useEffect(() => {
    document.title = title;
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
