import { describe, expect, it } from 'vitest';
import { daysOf } from './days-of.ts';

const hourAt = (iso: string) => Date.parse(iso) / 3_600_000;
const days = (period: '7' | '30' | 'all', at: string, timeZone: string, first = at) =>
  daysOf(period, { at: Date.parse(at), timeZone, first: Math.floor(hourAt(first)) });

describe('the days of a period', () => {
  it('are in the reader’s time zone, up to today', () => {
    const { all, today, hours, before } = days('7', '2026-11-26T03:30:00Z', 'America/Los_Angeles');
    expect([all[0]?.day, today, all.length]).toEqual(['2026-11-19', '2026-11-25', 7]);
    expect(hours).toEqual({ from: hourAt('2026-11-19T08:00Z'), until: hourAt('2026-11-26T04:00Z') });
    expect(before).toEqual({ from: hourAt('2026-11-12T08:00Z'), until: hourAt('2026-11-19T04:00Z') });
  });

  it('have 25 hours when the clock goes back', () => {
    const { all } = days('7', '2026-10-26T12:00:00Z', 'Europe/London');
    expect(all.map(({ from, until }) => until - from)).toEqual([24, 24, 24, 24, 24, 25, 24]);
  });

  it('become weeks when days would be too many, and “all” has no previous period', () => {
    const { step, all, before } = days('all', '2026-11-26T12:00:00Z', 'UTC', '2026-01-01T00:00:00Z');
    expect([step, all[0]?.day, all[1]?.day, before]).toEqual(['week', '2026-01-01', '2026-01-08', null]);
    expect(days('all', '2026-11-26T12:00:00Z', 'UTC', '2026-11-20T09:00:00Z')).toMatchObject({
      step: 'day',
      all: { length: 7 },
    });
  });
});
