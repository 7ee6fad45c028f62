import type { InsightArrivals } from '@doorstep/contract';
import { useNavigate } from 'react-router';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { endOfDay, startOfDay } from '../../shared/days.ts';
import { localeOf } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { csvOf, whole, type InsightPanelProps } from './insight-panel.ts';

export function ArrivalsPanel({ insights, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { arrivals, from, until, step } = insights;
  const open = (index: number) => {
    const next = arrivals[index + 1]?.day;
    const range = {
      from: startOfDay(arrivals[index]?.day ?? from) ?? '',
      until: (next === undefined ? endOfDay(until) : startOfDay(next)) ?? '',
    };
    const search = new URLSearchParams({ ...(query.offer === undefined ? {} : { offer: query.offer }), ...range });
    void navigate(`/staff/requests?${search}`);
  };
  const day = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00Z`));
  const long = (iso: string) => day(iso, { day: 'numeric', month: 'long' });
  const highest = arrivals.reduce((best, each) => (each.requests > best.requests ? each : best));
  const finding = t(step === 'week' ? 'staff.insights.arrivals.finding_week' : 'staff.insights.arrivals.finding', {
    from: long(from),
    until: long(until),
    day: long(highest.day),
    count: highest.requests,
  });
  const lines = ({ requests, before, left, delivered, isUnfinished }: InsightArrivals) => [
    t('staff.insights.arrivals.tip_requests', { count: requests }),
    ...(isUnfinished ? [t('staff.insights.arrivals.unfinished')] : []),
    ...(before === null ? [] : [t('staff.insights.arrivals.tip_before', { count: before })]),
    ...(left === null ? [] : [t('staff.insights.arrivals.tip_left', { count: left })]),
    ...(delivered === 0 ? [] : [t('staff.insights.arrivals.tip_delivered', { count: delivered })]),
  ];
  return (
    <ChartPanel
      name="arrivals"
      title={t('staff.insights.arrivals.title')}
      finding={finding}
      note={`${t('staff.insights.arrivals.note')} ${t('staff.insights.keys')}`}
      csv={csvOf('arrivals', query)}
      table={{
        columns: [
          t(step === 'week' ? 'staff.insights.arrivals.week' : 'staff.insights.arrivals.day'),
          t('staff.insights.arrivals.requests'),
          t('staff.insights.arrivals.before'),
          t('staff.insights.arrivals.left'),
          t('staff.insights.arrivals.delivered'),
        ],
        rows: arrivals.map((each) => [
          day(each.day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
          each.requests,
          each.before ?? '–',
          each.left ?? '–',
          each.delivered,
        ]),
      }}
    >
      {(ids) => (
        <BarChart
          {...ids}
          names={[t('staff.insights.arrivals.requests'), t('staff.insights.arrivals.left')]}
          onOpen={open}
          format={(value) => whole(value, language)}
          points={arrivals.map((each) => ({
            key: each.day,
            short: day(each.day, { day: 'numeric', month: 'short' }),
            title: day(each.day, { weekday: 'long', day: 'numeric', month: 'long' }),
            lines: lines(each),
            value: each.requests,
            before: each.before,
            level: each.left,
            isUnfinished: each.isUnfinished,
          }))}
        />
      )}
    </ChartPanel>
  );
}
