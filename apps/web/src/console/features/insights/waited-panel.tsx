import type { InsightWaited } from '@doorstep/contract';
import { BarList } from '../../charts/bar-list.tsx';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { hoursText } from './hours-text.ts';
import { csvOf, percent, whole, type InsightPanelProps } from './insight-panel.ts';

export function WaitedPanel({ chart, insights, query }: InsightPanelProps & { chart: 'decided' | 'dispatched' }) {
  const texts = useTexts();
  const { t, language } = texts;
  const spans = insights[chart];
  const all = spans.reduce((sum, { requests }) => sum + requests, 0);
  const label = ({ within }: InsightWaited) =>
    within === null ? t('staff.insights.waited.longer') : hoursText(texts, within);
  const within = (share: number) => {
    let done = 0;
    const span = spans.find(({ requests }) => (done += requests) >= all * share);
    return span === undefined ? '' : label(span);
  };
  return (
    <ChartPanel
      name={chart}
      title={t(`staff.insights.${chart}.title`)}
      finding={
        all === 0
          ? t('staff.insights.waited.none')
          : t('staff.insights.waited.finding', { half: within(0.5), ninth: within(0.9) })
      }
      note={t(`staff.insights.${chart}.note`)}
      csv={csvOf(chart, query)}
      table={{
        columns: [
          t('staff.insights.waited.within'),
          t('staff.insights.waited.requests'),
          t('staff.insights.waited.share'),
        ],
        rows: spans.map((span) => [label(span), span.requests, percent(all === 0 ? 0 : span.requests / all, language)]),
      }}
    >
      {() => (
        <BarList
          bars={spans.map((span) => ({
            key: String(span.within),
            label: label(span),
            value: span.requests,
            text: whole(span.requests, language),
          }))}
        />
      )}
    </ChartPanel>
  );
}
