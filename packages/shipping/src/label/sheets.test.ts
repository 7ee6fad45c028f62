import { describe, expect, it } from 'vitest';
import { labelsPerPage, paperSizesMm, sheets, usualSheet } from './sheets.ts';

describe('a sheet of labels', () => {
  it.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
    'of type %s fits its paper and is centred',
    (_, sheet) => {
      const { width, height } = paperSizesMm[sheet.paper];
      const across = sheet.columns * sheet.labelWidthMm + (sheet.columns - 1) * sheet.columnGapMm;
      const down = sheet.rows * sheet.labelHeightMm + (sheet.rows - 1) * sheet.rowGapMm;
      const rightMm = width - across - sheet.leftMm;
      const bottomMm = height - down - sheet.topMm;
      expect(Math.abs(rightMm - sheet.leftMm), `margins of ${sheet.leftMm} and ${rightMm} mm`).toBeLessThan(0.6);
      expect(Math.abs(bottomMm - sheet.topMm), `margins of ${sheet.topMm} and ${bottomMm} mm`).toBeLessThan(1.1);
    },
  );

  it('has a unique id', () => {
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
  });

  it('is suggested by the country’s paper size', () => {
    expect([usualSheet('GB').paper, usualSheet('US').paper]).toEqual(['a4', 'letter']);
    expect(labelsPerPage(usualSheet('GB'))).toBe(21);
  });
});
