import { describe, expect, it } from 'vitest';
import { unitHoldReason } from './address-hold-reasons.ts';

const reasonFor = (
  units: Parameters<typeof unitHoldReason>[0]['units'],
  unit: string,
  homes = 1,
  hasKnownUnit = false,
) => unitHoldReason({ units, unit, hasKnownUnit }, () => homes);

describe('the unit of an address', () => {
  it('is never in doubt if the data names it', () => {
    expect(reasonFor({ kind: 'named', count: 8 }, '3', 1, true)).toBeNull();
  });

  it('must be one that the data names, if it names any', () => {
    expect(reasonFor({ kind: 'named', count: 8 }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'named', count: 8 }, '99')).toBe('unit_unknown');
  });

  it('is required wherever there are several homes', () => {
    expect(reasonFor({ kind: 'counted', count: 4 }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'multiple' }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'counted', count: 1 }, '')).toBeNull();
  });

  it('is accepted up to the number of homes in the data', () => {
    expect(reasonFor({ kind: 'counted', count: 3 }, '3', 3)).toBeNull();
    expect(reasonFor({ kind: 'counted', count: 3 }, '4', 4)).toBe('unit_unknown');
  });

  it('is accepted up to four homes if the number is unknown', () => {
    expect(reasonFor({ kind: 'multiple' }, 'D', 4)).toBeNull();
    expect(reasonFor({ kind: 'multiple' }, 'E', 5)).toBe('unit_unknown');
  });

  it('is in doubt if the data has no units there', () => {
    expect(reasonFor({ kind: 'none' }, '2')).toBe('unit_unknown');
    expect(reasonFor({ kind: 'none' }, '')).toBeNull();
  });
});
