import type { RequestState, StatusPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Moment } from '../texts/moment.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** What happened to a request, the latest first. */
export function Timeline({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  if (page.timeline.length === 0) return null;
  const steps = page.timeline.toSorted((a, b) => b.at.localeCompare(a.at));
  const text = (state: RequestState) => t(`public.timeline.${state}`);
  return (
    <section className="timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t('public.timeline.heading')}</h2>
      <ol>
        {steps.map(({ at, state }) => (
          <li key={`${at} ${state}`}>
            <strong>{text(state)}</strong>
            <span className="quiet">
              <Moment at={at} timeZone={page.offer.timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
