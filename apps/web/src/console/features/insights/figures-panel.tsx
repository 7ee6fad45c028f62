import type { Insights } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { hoursText } from './hours-text.ts';
import { percent, whole } from './insight-panel.ts';

const figures = ['requests', 'accepted', 'decidedHours', 'dispatchedHours', 'typedShare', 'returnedShare'] as const;

export function FiguresPanel({ insights }: { insights: Insights }) {
  const texts = useTexts();
  const { t, language } = texts;
  const format = (figure: (typeof figures)[number], value: number) => {
    if (figure.endsWith('Hours')) return hoursText(texts, value);
    return figure.endsWith('Share') ? percent(value, language) : whole(value, language);
  };
  return (
    <section className="panel insight-figures" aria-label={t('staff.insights.figures')}>
      <dl>
        {figures.map((figure) => {
          const { now, before } = insights.figures[figure];
          return (
            <div key={figure}>
              <dt>{t(`staff.insights.figure.${figure}`)}</dt>
              <dd>
                <strong>{now === null ? t('staff.insights.none') : format(figure, now)}</strong>
                <span className="muted">
                  {before === null
                    ? t('staff.insights.before_none')
                    : t('staff.insights.before', { value: format(figure, before) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
