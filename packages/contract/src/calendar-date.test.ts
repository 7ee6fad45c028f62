import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { daySchema, instantSchema, offerInstantSchema } from './calendar-date.ts';

describe('a date', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['12026-01-01', false],
    ['2026-01-01T00:00:00Z', false],
  ])('may be %s: %s', (value, isOne) => {
    expect(v.is(daySchema, value)).toBe(isOne);
    expect(v.is(instantSchema, `${value}T09:00:00.000Z`)).toBe(isOne);
  });

  it('has a year from 1000, so a half-typed year is refused', () => {
    expect(v.is(daySchema, '0202-01-01')).toBe(false);
    expect(v.is(daySchema, '1000-01-01')).toBe(true);
  });

  it.each([
    ['0202-02-28T09:00:00Z', false],
    ['1999-12-30T09:00:00Z', false],
    ['2000-01-01T00:00:00+14:00', true],
    ['2100-12-31T23:59:00-12:00', true],
    ['2206-03-31T09:00:00Z', false],
  ])('in an offer may be %s: %s', (value, mayBe) => {
    expect(v.is(offerInstantSchema, value)).toBe(mayBe);
  });
});
