import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLine } from './break-line.ts';

const wider = (max: number) => (candidate: string) => Array.from(candidate).length > max;

describe('a line that is too long', () => {
  it('is broken where words end', () => {
    expect(breakLine('12 Rosehill Gardens, Little Wittering', wider(20))).toEqual([
      '12 Rosehill Gardens,',
      'Little Wittering',
    ]);
  });

  it('is broken inside a word only when the word alone is too long', () => {
    expect(breakLine('Am Donaudampfschiff 12', wider(10))).toEqual(['Am', 'Donaudampf', 'schiff 12']);
  });

  it('is broken between Japanese characters, and not before a full stop', () => {
    expect(breakLine('東京都千代田区。丸の内', wider(7))).toEqual(['東京都千代田', '区。丸の内']);
  });

  it('is broken between Thai words', () => {
    expect(breakLine('ถนนสุขุมวิทแขวงคลองเตย', wider(12))).toEqual(['ถนนสุขุมวิท', 'แขวงคลองเตย']);
  });

  it('loses nothing but spaces, and is never wider than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 8, max: 30 }), (text, max) => {
        const lines = breakLine(text, wider(max));
        const letters = (all: string) => all.replaceAll(/\s/g, '');
        expect(letters(lines.join(''))).toBe(letters(text));
        expect(
          lines.filter((line) => Array.from(line).length > max && [...new Intl.Segmenter().segment(line)].length > 1),
        ).toEqual([]);
      }),
    );
  });
});
