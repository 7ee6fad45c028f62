import type { OfferArea } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { polygonShape, type GeoJsonPosition, type Rings } from './polygon-shape.ts';
import { isInArea, isPositionMissing } from './is-in-area.ts';

/** A square of 10 degrees with a hole in its middle, and a small piece east of it. */
const ring = (west: number, south: number, east: number, north: number): GeoJsonPosition[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const pieces: Rings[] = [[ring(0, 0, 10, 10), ring(4, 4, 6, 6)], [ring(20, 0, 21, 1)]];
const shape = polygonShape(pieces);

const area = (postcodePrefixes: string[], countries: string[] = []): OfferArea => ({
  countries,
  postcodePrefixes,
  polygon: null,
});

function isInside(
  of: OfferArea,
  address: { countryCode?: string; postcode?: string; at?: [latitude: number | null, longitude: number | null] },
): boolean {
  const { countryCode = 'GB', postcode = '', at: [latitude, longitude] = [null, null] } = address;
  return isInArea(of, { countryCode, postcode, latitude, longitude }, of.polygon === null ? null : shape);
}

describe('the area of an offer', () => {
  it.each([
    ['EX1', 'EX1 1AA', true],
    ['EX1', 'ex11aa', true],
    ['EX1', 'EX11 1AA', false],
    ['EX1 1', 'EX1 1AA', true],
    ['EX1 1', 'EX11 1AA', false],
    ['EX', 'EX11 1AA', true],
    ['E', 'EX11 1AA', false],
    ['E', 'E1 6AN', true],
    ['EX11 1AA', 'EX11 1AA', true],
  ])('with the British prefix %s has %s: %s', (prefix, postcode, isCovered) => {
    expect(isInside(area([prefix]), { postcode })).toBe(isCovered);
  });

  it('outside Britain, matches a prefix as plain text', () => {
    expect(isInside(area(['05']), { countryCode: 'US', postcode: '05743' })).toBe(true);
    expect(isInside(area(['05']), { countryCode: 'US', postcode: '15743' })).toBe(false);
  });

  it('also requires the country', () => {
    expect(isInside(area([], ['FR', 'GB']), {})).toBe(true);
    expect(isInside(area([], ['FR']), {})).toBe(false);
    expect(isInside(area([]), {})).toBe(true);
    expect(isInside(area(['05'], ['US']), { countryCode: 'US' })).toBe(false);
  });

  describe('with a polygon', () => {
    const inSquare: OfferArea = { countries: ['GB'], postcodePrefixes: [], polygon: { id: 'square', name: '' } };

    it.each<[string, [latitude: number, longitude: number], boolean]>([
      ['inside', [2, 5], true],
      ['outside', [12, 5], false],
      ['between its pieces', [0.5, 15], false],
      ['in its second piece', [0.5, 20.5], true],
      ['in a hole', [5, 5], false],
      ['on an edge', [5, 10], true],
      ['on a corner', [0, 0], true],
      ['on the edge of a hole', [4, 5], true],
      ['at the latitude of a corner, outside', [10, 11], false],
      // Latitude and longitude swapped: 0.5° N 20.5° E is inside, 20.5° N 0.5° E is not.
      ['turned round', [20.5, 0.5], false],
    ])('an address %s', (_, at, isCovered) => {
      expect(isInside(inSquare, { at })).toBe(isCovered);
    });

    it('also requires the country', () => {
      expect(isInside(inSquare, { at: [2, 5], countryCode: 'FR' })).toBe(false);
    });

    it('accepts an address of unknown position, to be held', () => {
      expect(isInside(inSquare, {})).toBe(true);
      expect(isPositionMissing(inSquare, { latitude: null, longitude: null })).toBe(true);
      expect(isPositionMissing(inSquare, { latitude: 2, longitude: 5 })).toBe(false);
      expect(isPositionMissing(area([]), { latitude: null, longitude: null })).toBe(false);
    });
  });
});
