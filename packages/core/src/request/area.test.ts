import { describe, expect, it } from 'vitest';
import { isInArea } from './area.ts';

const area = (postcodePrefixes: string[], countries: string[] = []) => ({ countries, postcodePrefixes });

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
  ])('with the British prefix %s has %s: %s', (prefix, postcode, isInside) => {
    expect(isInArea(area([prefix]), { countryCode: 'GB', postcode })).toBe(isInside);
  });

  it('elsewhere takes a prefix as the plain beginning', () => {
    expect(isInArea(area(['05']), { countryCode: 'US', postcode: '05743' })).toBe(true);
    expect(isInArea(area(['05']), { countryCode: 'US', postcode: '15743' })).toBe(false);
  });

  it('asks for the country as well', () => {
    expect(isInArea(area([], ['FR', 'GB']), { countryCode: 'GB', postcode: '' })).toBe(true);
    expect(isInArea(area([], ['FR']), { countryCode: 'GB', postcode: '' })).toBe(false);
    expect(isInArea(area([]), { countryCode: 'GB', postcode: '' })).toBe(true);
    expect(isInArea(area(['05'], ['US']), { countryCode: 'US', postcode: '' })).toBe(false);
  });
});
