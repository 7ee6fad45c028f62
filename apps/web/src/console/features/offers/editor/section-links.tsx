import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { flatErrors } from './flat-errors.ts';
import type { OfferForm } from './offer-form.ts';
import { placeOf, sections, type Section } from './sections.ts';

/** The sections as a row that stays in sight: which one is read, and which have errors. */
export function SectionLinks() {
  const { t } = useTexts();
  const { control } = useFormContext<OfferForm>();
  const { errors } = useFormState({ control });
  const wrong = new Set(flatErrors(errors).map((path) => placeOf(path).section));
  const current = useCurrentSection();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav ref={row} className="setting-tabs section-links" aria-label={t('staff.editor.parts')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={section === current ? 'true' : undefined}>
              {t(`staff.section.${section}`)}
              {wrong.has(section) ? <span className="badge badge-declined">{t('staff.languages.wrong')}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section a fifth down the screen. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>(sections[0]);
  useEffect(() => {
    const reading = new IntersectionObserver(
      (entries) => {
        const heading = entries
          .findLast(({ isIntersecting }) => isIntersecting)
          ?.target.getAttribute('aria-labelledby');
        setCurrent((before) => sections.find((section) => heading === `section-${section}`) ?? before);
      },
      { rootMargin: '-20% 0% -79% 0%' },
    );
    for (const section of document.querySelectorAll('.editor-section')) reading.observe(section);
    return () => reading.disconnect();
  }, []);
  return current;
}
