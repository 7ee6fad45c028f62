// Label sheets by their makers' numbers. Measures in mm, as published by LibreOffice (LO) and gLabels (GL); all of LO's
// are centred on the page, some of gLabels' are not.

import type { labelPapers } from '@doorstep/contract';

export type Paper = (typeof labelPapers)[number];

export interface Sheet {
  id: string;
  name: string;
  paper: Paper;
  columns: number;
  rows: number;
  labelWidthMm: number;
  labelHeightMm: number;
  /** From the left and the top edge of the page to the first label. */
  leftMm: number;
  topMm: number;
  /** Between two labels, horizontally and vertically. */
  columnGapMm: number;
  rowGapMm: number;
}

export const paperSizesMm: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  'roll-100x150': { width: 100, height: 150 },
  'roll-4x6': { width: 101.6, height: 152.4 },
};

export const sheets: readonly Sheet[] = [
  // LO
  sheet('avery-l7160', 'Avery L7160, J8160', 'a4', {
    grid: [3, 7],
    label: [63.5, 38.1],
    edge: [7.2, 15.15],
    gap: [2.54, 0],
  }),
  sheet('avery-l7163', 'Avery L7163', 'a4', {
    grid: [2, 7],
    label: [99.06, 38.1],
    edge: [4.67, 15.15],
    gap: [2.54, 0],
  }),
  sheet('avery-l7159', 'Avery L7159', 'a4', { grid: [3, 8], label: [64, 33.86], edge: [6.46, 13.06], gap: [2.54, 0] }),
  sheet('avery-l7173', 'Avery L7173', 'a4', { grid: [2, 5], label: [99.06, 57], edge: [4.67, 6], gap: [2.54, 0] }),
  // GL
  sheet('herma-4677', 'Herma 4677', 'a4', { grid: [3, 7], label: [63.5, 38.1], edge: [6.75, 15.5], gap: [3, 0] }),
  sheet('zweckform-3474', 'Avery Zweckform 3474', 'a4', { grid: [3, 8], label: [70, 37], edge: [0, 0], gap: [0, 0] }),
  sheet('avery-5160', 'Avery 5160, 8160', 'letter', {
    grid: [3, 10],
    label: [66.68, 25.4],
    edge: [3.97, 12.7],
    gap: [3.97, 0],
  }),
  sheet('avery-5163', 'Avery 5163, 8163', 'letter', {
    grid: [2, 5],
    label: [101.6, 50.8],
    edge: [3.97, 12.7],
    gap: [4.76, 0],
  }),
  sheet('avery-5164', 'Avery 5164', 'letter', {
    grid: [2, 3],
    label: [101.6, 84.67],
    edge: [3.97, 12.7],
    gap: [4.76, 0],
  }),
  // Each label of a roll is a page.
  roll('roll-100x150', '100 × 150 mm'),
  roll('roll-4x6', '4 × 6 in'),
];

function roll(paper: Extract<Paper, `roll-${string}`>, name: string): Sheet {
  const { width, height } = paperSizesMm[paper];
  return sheet(paper, name, paper, { grid: [1, 1], label: [width, height], edge: [0, 0], gap: [0, 0] });
}

function sheet(
  id: string,
  name: string,
  paper: Sheet['paper'],
  measures: Record<'grid' | 'label' | 'edge' | 'gap', [number, number]>,
): Sheet {
  const { grid, label, edge, gap } = measures;
  return {
    id,
    name,
    paper,
    columns: grid[0],
    rows: grid[1],
    labelWidthMm: label[0],
    labelHeightMm: label[1],
    leftMm: edge[0],
    topMm: edge[1],
    columnGapMm: gap[0],
    rowGapMm: gap[1],
  };
}

export function findSheet(id: string): Sheet | null {
  return sheets.find((sheet) => sheet.id === id) ?? null;
}

const letterCountries = new Set('US CA MX PH CL CO CR GT NI PA SV VE DO PR'.split(' '));

export function usualSheet(countryCode: string): Sheet {
  const id = letterCountries.has(countryCode) ? 'avery-5163' : 'avery-l7160';
  return sheets.find((sheet) => sheet.id === id) ?? (sheets[0] as Sheet);
}

export function labelsPerPage({ columns, rows }: Sheet): number {
  return columns * rows;
}
