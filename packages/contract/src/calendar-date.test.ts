import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { daySchema, instantSchema } from './calendar-date.ts';

describe('a date', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-01-01T00:00:00Z', false],
  ])('%s is one: %s', (value, isOne) => {
    expect(v.is(daySchema, value)).toBe(isOne);
    expect(v.is(instantSchema, `${value}T09:00:00.000Z`)).toBe(isOne);
  });
});
