import { useTexts } from '../texts/texts-context.tsx';

/** Placeholder for loading content; announced once by screen readers. */
export function LoadingLines() {
  const { t } = useTexts();
  return (
    <output className="loading">
      <span className="visually-hidden">{t('staff.loading')}</span>
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="loading-line" />
    </output>
  );
}
