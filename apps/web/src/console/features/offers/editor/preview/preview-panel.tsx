import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Preview = lazy(() => import('./preview.tsx'));

/** From this width there is room for it beside the form. */
const wide = '(min-width: 75rem)';

/** The public page as it would look with the current input. Errors inside leave the editor intact. */
export function PreviewPanel() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(() => matchMedia(wide).matches);
  return (
    <section className="panel preview">
      <div className="preview-heading">
        <h2>{t('staff.preview.title')}</h2>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'staff.preview.hide' : 'staff.preview.show')}
        </Button>
      </div>
      {isOpen ? (
        <ErrorBoundary message={t('staff.preview.unavailable')} retry={t('staff.retry')}>
          <Suspense>
            <Preview />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <p className="hint">{t('staff.preview.hint')}</p>
      )}
    </section>
  );
}
