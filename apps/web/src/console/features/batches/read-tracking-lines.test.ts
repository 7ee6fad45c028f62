import { describe, expect, it } from 'vitest';
import { readTrackingLines } from './read-tracking-lines.ts';

const pairsOf = (text: string) => readTrackingLines(text).map(({ reference, number }) => [reference, number]);

describe('tracking lines', () => {
  it.each([
    ['K7QM-2XPD,AB123', 'K7QM-2XPD', 'AB123'],
    ['k7qm-2xpd\tAB 123 GB', 'K7QM-2XPD', 'AB 123 GB'],
    ['"K7QM-2XPD"; "AB123"', 'K7QM-2XPD', 'AB123'],
    ['  K7QM-2XPD   AB123  ', 'K7QM-2XPD', 'AB123'],
    ['K7QM-2XPD', 'K7QM-2XPD', ''],
    ['K7QM-2XPD,AB123,Wren Okafor', 'K7QM-2XPD', 'AB123'],
  ])('are parsed into the reference and number of %j', (typed, reference, number) => {
    expect(pairsOf(typed)).toEqual([[reference, number]]);
  });

  it('keep their line number, whatever the separator', () => {
    expect(
      readTrackingLines('A,1\r\n\r\nB\t2\n;;\nC;3\nD').map(({ line, reference, text }) => [line, reference, text]),
    ).toEqual([
      [1, 'A', 'A, 1'],
      [3, 'B', 'B, 2'],
      [5, 'C', 'C, 3'],
      [6, 'D', 'D'],
    ]);
  });

  it.each([
    ['Reference,Tracking number\nA-1,AB1\nB-2,AB2\n'],
    ['"Name","Order reference","Service","Tracking number"\n"Okafor, Wren","a-1","24","AB1"\n"X","b-2","48","AB2"'],
    ['Barcode;Datum;"Order Number"\nAB1;1,5;A-1\r\nAB2;;B-2\r\n'],
    ['\ufeff"Customer ID"\t"Company"\t"Tracking Number"\nA-1\tActon; Sons\tAB1\nB-2\t\tAB2\n'],
    ['Parcel,Tracking\nA-1,AB1\nB-2,AB2\n'],
    ['Customer Reference,Sendung\nA-1,AB1\nB-2,AB2\n'],
    ['Reference,Note,Tracking number\nA-1,"two\nlines",AB1\nB-2,,AB2\n'],
  ])('find their columns by name: %j', (text) => {
    expect(pairsOf(text)).toEqual([
      ['A-1', 'AB1'],
      ['B-2', 'AB2'],
    ]);
  });

  it('are all read despite an unclosed quote', () => {
    expect(pairsOf('A-1,AB1\n"B-2,AB2\nC-3,AB3').map(([reference]) => reference)).toEqual(['A-1', '"B-2', 'C-3']);
  });

  it('without a number are reported by their line in the file', () => {
    expect(readTrackingLines('Reference,Tracking number\nA-1,AB1\nB-2,\n')[1]).toMatchObject({ line: 3, number: '' });
  });
});
