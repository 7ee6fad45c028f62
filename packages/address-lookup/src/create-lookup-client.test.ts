import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHighlight } from './create-lookup-client.ts';

const text = 'Scrubs Lane';
const description = 'London - 209 Addresses';

describe('parseHighlight', () => {
  test.each([
    [
      '0-6,7-11',
      [
        [0, 6],
        [7, 11],
      ],
      [],
    ],
    [';0-6', [], [[0, 6]]],
    ['0-6;7-8', [[0, 6]], [[7, 8]]],
    // From the vendor's own examples: spaces, a single position, a reversed range.
    [
      '0-4, 7; 1-4',
      [
        [0, 4],
        [7, 8],
      ],
      [[1, 4]],
    ],
    ['0-2,6-4;0-3', [[0, 2]], [[0, 3]]],
    [
      '7-11,0-6',
      [
        [0, 6],
        [7, 11],
      ],
      [],
    ],
    ['0-4,2-6', [[0, 6]], []],
    ['0-4,4-6', [[0, 6]], []],
    ['5-900', [[5, 11]], []],
    ['900-901', [], []],
    ['', [], []],
    ['a-b,,;;-', [], []],
    ['-3', [], []],
    ['1-2;3-4;5-6', [[1, 2]], [[3, 4]]],
  ])('reads the ranges of "%s"', (highlight, inText, inDescription) => {
    expect(parseHighlight(highlight, text, description)).toEqual({
      text: inText.map(([start, end]) => ({ start, end })),
      description: inDescription.map(([start, end]) => ({ start, end })),
    });
  });

  test('returns ascending ranges inside the text that never touch', () => {
    const characters = fc.constantFrom('0', '1', '4', '9', '-', ',', ';', ' ', 'x');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 40 }), (highlight) => {
        const ranges = parseHighlight(highlight.join(''), text, description);
        for (const [list, marked] of [
          [ranges.text, text],
          [ranges.description, description],
        ] as const) {
          let end = -1;
          for (const range of list) {
            expect(range.start).toBeGreaterThan(end);
            expect(range.end).toBeGreaterThan(range.start);
            expect(range.end).toBeLessThanOrEqual(marked.length);
            end = range.end;
          }
        }
      }),
    );
  });
});
