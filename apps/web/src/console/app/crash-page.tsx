import { Button } from '@doorstep/ui';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';

/** A mistake of ours broke the screen. Nothing is hidden, and the way back is one button. */
export function CrashPage() {
  const { t } = useTexts();
  return (
    <main className="single">
      <PageHeading title={t('staff.crash.title')} />
      <p className="lead">{t('staff.crash.body')}</p>
      <Button onClick={() => location.reload()}>{t('staff.crash.reload')}</Button>
    </main>
  );
}
