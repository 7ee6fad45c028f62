import fc from 'fast-check';
import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fromLocalTime, isTimeZone, readLocalTime, toLocalTime } from './zoned-time.ts';

const first = (local: string) => ({ local, isSecond: false });
const second = (local: string) => ({ local, isSecond: true });

describe('local times and instants', () => {
  it.each([
    ['2026-11-02T08:00:00.000Z', 'Europe/London', '2026-11-02T08:00'],
    ['2026-07-02T08:00:00.000Z', 'Europe/London', '2026-07-02T09:00'],
    ['2027-01-01T04:59:59.000Z', 'America/New_York', '2026-12-31T23:59:59'],
    ['2026-06-30T18:30:00.000Z', 'Asia/Kolkata', '2026-07-01T00:00'],
    ['2028-02-29T12:00:00.500Z', 'Europe/London', '2028-02-29T12:00:00.5'],
  ])('%s in %s is %s, and back', (instant, timeZone, local) => {
    expect(toLocalTime(instant, timeZone)).toEqual(first(local));
    expect(fromLocalTime(first(local), timeZone)).toBe(instant);
  });

  it('distinguish the two occurrences of a time, both ways', () => {
    expect(readLocalTime(first('2027-10-31T01:30'), 'Europe/London')).toEqual({
      kind: 'instant',
      instant: '2027-10-31T00:30:00.000Z',
      isTwice: true,
    });
    expect(fromLocalTime(second('2027-10-31T01:30'), 'Europe/London')).toBe('2027-10-31T01:30:00.000Z');
    expect(toLocalTime('2027-10-31T01:30:00.000Z', 'Europe/London')).toEqual(second('2027-10-31T01:30'));
    expect(fromLocalTime(second('2027-10-30T01:30'), 'Europe/London')).toBe('2027-10-30T00:30:00.000Z');
  });

  it('give the next valid time for a skipped one', () => {
    expect(readLocalTime(first('2026-03-29T01:30'), 'Europe/London')).toEqual({
      kind: 'skipped',
      next: '2026-03-29T02:00',
    });
    expect(readLocalTime(first('2026-04-24T00:00'), 'Africa/Cairo')).toEqual({
      kind: 'skipped',
      next: '2026-04-24T01:00',
    });
  });

  it('keep empty input empty, and invalid input unchanged', () => {
    expect(toLocalTime(null, 'Europe/London')).toEqual(first(''));
    expect(fromLocalTime(first(''), 'Europe/London')).toBeNull();
    for (const typed of ['tomorrow', '2027-02-29T10:00', '12027-01-01T10:00', '2026-03-29T01:30']) {
      expect(fromLocalTime(first(typed), 'Europe/London')).toBe(typed);
      expect(toLocalTime(typed, 'Europe/London')).toEqual(first(typed));
    }
  });

  it('reject unknown time zones', () => {
    expect(isTimeZone('Pacific/Auckland')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});

describe('any time in any zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const minute = 60_000;
  const dayMs = 1440 * minute;
  const quarters = fc.oneof(fc.constant(0), fc.integer({ min: -6, max: 6 }));
  const instant = fc
    .integer({ min: Date.UTC(2000, 0) / minute, max: Date.UTC(2100, 0) / minute })
    .map((minutes) => minutes * minute);

  it('matches Luxon, and is saved unchanged', () => {
    fc.assert(
      fc.property(zone, instant, quarters, (timeZone, any, quarter) => {
        const ms = nearChange(timeZone, any, quarter);
        const iso = new Date(ms).toISOString();
        const wall = toLocalTime(iso, timeZone);
        expect(wall.local).toBe(DateTime.fromMillis(ms, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm"));
        expect(fromLocalTime(wall, timeZone)).toBe(iso);
      }),
      { numRuns: 1000 },
    );
  });

  it('is skipped or ambiguous exactly where Luxon agrees', () => {
    fc.assert(
      fc.property(zone, instant, quarters, (timeZone, any, quarter) => {
        const ms = nearChange(timeZone, any, quarter);
        const offsetMs = DateTime.fromMillis(ms, { zone: timeZone }).offset * minute;
        const local = new Date(ms + offsetMs + quarter * 15 * minute).toISOString().slice(0, 16);
        const read = readLocalTime(first(local), timeZone);
        // Every matching instant, found via the surrounding offsets; Luxon alone would pick one.
        const wallMs = Date.parse(`${local}Z`);
        const shown = (at: number) => DateTime.fromMillis(at, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm");
        const offsetsMs = [-1, 1].map(
          (day) => DateTime.fromMillis(ms + day * dayMs, { zone: timeZone }).offset * minute,
        );
        const meant = new Set(offsetsMs.map((offset) => wallMs - offset).filter((at) => shown(at) === local));
        expect(read.kind).toBe(meant.size === 0 ? 'skipped' : 'instant');
        if (read.kind === 'instant')
          expect([read.isTwice, Date.parse(read.instant)]).toEqual([meant.size === 2, Math.min(...meant)]);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws while typed digit by digit', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.integer({ min: 0, max: 275_760 }).map((year) => `${String(year).padStart(4, '0')}-02-29T01:30`),
    );
    fc.assert(
      fc.property(typed, zone, (local, timeZone) => {
        const saved = fromLocalTime(first(local), timeZone);
        toLocalTime(saved, timeZone);
        toLocalTime(local, timeZone);
        // A saved time reads back as typed.
        const read = readLocalTime(first(local), timeZone);
        if (read.kind === 'instant' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local))
          expect(toLocalTime(read.instant, timeZone).local).toBe(local);
      }),
    );
  });

  /** Moves half of the samples to quarter hours around a clock change, if the zone has one. */
  function nearChange(timeZone: string, ms: number, quarter: number): number {
    if (quarter === 0) return ms;
    const change = Temporal.Instant.fromEpochMilliseconds(ms)
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition('next');
    return change === null ? ms : change.epochMilliseconds + quarter * 15 * minute;
  }
});
