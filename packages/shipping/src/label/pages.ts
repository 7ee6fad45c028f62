import { labelsPerPage, type Sheet } from './sheets.ts';

export interface PageRange {
  fromPage: number;
  toPage: number;
  /** Number of labels before the range. */
  skip: number;
  count: number;
  /** Position of the first label on its sheet, from 1. */
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
 * The labels on a range of pages, so that an interrupted print can continue.
 * @param fromPage From 1.
 * @param toPage At least `fromPage`; pages after the last are ignored.
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
