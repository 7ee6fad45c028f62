import * as v from 'valibot';
import { returnReasons } from '../batches.ts';
import { visitSteps } from '../insights.ts';

/** Null where nothing was counted, or nothing can be compared. */
const figure = v.object({ now: v.nullable(v.number()), before: v.nullable(v.number()) });

const arrivalsSchema = v.object({
  day: v.string(),
  requests: v.number(),
  /** In the same part of the period before; null without one. */
  before: v.nullable(v.number()),
  /** At its end; null where every item is unlimited. */
  left: v.nullable(v.number()),
  delivered: v.number(),
  isUnfinished: v.boolean(),
});

const waitedSchema = v.object({
  /** Hours; null for whatever took longer than all others. */
  within: v.nullable(v.number()),
  requests: v.number(),
});

const forecastSchema = v.object({
  offer: v.object({ id: v.string(), title: v.string() }),
  item: v.object({ id: v.string(), name: v.string() }),
  left: v.number(),
  /** Units a day; null with fewer than seven whole days of requests. */
  perDay: v.nullable(v.number()),
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
    /** Of those who asked themselves, the share whose address was typed, from 0 to 1. */
    typedShare: figure,
    /** Half of them took no longer. */
    decidedHours: figure,
    dispatchedHours: figure,
    /** Of what was dispatched, the share that came back or was lost, from 0 to 1. */
    returnedShare: figure,
  }),
  arrivals: v.array(arrivalsSchema),
  /** By weekday, from Monday, then by the hour of the day. */
  hours: v.array(v.array(v.number())),
  steps: v.array(v.object({ step: v.picklist([...visitSteps, 'sent']), visits: v.number() })),
  decided: v.array(waitedSchema),
  dispatched: v.array(waitedSchema),
  returns: v.array(v.object({ reason: v.picklist(returnReasons), parcels: v.number() })),
  forecasts: v.array(forecastSchema),
  districts: v.array(v.object({ district: v.string(), requests: v.number() })),
  /** Those with fewer than ten requests, as one. */
  smallDistricts: v.object({ districts: v.number(), requests: v.number() }),
});
export type Insights = v.InferOutput<typeof insightsSchema>;
export type InsightForecast = v.InferOutput<typeof forecastSchema>;
export type InsightArrivals = v.InferOutput<typeof arrivalsSchema>;
export type InsightWaited = v.InferOutput<typeof waitedSchema>;
