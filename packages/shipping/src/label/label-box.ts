import { paperSizesMm, type Sheet } from './sheets.ts';

export const pointsPerMm = 72 / 25.4;

/** Most printers cannot print closer to the edge of the paper. */
const printerMarginMm = 5;
/** Padding inside a label: sheets shift by a millimetre or two. */
const paddingMm = { x: 2.5, y: 2 };

/** In points, from the top left corner of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A label's position on its sheet. @param index From 0, row by row. */
export function labelBox(sheet: Sheet, index: number): Box {
  const column = index % sheet.columns;
  const row = Math.floor(index / sheet.columns);
  return {
    x: (sheet.leftMm + column * (sheet.labelWidthMm + sheet.columnGapMm)) * pointsPerMm,
    y: (sheet.topMm + row * (sheet.labelHeightMm + sheet.rowGapMm)) * pointsPerMm,
    width: sheet.labelWidthMm * pointsPerMm,
    height: sheet.labelHeightMm * pointsPerMm,
  };
}

export function contentBox(sheet: Sheet, index: number): Box {
  const box = labelBox(sheet, index);
  const paper = paperSizesMm[sheet.paper];
  const margin = printerMarginMm * pointsPerMm;
  const left = Math.max(box.x + paddingMm.x * pointsPerMm, margin);
  const top = Math.max(box.y + paddingMm.y * pointsPerMm, margin);
  const right = Math.min(box.x + box.width - paddingMm.x * pointsPerMm, paper.width * pointsPerMm - margin);
  const bottom = Math.min(box.y + box.height - paddingMm.y * pointsPerMm, paper.height * pointsPerMm - margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
