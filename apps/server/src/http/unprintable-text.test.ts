import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnprintable, unprintableFields } from './unprintable-text.ts';

it.each(['\0', 'a\u0001', '\u001b[31m', '\u007f', '\u0085', '\ud83d', 'x\udc00y', '\udc00\ud83d'])(
  '%j is unprintable',
  (text) => expect(isUnprintable(text)).toBe(true),
);

it.each(['', 'Åse Ödegård', '李', '👩‍👩‍👧', 'one\ntwo\r\n\tthree', 'שלום', '\u202b', '\ufffd'])(
  'typed text is printable: %j',
  (text) => expect(isUnprintable(text)).toBe(false),
);

it('unprintable text is reported in every field, at any depth, and in field names', () => {
  expect(unprintableFields({ a: 'x', b: { c: ['y', '\0'] }, 'd\0': 1, e: { 'f\ud800': 'g' }, h: '\u0007' })).toEqual([
    'b.c.1',
    'd\ufffd',
    'e.f\ufffd',
    'h',
  ]);
  expect(unprintableFields(Array.from({ length: 80 }, () => '\0'))).toHaveLength(50);
});

it('an unprintable character is found at any position, and printable text is not reported', () => {
  const clean = fc.string({ unit: 'grapheme' }).filter((text) => !isUnprintable(text));
  fc.assert(
    fc.property(fc.dictionary(clean, fc.array(clean)), (value) => {
      expect(unprintableFields(value)).toEqual([]);
      expect(unprintableFields({ ...value, odd: [value, 'a\0'] })).toContain('odd.1');
    }),
  );
});
