import type { InsightForecast } from '@doorstep/contract';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { formatDay } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { csvOf, whole, type InsightPanelProps } from './insight-panel.ts';

export function ForecastsPanel({ insights: { forecasts, until }, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  const day = (iso: string | null) => (iso === null ? '–' : formatDay(iso, language));
  const rate = (perDay: number | null) =>
    perDay === null ? '–' : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(perDay);
  const sentence = ({ left, perDay, earliest, likely, latest }: InsightForecast) => {
    const values = { left: whole(left, language), rate: rate(perDay), earliest: day(earliest) };
    if (left <= 0) return t('staff.insights.forecasts.gone');
    if (perDay === null) return t('staff.insights.forecasts.early', values);
    if (perDay <= 0) return t('staff.insights.forecasts.idle', values);
    if (earliest === null) return t('staff.insights.forecasts.late', values);
    if (likely === null || latest === null) return t('staff.insights.forecasts.ends_open', values);
    if (earliest === latest) return t('staff.insights.forecasts.ends_on', { ...values, likely: day(likely) });
    return t('staff.insights.forecasts.ends', { ...values, likely: day(likely), latest: day(latest) });
  };
  const last = forecasts.reduce(
    (furthest, { latest }) => (latest !== null && latest > furthest ? latest : furthest),
    until,
  );
  return (
    <ChartPanel
      name="forecasts"
      title={t('staff.insights.forecasts.title')}
      finding={t(forecasts.length === 0 ? 'staff.insights.forecasts.none' : 'staff.insights.forecasts.finding')}
      note={t('staff.insights.forecasts.note')}
      csv={csvOf('forecasts', query)}
      table={{
        columns: (['item', 'offer', 'left', 'rate', 'earliest', 'likely', 'latest'] as const).map((column) =>
          t(`staff.insights.forecasts.${column}`),
        ),
        rows: forecasts.map(({ item, offer, left, perDay, earliest, likely, latest }) => [
          item.name,
          offer.title,
          left,
          rate(perDay),
          day(earliest),
          day(likely),
          day(latest),
        ]),
      }}
    >
      {() => (
        <ul className="plain-list forecasts">
          {forecasts.map((each) => (
            <li key={each.item.id}>
              <strong>{each.item.name}</strong>
              <span>{sentence(each)}</span>
              {each.left > 0 && each.earliest !== null && each.likely !== null && each.latest !== null ? (
                <RangeBar first={until} last={last} from={each.earliest} middle={each.likely} until={each.latest} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </ChartPanel>
  );
}

interface RangeBarProps {
  /** Dates: the ends of the axis, the range on it, and its likeliest day. */
  first: string;
  last: string;
  from: string;
  middle: string;
  until: string;
}

/** A range of days on an axis. The sentence next to it says the same. */
function RangeBar({ first, last, from, middle, until }: RangeBarProps) {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  const percent = (day: string) => `${end === start ? 0 : ((Date.parse(day) - start) / (end - start)) * 100}%`;
  return (
    <svg className="range-bar" aria-hidden="true">
      <line className="chart-dashed" x1="0" x2={percent(from)} y1="8" y2="8" />
      <line className="chart-band" x1={percent(from)} x2={percent(until)} y1="8" y2="8" />
      <circle className="chart-likely" cx={percent(middle)} cy="8" r="5" />
    </svg>
  );
}
