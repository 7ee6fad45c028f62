import * as v from 'valibot';
import { returnReasons } from '../batches.ts';
import { visitSteps } from '../insights.ts';

/** Null if nothing was counted or there is nothing to compare. */
const figure = v.object({ now: v.nullable(v.number()), before: v.nullable(v.number()) });

const arrivalsSchema = v.object({
  day: v.string(),
  requests: v.number(),
  /** The same part of the previous period; null if there is none. */
  before: v.nullable(v.number()),
  /** At the end of the day or week; null if every item is unlimited. */
  left: v.nullable(v.number()),
  delivered: v.number(),
  isUnfinished: v.boolean(),
});

const waitedSchema = v.object({
  /** Hours; null for anything longer. */
  within: v.nullable(v.number()),
  requests: v.number(),
});

const forecastSchema = v.object({
  offer: v.object({ id: v.string(), title: v.string() }),
  item: v.object({ id: v.string(), name: v.string() }),
  left: v.number(),
  /** Units per day; null with fewer than seven whole days of requests. */
  perDay: v.nullable(v.number()),
  /**
   * With 80 % probability, the item runs out between the first and the last of these days; null if later than in a
   * year.
   */
  earliest: v.nullable(v.string()),
  likely: v.nullable(v.string()),
  latest: v.nullable(v.string()),
});

export const insightsSchema = v.object({
  total: v.number(),
  from: v.string(),
  until: v.string(),
  step: v.picklist(['day', 'week']),
  figures: v.object({
    requests: figure,
    accepted: figure,
    /** Share of visitors' own requests with a typed address, from 0 to 1. */
    typedShare: figure,
    /** Median. */
    decidedHours: figure,
    dispatchedHours: figure,
    /** Share of dispatched parcels that were returned or lost, from 0 to 1. */
    returnedShare: figure,
  }),
  arrivals: v.array(arrivalsSchema),
  /** By weekday from Monday, then by hour of the day. */
  hours: v.array(v.array(v.number())),
  steps: v.array(v.object({ step: v.picklist([...visitSteps, 'sent']), visits: v.number() })),
  decided: v.array(waitedSchema),
  dispatched: v.array(waitedSchema),
  returns: v.array(v.object({ reason: v.picklist(returnReasons), parcels: v.number() })),
  forecasts: v.array(forecastSchema),
  districts: v.array(v.object({ district: v.string(), requests: v.number() })),
  /** Districts with fewer than ten requests, combined. */
  smallDistricts: v.object({ districts: v.number(), requests: v.number() }),
});
export type Insights = v.InferOutput<typeof insightsSchema>;
export type InsightForecast = v.InferOutput<typeof forecastSchema>;
export type InsightArrivals = v.InferOutput<typeof arrivalsSchema>;
export type InsightWaited = v.InferOutput<typeof waitedSchema>;
