import { describe, expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

describe('ticks of an axis', () => {
  it('are round, start at 0 and include the largest value', () => {
    expect(axisTicks(79)).toEqual([0, 20, 40, 60, 80]);
    expect(axisTicks(806)).toEqual([0, 500, 1000]);
    expect(axisTicks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTicks(23)).toEqual([0, 10, 20, 30]);
  });

  it('are whole numbers even for small values', () => {
    expect(axisTicks(0)).toEqual([0, 1]);
    expect(axisTicks(1)).toEqual([0, 1]);
  });
});
