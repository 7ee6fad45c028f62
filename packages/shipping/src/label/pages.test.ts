import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageRange } from './pages.ts';
import { findSheet } from './sheets.ts';

const sheet = findSheet('avery-l7160')!; // 21 a page

describe('the pages of a print run', () => {
  it('start after the labels already used', () => {
    const print = { labels: 50, sheet, startPosition: 20 };
    expect(pageCount(print)).toBe(4);
    expect(pageRange(print, { fromPage: 1, toPage: 1 })).toMatchObject({ skip: 0, count: 2, startPosition: 20 });
    expect(pageRange(print, { fromPage: 2, toPage: 3 })).toMatchObject({ skip: 2, count: 42, startPosition: 1 });
    expect(pageRange(print, { fromPage: 4, toPage: 9 })).toMatchObject({ toPage: 4, skip: 44, count: 6 });
  });

  it('contain every label once, however the print is split', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 1, max: 21 }),
        fc.integer({ min: 1, max: 7 }),
        (labels, startPosition, part) => {
          const print = { labels, sheet, startPosition };
          let next = 0;
          for (let fromPage = 1; fromPage <= pageCount(print); fromPage += part) {
            const range = pageRange(print, { fromPage, toPage: fromPage + part - 1 });
            expect(range.skip).toBe(next);
            next += range.count;
          }
          expect(next).toBe(labels);
        },
      ),
    );
  });
});
