import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { fromLocalTime, isTimeZone, readLocalTime, toLocalTime } from './zoned-time.ts';

const first = (local: string) => ({ local, isSecond: false });
const second = (local: string) => ({ local, isSecond: true });

describe('the clock on the wall and the instant', () => {
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

  it('tells the two of a time that comes twice apart, both ways', () => {
    expect(readLocalTime(first('2027-10-31T01:30'), 'Europe/London')).toEqual({
      kind: 'instant',
      instant: '2027-10-31T00:30:00.000Z',
      isTwice: true,
    });
    expect(fromLocalTime(second('2027-10-31T01:30'), 'Europe/London')).toBe('2027-10-31T01:30:00.000Z');
    expect(toLocalTime('2027-10-31T01:30:00.000Z', 'Europe/London')).toEqual(second('2027-10-31T01:30'));
    expect(fromLocalTime(second('2027-10-30T01:30'), 'Europe/London')).toBe('2027-10-30T00:30:00.000Z');
  });

  it('says what the clocks show instead of a time that they skip', () => {
    expect(readLocalTime(first('2026-03-29T01:30'), 'Europe/London')).toEqual({
      kind: 'skipped',
      next: '2026-03-29T02:00',
    });
    expect(readLocalTime(first('2026-04-24T00:00'), 'Africa/Cairo')).toEqual({
      kind: 'skipped',
      next: '2026-04-24T01:00',
    });
  });

  it('keeps none as none, and what is no time as it is', () => {
    expect(toLocalTime(null, 'Europe/London')).toEqual(first(''));
    expect(fromLocalTime(first(''), 'Europe/London')).toBeNull();
    for (const typed of ['tomorrow', '2027-02-29T10:00', '12027-01-01T10:00', '2026-03-29T01:30']) {
      expect(fromLocalTime(first(typed), 'Europe/London')).toBe(typed);
      expect(toLocalTime(typed, 'Europe/London')).toEqual(first(typed));
    }
  });

  it('knows a time zone from a wish', () => {
    expect(isTimeZone('Pacific/Auckland')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});

describe('any time in any zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const minute = 60_000;
  /** Around what a person types, and with every hour in which clocks are changed. */
  const instant = fc
    .integer({ min: Date.UTC(2000, 0) / minute, max: Date.UTC(2100, 0) / minute })
    .map((minutes) => minutes * minute);

  it('is shown as another library shows it, and saved unchanged', () => {
    fc.assert(
      fc.property(zone, fc.oneof(instant, changes()), (timeZone, ms) => {
        const iso = new Date(ms).toISOString();
        const wall = toLocalTime(iso, timeZone);
        expect(wall.local).toBe(DateTime.fromMillis(ms, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm"));
        expect(fromLocalTime(wall, timeZone)).toBe(iso);
      }),
      { numRuns: 2000 },
    );
  });

  it('is skipped or comes twice where another library says so', () => {
    fc.assert(
      fc.property(zone, fc.oneof(instant, changes()), (timeZone, ms) => {
        const local = new Date(ms).toISOString().slice(0, 16);
        const read = readLocalTime(first(local), timeZone);
        const other = DateTime.fromISO(local, { zone: timeZone });
        const isShown = other.toFormat("yyyy-MM-dd'T'HH:mm") === local;
        expect(read.kind).toBe(isShown ? 'instant' : 'skipped');
        if (read.kind === 'instant') expect(read.isTwice).toBe(other.getPossibleOffsets().length === 2);
      }),
      { numRuns: 2000 },
    );
  });

  it('being typed digit by digit or given up never throws', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.integer({ min: 0, max: 275_760 }).map((year) => `${String(year).padStart(4, '0')}-02-29T01:30`),
    );
    fc.assert(
      fc.property(typed, zone, (local, timeZone) => {
        const saved = fromLocalTime(first(local), timeZone);
        toLocalTime(saved, timeZone);
        toLocalTime(local, timeZone);
        // What is saved is read as what was typed.
        const read = readLocalTime(first(local), timeZone);
        if (read.kind === 'instant' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local))
          expect(toLocalTime(read.instant, timeZone).local).toBe(local);
      }),
    );
  });

  /** Minutes around the nights in which most zones change their clocks. */
  function changes() {
    return fc
      .tuple(
        fc.integer({ min: 2000, max: 2037 }),
        fc.constantFrom(2, 3, 9, 10),
        fc.integer({ min: 0, max: 31 * 24 * 4 }),
      )
      .map(([year, month, quarter]) => Date.UTC(year, month) + quarter * 15 * minute);
  }
});
