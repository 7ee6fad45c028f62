import { describe, expect, it } from 'vitest';
import { measure } from './measure.ts';

const item = (id: string, measures: object) => ({
  id,
  name: { en: id },
  maxPerRequest: 1,
  maxPerHome: null,
  isUnlimited: true,
  ...measures,
});
const items = [
  item('bin', { weightGrams: 2500, lengthMm: 400, widthMm: 300, heightMm: 200 }),
  item('lid', { weightGrams: 300 }),
  item('leaflet', {}),
];
const of = (...lines: [string, number][]) =>
  measure(
    { items },
    lines.map(([itemId, quantity]) => ({ itemId, quantity })),
  );

describe('a parcel', () => {
  it('has the total weight of its items, if all have one', () => {
    expect(of(['bin', 1], ['lid', 2]).weightGrams).toBe(3100);
    expect(of(['bin', 1], ['leaflet', 1]).weightGrams).toBeNull();
    expect(of(['bin', 1], ['gone', 1]).weightGrams).toBeNull();
    expect(of().weightGrams).toBeNull();
  });

  it('has the size of its only item', () => {
    expect(of(['bin', 1]).sizeMm).toEqual({ length: 400, width: 300, height: 200 });
    expect(of(['bin', 2]).sizeMm).toBeNull();
    expect(of(['bin', 1], ['lid', 1]).sizeMm).toBeNull();
    expect(of(['lid', 1]).sizeMm).toBeNull();
  });
});
