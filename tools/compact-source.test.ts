import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inAscii } from './compact-source.ts';

const run = (code: string): unknown => runInNewContext(code) as unknown;

describe('a source in ASCII', () => {
  it.each([
    ["'Łódź – 😀'", 'Łódź – 😀'],
    ["'a\\\\é'", 'a\\é'],
    ["'\\é\\n'", 'é\n'],
    ['`${1}ñ`', '1ñ'],
    ['/^[à-ÿ]\\–$/.test("é–")', true],
    ['/^😀$/u.test("😀")', true],
    ['({ naïve: 1 }).naïve', 1],
  ])('means the same: %s', (code, value) => {
    const ascii = inAscii(code);
    expect(ascii).toMatch(/^[\0-\x7F]*$/);
    expect([run(code), run(ascii)]).toEqual([value, value]);
  });
});
