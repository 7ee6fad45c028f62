import { hourMs, type InsightPeriod } from '@doorstep/contract';
import { Temporal } from 'temporal-polyfill';
import type { Instant } from '../instant.ts';
import type { Hours } from './insight-rows.ts';

/** Readers cannot tell more bars apart. */
const maxDays = 182;

export interface Days {
  step: 'day' | 'week';
  all: (Hours & { day: string })[];
  /** The whole period, including the current hour. */
  hours: Hours;
  /** The previous period of the same length, cut off as today is; null if the period is everything. */
  before: Hours | null;
  today: string;
}

/** @param first The hour of the first request. */
export function daysOf(
  period: InsightPeriod,
  { at, timeZone, first }: { at: Instant; timeZone: string; first: number },
): Days {
  const dayAt = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();
  // A day that begins within an hour is counted from the next whole hour.
  const hourOf = (day: Temporal.PlainDate) => Math.ceil(day.toZonedDateTime(timeZone).epochMilliseconds / hourMs);
  const today = dayAt(at);
  const firstDay = dayAt(first * hourMs);
  const start = period === 'all' ? firstDay : today.subtract({ days: Number(period) - 1 });
  const count = start.until(today).days + 1;
  const step = count > maxDays ? 7 : 1;
  const all: Days['all'] = [];
  for (let day = start; Temporal.PlainDate.compare(day, today) <= 0; day = day.add({ days: step }))
    all.push({ day: day.toString(), from: hourOf(day), until: hourOf(day.add({ days: step })) });
  const hours = { from: hourOf(start), until: Math.floor(at / hourMs) + 1 };
  const before = { from: hourOf(start.subtract({ days: count })), until: hours.until - count * 24 };
  return {
    step: step === 1 ? 'day' : 'week',
    all,
    hours,
    before: period === 'all' ? null : before,
    today: today.toString(),
  };
}
