import type { InsightChart, InsightQuery, Insights } from '@doorstep/contract';
import { addressOf } from '../../shared/api/api.ts';

export interface InsightPanelProps {
  insights: Insights;
  query: Partial<InsightQuery>;
}

export function csvOf(chart: InsightChart, query: InsightPanelProps['query']): string {
  return addressOf('GET /insights/chart.csv', { query: { ...query, chart } });
}

export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

export function whole(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(number);
}
