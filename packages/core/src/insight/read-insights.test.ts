import { describe, expect, it } from 'vitest';
import { forecast } from './read-insights.ts';

describe('a forecast of stock', () => {
  it('is a single day if every day takes the same amount', () => {
    const { perDay, earliest, likely, latest } = forecast(100, Array(10).fill(5));
    expect([perDay, likely]).toEqual([5, 20]);
    expect(earliest).toBeCloseTo(20);
    expect(latest).toBeCloseTo(20);
  });

  it('is wider the more the days differ', () => {
    const steady = forecast(100, [4, 6, 4, 6, 4, 6, 5]);
    const wild = forecast(100, [0, 10, 0, 10, 0, 10, 5]);
    for (const { earliest, likely, latest } of [steady, wild]) {
      expect(earliest).toBeLessThan(Number(likely));
      expect(latest).toBeGreaterThan(Number(likely));
    }
    expect(wild.earliest).toBeLessThan(Number(steady.earliest));
    expect(wild.latest).toBeGreaterThan(Number(steady.latest));
  });

  it('needs seven days and some demand, and ends after a year', () => {
    const nothing = { earliest: null, likely: null, latest: null };
    expect(forecast(100, Array(6).fill(5))).toEqual({ perDay: null, ...nothing });
    expect(forecast(100, Array(7).fill(0))).toEqual({ perDay: 0, ...nothing });
    expect(forecast(4000, Array(7).fill(10))).toEqual({ perDay: 10, ...nothing });
  });
});
