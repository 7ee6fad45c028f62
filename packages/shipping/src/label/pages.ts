import { labelsPerPage, type Sheet } from './sheets.ts';

/** Pages of a print, both counted from 1, and the labels on them. */
export interface PageRange {
  fromPage: number;
  toPage: number;
  /** How many labels come before them. */
  skip: number;
  /** How many labels are on them. */
  count: number;
  /** The place of the first of them, from 1. */
  startPosition: number;
}

export interface Print {
  labels: number;
  sheet: Sheet;
  startPosition: number;
}

export function pageCount({ labels, sheet, startPosition }: Print): number {
  return Math.max(1, Math.ceil((labels + startPosition - 1) / labelsPerPage(sheet)));
}

/**
 * The labels on some pages of a print, so that one that stopped goes on where it was.
 * @param fromPage From 1.
 * @param toPage At least `fromPage`; what is beyond the last page is left out.
 */
export function pageRange(print: Print, { fromPage, toPage }: { fromPage: number; toPage: number }): PageRange {
  const perPage = labelsPerPage(print.sheet);
  const used = print.startPosition - 1;
  const last = Math.min(toPage, pageCount(print));
  const skip = Math.max(0, (fromPage - 1) * perPage - used);
  return {
    fromPage,
    toPage: last,
    skip,
    count: Math.max(0, Math.min(print.labels, last * perPage - used) - skip),
    startPosition: fromPage === 1 ? print.startPosition : 1,
  };
}
