import type { StatusPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Moment } from '../texts/moment.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** What happened to a request, the latest first. */
export function Timeline({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  if (page.timeline.length === 0) return null;
  const steps = page.timeline.toReversed();
  // Nobody checks it before its link was opened.
  const isUnconfirmed = page.standing === 'unconfirmed';
  const textOf = (step: (typeof steps)[number]['step']) => {
    if (step === 'held' && isUnconfirmed) return 'unconfirmed';
    return page.isCollected && (step === 'dispatched' || step === 'returned') ? (`${step}_collected` as const) : step;
  };
  return (
    <section className="timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t('public.timeline.heading')}</h2>
      <ol>
        {steps.map(({ at, step }) => (
          <li key={`${at} ${step}`}>
            <strong>{t(`public.timeline.${textOf(step)}`)}</strong>
            <span className="quiet">
              <Moment at={at} of={page.offer} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
