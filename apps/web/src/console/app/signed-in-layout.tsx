import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingLines } from '../shared/page/loading-lines.tsx';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { ToastProvider } from '../shared/page/toasts.tsx';
import { RetryNotice } from '../shared/page/retry-notice.tsx';
import { useSession } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { accountPath } from './places.ts';
import { AlarmBanner } from './alarm-banner.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { prefetchPages } from './pages.ts';
import { SettingTabs } from './setting-tabs.tsx';
import { SideBar } from './side-bar.tsx';

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
          {location.pathname === '/staff' ? <AlarmBanner /> : null}
          <SettingTabs />
          <Outlet />
        </main>
        <ExpiredDialog email={session.data.person.email} />
      </div>
    </ToastProvider>
  );
}
