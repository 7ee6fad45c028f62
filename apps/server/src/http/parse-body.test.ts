import { expect, it } from 'vitest';
import { requireReadable } from './parse-body.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each([102, 30_000])('a body of %i nested lists is rejected before it is parsed recursively', (levels) => {
  const refused = expect.objectContaining({ code: 'body_malformed' });
  expect(() => requireReadable(nested(levels))).toThrow(refused);
  expect(() => requireReadable({ type: 'Polygon', coordinates: nested(levels) })).toThrow(refused);
});

it('a body with a hundred levels of lists is accepted', () => {
  expect(() => requireReadable(nested(101))).not.toThrow();
});
