import { describe, expect, it } from 'vitest';
import { readTrackingLines } from './read-tracking-lines.ts';

describe('lines of tracking numbers', () => {
  it.each([
    ['K7QM-2XPD,AB123', 'K7QM-2XPD', 'AB123'],
    ['k7qm-2xpd\tAB 123 GB', 'K7QM-2XPD', 'AB 123 GB'],
    ['"K7QM-2XPD"; "AB123"', 'K7QM-2XPD', 'AB123'],
    ['  K7QM-2XPD   AB123  ', 'K7QM-2XPD', 'AB123'],
    ['K7QM-2XPD', 'K7QM-2XPD', ''],
  ])('%j', (typed, reference, number) => {
    expect(readTrackingLines(typed)).toEqual([{ line: 1, text: typed.trim(), reference, number }]);
  });

  it('keep the number of the line that was typed', () => {
    expect(readTrackingLines('A,1\r\n\r\nB,2\n').map(({ line, reference }) => [line, reference])).toEqual([
      [1, 'A'],
      [3, 'B'],
    ]);
  });
});
