import { describe, expect, it } from 'vitest';
import { isDrawValue } from './draw-format-values.ts';
import type { DrawFormat } from './draw-format.ts';

const digits: DrawFormat = { kind: 'digits', length: 6 };
const hex: DrawFormat = { kind: 'hex', length: 8 };
const ascending: DrawFormat = { kind: 'numbers', count: 3, min: 1, max: 49, order: 'ascending' };
const drawn: DrawFormat = { ...ascending, order: 'drawn' };

describe('the format of a draw’s public value', () => {
  it.each([
    [digits, '004815'],
    [hex, '00ffa9c1'],
    [ascending, '4 8 15'],
    [drawn, '15 4 8'],
    [{ ...ascending, min: 0 }, '0 8 15'],
  ] as const)('%j accepts %j', (format, text) => {
    expect(isDrawValue(format, text)).toBe(true);
  });

  it.each([
    [digits, ['', '4815', '0048150', '004 815', '004-815', ' 004815', '004815\n', '٠٠٤٨١٥', '００４８１５', '+04815']],
    [hex, ['00FFA9C1', '0x00ffa9', '00ffa9c', '00ffa9g1']],
    [
      ascending,
      [
        '',
        '15 4 8',
        '4 4 8',
        '4  8 15',
        '4,8,15',
        '04 8 15',
        '4 8 15 ',
        '4\u00a08 15',
        '0 8 15',
        '4 8 50',
        '4 8',
        '4 8 1e1',
      ],
    ],
    [drawn, ['15 4 4', '15, 4, 8', '15 4 08', '15 4 8 16']],
  ] as const)('%j refuses every other spelling', (format, texts) => {
    expect(texts.filter((text) => isDrawValue(format, text))).toEqual([]);
  });

  // Commas, hyphens, leading zeros, order: each variant would have given a different draw.
  it('accepts exactly one way of writing a result', () => {
    const numbers = [
      ['4', '04'],
      ['8', '08'],
      ['15', '015'],
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const spellings = orders.flatMap((order) =>
      [' ', ', ', ',', '-', '  ', '\t'].flatMap((between) =>
        [0, 1].map((zeros) => order.map((place) => numbers[place]?.[zeros]).join(between)),
      ),
    );
    expect(spellings.filter((text) => isDrawValue(ascending, text))).toEqual(['4 8 15']);
  });
});
