import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState, Component, type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';

interface ErrorBoundaryProps {
  /** Shown if rendering `children` failed. */
  message: string;
  /** Label of the button that renders again. */
  retry: string;
  children: ReactNode;
}

/** Errors inside leave the rest of the page and its inputs intact. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { message, retry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <p className="hint" role="status">
          {message}
        </p>
        <Button look="secondary" onClick={() => this.setState({ hasFailed: false })}>
          {retry}
        </Button>
      </>
    );
  }
}

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
