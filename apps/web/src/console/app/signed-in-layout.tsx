import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation, NavLink } from 'react-router';
import { LoadingLines } from '../shared/page/loaded.tsx';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { ToastProvider } from '../shared/page/toasts.tsx';
import { useMarkedInSight } from '../shared/page/use-marked-in-sight.ts';
import { RetryNotice } from '../shared/page/notice.tsx';
import { useSession } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { accountPath, isAt, settingPlaces } from './places.ts';
import { prefetchPages } from './pages.ts';
import { SideBar } from './side-bar.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../shared/page/dialog.tsx';
import { SignInForm } from '../shared/sign-in-form.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { sessionExpiry } from './session-expiry.ts';
import { Icon } from '../shared/page/icon.tsx';

/** Long enough that the requested page and its data load first. */
const prefetchAfterMs = 2000;

export function SignedInLayout() {
  const { t } = useTexts();
  const session = useSession();
  const location = useLocation();
  const isSignedIn = Boolean(session.data);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(prefetchPages, prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  if (session.data === null) {
    const next = location.pathname + location.search;
    return (
      <Navigate to={next === '/staff' ? '/staff/sign-in' : `/staff/sign-in?next=${encodeURIComponent(next)}`} replace />
    );
  }
  if (!session.data) {
    return (
      <main className="single">
        {session.isError ? (
          <>
            <PageHeading title={t('staff.title')} />
            <RetryNotice error={session.error} onRetry={() => void session.refetch()} />
          </>
        ) : (
          <LoadingLines />
        )}
      </main>
    );
  }
  if (session.data.mustSetUpSecondFactor && location.pathname !== accountPath)
    return <Navigate to={accountPath} replace />;
  return (
    <ToastProvider>
      <div className="shell">
        <a className="skip-link" href="#main">
          {t('staff.skip')}
        </a>
        <SideBar session={session.data} />
        <main id="main" className="main" tabIndex={-1}>
          <SettingTabs />
          <Outlet />
        </main>
        <PasswordDialog />
        <ExpiredDialog email={session.data.person.email} />
      </div>
    </ToastProvider>
  );
}

/** Opens above the page when the session expires; the page and everything typed in it stay untouched. */
function ExpiredDialog({ email }: { email: string }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.get);
  const onSignedIn = () => {
    sessionExpiry.set(false);
    void client.invalidateQueries();
  };
  return (
    <Dialog title={t('staff.expired.title')} isOpen={isExpired} onClose={() => sessionExpiry.set(false)}>
      <p>{t('staff.expired.body')}</p>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function SettingTabs() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const actions = useSession().data?.actions ?? [];
  const open = settingPlaces.filter(({ action }) => actions.includes(action));
  const here = open.find((place) => isAt(place, pathname))?.path;
  const row = useMarkedInSight(here);
  if (here === undefined) return null;
  return (
    <nav ref={row} className="setting-tabs" aria-label={t('staff.nav.settings')}>
      <ul>
        {open.map(({ path, text, icon }) => (
          <li key={path}>
            <NavLink to={path}>
              <Icon name={icon} /> {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
