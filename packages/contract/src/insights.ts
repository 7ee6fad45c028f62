import * as v from 'valibot';

export const insightPeriods = ['7', '30', '90', 'all'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** Steps of a visitor; each is counted separately, where it happens. */
export const visitSteps = ['opened', 'found', 'checked'] as const;
export type VisitStep = (typeof visitSteps)[number];

export const insightCharts = [
  'arrivals',
  'hours',
  'steps',
  'decided',
  'dispatched',
  'returns',
  'forecasts',
  'districts',
] as const;
export type InsightChart = (typeof insightCharts)[number];

const timeZone = v.optional(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone)), 'UTC');

export const insightQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  period: v.optional(v.picklist(insightPeriods), '30'),
  timeZone,
});
export type InsightQuery = v.InferOutput<typeof insightQuerySchema>;

export const insightFileQuerySchema = v.object({
  ...insightQuerySchema.entries,
  chart: v.optional(v.picklist(insightCharts), 'arrivals'),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
