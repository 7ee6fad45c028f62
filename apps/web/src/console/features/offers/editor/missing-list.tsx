import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { formPathOf } from './form-path.ts';
import { placeOf } from './sections.ts';

/** What the saved offer lacks for publication; each line links to its field. */
export function MissingList({ missing, onChoose }: { missing: string[]; onChoose: (path: string) => void }) {
  const { t } = useTexts();
  const paths = [...new Set(missing.map((path) => formPathOf(path)))];
  return (
    <div className="missing">
      <p>{t('staff.status.missing')}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" className="ds-link-button" onClick={() => onChoose(path)}>
              {t(placeOf(path).label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
