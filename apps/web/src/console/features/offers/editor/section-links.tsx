import { useEffect, useState, type KeyboardEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Icon } from '../../../shared/page/icon.tsx';
import { useMarkedInSight } from '../../../shared/page/use-marked-in-sight.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { flatErrors } from './flat-errors.ts';
import type { OfferForm } from './offer-form.ts';
import { panelOf, placeOf, sections, tabOf, type Section } from './sections.ts';

/** A new offer's sections, all on one page, as a row that stays in sight: the one that is read is marked. */
export function SectionLinks() {
  const { t } = useTexts();
  const [current, setCurrent] = useState<string | null>('section-what');
  const row = useMarkedInSight(current);
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
    <nav ref={row} className="setting-tabs section-links" aria-label={t('staff.editor.parts')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={current === `section-${section}` ? 'true' : undefined}>
              <SectionName section={section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionTabsProps {
  part: Section;
  onChoose: (section: Section) => void;
}

/** A saved offer's sections, one at a time. The arrow keys move through them, as in every row of tabs. */
export function SectionTabs({ part, onChoose }: SectionTabsProps) {
  const { t } = useTexts();
  const row = useMarkedInSight(part);
  useEffect(() => {
    const panel = document.getElementById(panelOf(part));
    const bottom = row.current?.getBoundingClientRect().bottom ?? 0;
    if (panel !== null && panel.getBoundingClientRect().top < bottom) panel.scrollIntoView();
  }, [part, row]);
  const move = (event: KeyboardEvent) => {
    const index = sections.indexOf(part);
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : sections.at(to % sections.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabOf(next))?.focus({ preventScroll: true });
  };
  return (
    <nav ref={row} className="setting-tabs section-links">
      <ul role="tablist" aria-label={t('staff.editor.parts')}>
        {sections.map((section) => (
          <li key={section} role="presentation">
            <button
              type="button"
              role="tab"
              id={tabOf(section)}
              aria-controls={panelOf(section)}
              aria-selected={section === part}
              tabIndex={section === part ? 0 : -1}
              onClick={() => onChoose(section)}
              onKeyDown={move}
            >
              <SectionName section={section} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Marked if a field of it has an error. */
function SectionName({ section }: { section: Section }) {
  const { t } = useTexts();
  const { control } = useFormContext<OfferForm>();
  const { errors } = useFormState({ control });
  return (
    <>
      {t(`staff.section.${section}`)}
      {flatErrors(errors).some((path) => placeOf(path).section === section) ? (
        <>
          {' '}
          <span className="section-wrong">
            <Icon name="warning" />
            <span className="visually-hidden">{t('staff.languages.wrong')}</span>
          </span>
        </>
      ) : null}
    </>
  );
}
