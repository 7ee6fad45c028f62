import { Button } from '@doorstep/ui';
import { Link, useRouteError } from 'react-router';
import { ConnectionError } from '@doorstep/client';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { RetryNotice } from '../shared/page/notice.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';

/** The page failed to load or crashed. One button leads back. */
export function PageFailed() {
  const { t } = useTexts();
  const error = useRouteError();
  const reload = () => location.reload();
  if (error instanceof ConnectionError) {
    return (
      <>
        <PageHeading title={t('staff.page_missing.title')} />
        <RetryNotice error={error} onRetry={reload} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('staff.crash.title')} />
      <p className="lead">{t('staff.crash.body')}</p>
      <Button onClick={reload}>{t('staff.crash.reload')}</Button>
    </>
  );
}

/** Replaces the whole console, including its navigation. */
export function CrashPage() {
  return (
    <main className="single">
      <PageFailed />
    </main>
  );
}

export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('staff.not_found.title')} />
      <p className="lead">{t('staff.not_found.body')}</p>
      <p>
        <Link to="/staff">{t('staff.not_found.home')}</Link>
      </p>
    </>
  );
}
