import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { sections } from './sections.ts';

export function SectionLinks() {
  const { t } = useTexts();
  return (
    <nav className="section-links" aria-label={t('staff.editor.parts')}>
      <ul className="plain-list">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`}>{t(`staff.section.${section}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
