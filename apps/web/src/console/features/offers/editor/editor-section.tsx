import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEditor } from './editor-context.ts';
import { panelOf, tabOf, type Section } from './sections.ts';

export function EditorSection({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTexts();
  const { part } = useEditor();
  const headingId = `section-${section}`;
  const panel =
    part === null
      ? { 'aria-labelledby': headingId }
      : // Hidden, not removed: what is typed in it stays.
        ({
          role: 'tabpanel',
          id: panelOf(section),
          'aria-labelledby': tabOf(section),
          hidden: part !== section,
        } as const);
  return (
    <section className="panel editor-section" {...panel}>
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
