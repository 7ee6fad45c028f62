import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import type { Section } from './sections.ts';

export function EditorSection({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTexts();
  const headingId = `section-${section}`;
  return (
    <section className="panel editor-section" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} tabIndex={-1}>
          {t(`staff.section.${section}`)}
        </h2>
        <p className="hint">{t(`staff.section_hint.${section}`)}</p>
      </div>
      {children}
    </section>
  );
}
