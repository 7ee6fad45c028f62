import { ChartPanel } from '../../charts/chart-panel.tsx';
import { HeatMap } from '../../charts/heat-map.tsx';
import { localeOf } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { csvOf, type InsightPanelProps } from './insight-panel.ts';

const someMonday = Date.UTC(2024, 0, 1);
const [hourMs, dayMs] = [3_600_000, 86_400_000];

export function HoursPanel({ insights, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  const { hours } = insights;
  const weekday = (row: number, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: style, timeZone: 'UTC' }).format(someMonday + row * dayMs);
  const clock = (hour: number) =>
    new Intl.DateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format(someMonday + hour * hourMs);
  const cells = hours.flatMap((row, at) => row.map((requests, hour) => ({ at, hour, requests })));
  const busiest = cells.reduce((best, cell) => (cell.requests > best.requests ? cell : best));
  const count = (requests: number) => t('staff.insights.arrivals.tip_requests', { count: requests });
  return (
    <ChartPanel
      name="hours"
      title={t('staff.insights.hours.title')}
      finding={
        busiest.requests === 0
          ? t('staff.insights.nothing')
          : t('staff.insights.hours.finding', {
              weekday: weekday(busiest.at, 'long'),
              hour: clock(busiest.hour),
              count: busiest.requests,
            })
      }
      note={t('staff.insights.hours.note')}
      csv={csvOf('hours', query)}
      table={{
        columns: [t('staff.insights.hours.hour'), ...hours.map((_, row) => weekday(row, 'short'))],
        rows: Array.from({ length: 24 }, (_, hour) => [clock(hour), ...hours.map((row) => row[hour] ?? 0)]),
      }}
    >
      {(ids) => (
        <HeatMap
          {...ids}
          values={hours}
          rows={hours.map((_, row) => weekday(row, 'short'))}
          columns={Array.from({ length: 24 }, (_, hour) => (hour % 6 === 0 ? clock(hour).slice(0, 2) : ''))}
          tipOf={(row, hour) => ({
            title: t('staff.insights.hours.at', { weekday: weekday(row, 'long'), hour: clock(hour) }),
            lines: [count(hours[row]?.[hour] ?? 0)],
          })}
        />
      )}
    </ChartPanel>
  );
}
