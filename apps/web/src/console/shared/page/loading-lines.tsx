import { useTexts } from '../texts/texts-context.tsx';

/** Stands where the content will be; said once to a screen reader. */
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
