import { Button } from '@doorstep/ui';
import { useRouteError } from 'react-router';
import { ConnectionError } from '@doorstep/client';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { RetryNotice } from '../shared/page/retry-notice.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';

/** The page did not come from the server, or a mistake of ours broke it. The way back is one button. */
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
