import { useEffect, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { sections } from './sections.ts';

/** The sections as a row that stays in sight, with the one that is read marked. */
export function SectionLinks() {
  const { t } = useTexts();
  const [current, setCurrent] = useState<string | null>('section-what');
  useEffect(() => {
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(target.getAttribute('aria-labelledby'));
      },
      // A line a fifth down the screen.
      { rootMargin: '-20% 0% -79% 0%' },
    );
    for (const section of document.querySelectorAll('.editor-section')) reading.observe(section);
    return () => reading.disconnect();
  }, []);
  return (
    <nav className="setting-tabs section-links" aria-label={t('staff.editor.parts')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={current === `section-${section}` ? 'true' : undefined}>
              {t(`staff.section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
