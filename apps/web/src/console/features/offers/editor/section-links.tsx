import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Icon } from '../../../shared/page/icon.tsx';
import { useMarkedInSight } from '../../../shared/page/use-marked-in-sight.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { flatErrors } from './flat-errors.ts';
import type { OfferForm } from './offer-form.ts';
import { placeOf, sections } from './sections.ts';

/** The sections as a row that stays in sight: marked are the one that is read, and those with errors. */
export function SectionLinks() {
  const { t } = useTexts();
  const { control } = useFormContext<OfferForm>();
  const { errors } = useFormState({ control });
  const wrong = new Set(flatErrors(errors).map((path) => placeOf(path).section));
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
              {t(`staff.section.${section}`)}
              {wrong.has(section) ? (
                <>
                  {' '}
                  <span className="section-wrong">
                    <Icon name="warning" />
                    <span className="visually-hidden">{t('staff.languages.wrong')}</span>
                  </span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
