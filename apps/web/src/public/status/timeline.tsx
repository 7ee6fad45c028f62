import type { StatusPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { BriefIcon } from '../brief/brief-icon.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';

/** What has happened to a request, how it stands, and what comes next. */
export function Timeline({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const { steps } = page.brief;
  if (steps.length === 0) return null;
  const hasNext = steps.some(({ mark }) => mark === 'next');
  return (
    <section className="timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t(hasNext ? 'public.timeline.next' : 'public.timeline.heading')}</h2>
      <ol className="steps">
        {steps.map(({ mark, at, icon, title, texts }) => (
          <li
            key={`${at} ${title.text}`}
            className={`step step--${mark} step--${icon}`}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <BriefIcon name={icon} />
            <p className="step__title">
              <span className="ds-visually-hidden">{t(`public.timeline.mark.${mark}`)} </span>
              <Local of={title} />
            </p>
            <p className="quiet">
              <BriefTexts of={texts} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
