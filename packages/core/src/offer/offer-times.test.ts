import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { offerPhase } from './offer-phase.ts';
import type { OfferDefinition } from './offer.ts';
import { remainingInWords } from './giving.ts';
import { windowStart } from './window-start.ts';

const at = (iso: string) => Date.parse(iso);

describe('the phase of an offer', () => {
  const dates = { opensAt: '2026-03-01T10:00:00Z', closesAt: '2026-03-02T10:00:00Z' } as OfferDefinition;
  const phase = (status: Parameters<typeof offerPhase>[0]['status'], iso: string) =>
    offerPhase({ status, definition: dates }, at(iso));

  it('follows its dates to the second, without a job', () => {
    expect(phase('published', '2026-03-01T09:59:59.999Z')).toBe('scheduled');
    expect(phase('published', '2026-03-01T10:00:00.000Z')).toBe('open');
    expect(phase('published', '2026-03-02T09:59:59.999Z')).toBe('open');
    expect(phase('published', '2026-03-02T10:00:00.000Z')).toBe('closed');
  });

  it('is closed after its end even while paused; drafts and archived offers have none', () => {
    expect(phase('paused', '2026-03-01T12:00:00Z')).toBe('paused');
    expect(phase('paused', '2026-03-03T12:00:00Z')).toBe('closed');
    expect(phase('closed', '2026-03-01T12:00:00Z')).toBe('closed');
    expect(phase('draft', '2026-03-01T12:00:00Z')).toBeNull();
    expect(phase('archived', '2026-03-01T12:00:00Z')).toBeNull();
  });
});

describe('the window of an allowance', () => {
  it('counts calendar days in the offer’s time zone', () => {
    const start = windowStart(at('2026-12-01T00:30:00Z'), 30, 'Europe/London');
    expect(new Date(start).toISOString()).toBe('2026-11-02T00:00:00.000Z');
    const inAuckland = windowStart(at('2026-12-01T00:30:00Z'), 1, 'Pacific/Auckland');
    expect(new Date(inAuckland).toISOString()).toBe('2026-11-30T11:00:00.000Z');
  });

  it('crosses a clock change without losing or doubling a day', () => {
    // London puts its clocks back on 25 October 2026: that day has 25 hours.
    const start = windowStart(at('2026-10-26T12:00:00Z'), 2, 'Europe/London');
    expect(new Date(start).toISOString()).toBe('2026-10-24T23:00:00.000Z');
  });

  it.each([
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z'],
  ])('in %s starts after the jump when the clock skips midnight', (zone, now, start) => {
    expect(new Date(windowStart(at(now), 1, zone)).toISOString()).toBe(start);
  });

  it('starts at the first moment of the day in any zone, as in another library', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 400 }), zones, (now, days, zone) => {
        const dayOf = (ms: number) => DateTime.fromMillis(ms, { zone }).toISODate()!;
        const start = windowStart(now, days, zone);
        const [day, before] = [dayOf(start), dayOf(start - 1)];
        const wanted = DateTime.fromISO(dayOf(now), { zone: 'UTC' })
          .minus({ days: days - 1 })
          .toISODate()!;
        // A day that the zone skipped, as Samoa did in 2011, begins with the next day.
        expect(day >= wanted && before < wanted).toBe(true);
        expect(windowStart(start, 1, zone)).toBe(start);
      }),
      { numRuns: 1000 },
    );
  });

  it('is unlimited without a number of days', () => {
    expect(windowStart(at('2026-12-01T00:00:00Z'), null, 'Europe/London')).toBe(0);
  });
});

describe('the remaining stock that visitors see', () => {
  it.each([
    [{ stock: null, taken: 7 }, { kind: 'unlimited' }],
    [{ stock: 100, taken: 50 }, { kind: 'plenty' }],
    [
      { stock: 100, taken: 51 },
      { kind: 'fewer_than', quantity: 50 },
    ],
    [
      { stock: 100, taken: 99 },
      { kind: 'fewer_than', quantity: 5 },
    ],
    [{ stock: 100, taken: 100 }, { kind: 'none' }],
  ])('of %o is %o', (stock, shown) => {
    expect(remainingInWords(stock, true)).toEqual(shown);
  });

  it('is hidden if the offer does not show it, unless none is left', () => {
    expect(remainingInWords({ stock: 100, taken: 51 }, false)).toEqual({ kind: 'hidden' });
    expect(remainingInWords({ stock: 100, taken: 100 }, false)).toEqual({ kind: 'none' });
  });
});
