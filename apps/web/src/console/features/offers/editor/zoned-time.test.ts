import { describe, expect, it } from 'vitest';
import { fromLocalTime, isTimeZone, toLocalTime } from './zoned-time.ts';

describe('the clock on the wall and the instant', () => {
  it.each([
    ['2026-11-02T08:00:00.000Z', 'Europe/London', '2026-11-02T08:00'],
    ['2026-07-02T08:00:00.000Z', 'Europe/London', '2026-07-02T09:00'],
    ['2027-01-01T04:59:59.000Z', 'America/New_York', '2026-12-31T23:59:59'],
    ['2026-06-30T18:30:00.000Z', 'Asia/Kolkata', '2026-07-01T00:00'],
  ])('%s in %s is %s, and back', (instant, timeZone, local) => {
    expect(toLocalTime(instant, timeZone)).toBe(local);
    expect(fromLocalTime(local, timeZone)).toBe(instant);
  });

  it('takes the far side of the hour that is skipped, and the first of the hour that comes twice', () => {
    expect(fromLocalTime('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromLocalTime('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('keeps none as none', () => {
    expect(toLocalTime(null, 'Europe/London')).toBe('');
    expect(fromLocalTime('', 'Europe/London')).toBeNull();
    expect(fromLocalTime('tomorrow', 'Europe/London')).toBeNull();
  });

  it('knows a time zone from a wish', () => {
    expect(isTimeZone('Pacific/Auckland')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
