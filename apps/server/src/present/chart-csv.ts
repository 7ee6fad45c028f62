import type { InsightChart, Insights, InsightWaited } from '@doorstep/contract';
import { cellOf } from './requests-csv.ts';

type Cell = string | number | null;

interface Table {
  columns: string[];
  rows: Cell[][];
}

const waited = (spans: readonly InsightWaited[]): Table => ({
  columns: ['within_hours', 'requests'],
  rows: spans.map(({ within, requests }) => [within ?? 'longer', requests]),
});

const tables: Record<InsightChart, (insights: Insights) => Table> = {
  arrivals: ({ arrivals, step }) => ({
    columns: [step, 'requests', 'period_before', 'left_in_stock', 'delivered', 'is_unfinished'],
    rows: arrivals.map(({ day, requests, before, left, delivered, isUnfinished }) => [
      day,
      requests,
      before,
      left,
      delivered,
      String(isUnfinished),
    ]),
  }),
  hours: ({ hours }) => ({
    columns: ['weekday', 'hour', 'requests'],
    rows: hours.flatMap((day, weekday) => day.map((requests, hour) => [weekday + 1, hour, requests])),
  }),
  steps: ({ steps }) => ({ columns: ['step', 'times'], rows: steps.map(({ step, visits }) => [step, visits]) }),
  decided: ({ decided }) => waited(decided),
  dispatched: ({ dispatched }) => waited(dispatched),
  returns: ({ returns }) => ({
    columns: ['reason', 'parcels'],
    rows: returns.map(({ reason, parcels }) => [reason, parcels]),
  }),
  forecasts: ({ forecasts }) => ({
    columns: ['offer', 'item', 'left', 'per_day', 'earliest', 'likely', 'latest'],
    rows: forecasts.map(({ offer, item, left, perDay, earliest, likely, latest }) => [
      offer.title,
      item.name,
      left,
      perDay === null ? null : Math.round(perDay * 100) / 100,
      earliest,
      likely,
      latest,
    ]),
  }),
  districts: ({ districts, smallDistricts }) => ({
    columns: ['district', 'requests'],
    rows: [
      ...districts.map(({ district, requests }) => [district.toUpperCase(), requests]),
      ...(smallDistricts.districts === 0 ? [] : [['others', smallDistricts.requests]]),
    ],
  }),
};

export function chartCsv(insights: Insights, chart: InsightChart): string {
  const { columns, rows } = tables[chart](insights);
  const lines = [columns, ...rows].map((row) => row.map((cell) => cellOf(cell ?? '')).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
