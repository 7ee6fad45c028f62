import { describe, expect, it } from 'vitest';
import { unitHoldReason } from './address-hold-reasons.ts';

const reasonFor = (
  units: Parameters<typeof unitHoldReason>[0]['units'],
  unit: string,
  homes = 1,
  hasKnownUnit = false,
) => unitHoldReason({ units, unit, hasKnownUnit }, () => homes);

describe('the unit of an address', () => {
  it('that the data names is never doubted', () => {
    expect(reasonFor({ kind: 'named', count: 8 }, '3', 1, true)).toBeNull();
  });

  it('is asked for where the data names units', () => {
    expect(reasonFor({ kind: 'named', count: 8 }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'named', count: 8 }, '99')).toBe('unit_unknown');
  });

  it('is asked for wherever there are several homes, named or not', () => {
    expect(reasonFor({ kind: 'counted', count: 4 }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'multiple' }, '')).toBe('unit_missing');
    expect(reasonFor({ kind: 'counted', count: 1 }, '')).toBeNull();
  });

  it('is taken up to the number that the data knows', () => {
    expect(reasonFor({ kind: 'counted', count: 3 }, '3', 3)).toBeNull();
    expect(reasonFor({ kind: 'counted', count: 3 }, '4', 4)).toBe('unit_unknown');
  });

  it('is taken up to four where only the kind is known', () => {
    expect(reasonFor({ kind: 'multiple' }, 'D', 4)).toBeNull();
    expect(reasonFor({ kind: 'multiple' }, 'E', 5)).toBe('unit_unknown');
  });

  it('is doubted where the data knows of none, and the house itself is not', () => {
    expect(reasonFor({ kind: 'none' }, '2')).toBe('unit_unknown');
    expect(reasonFor({ kind: 'none' }, '')).toBeNull();
  });
});
