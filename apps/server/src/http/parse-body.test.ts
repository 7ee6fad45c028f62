import { expect, it } from 'vitest';
import { requireReadable } from './parse-body.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each([102, 30_000])('a body of %i nested lists is refused before anything recurses over it', (levels) => {
  const refused = expect.objectContaining({ code: 'body_malformed' });
  expect(() => requireReadable(nested(levels))).toThrow(refused);
  expect(() => requireReadable({ type: 'Polygon', coordinates: nested(levels) })).toThrow(refused);
});

it('a list with a hundred levels of lists in it is read', () => {
  expect(() => requireReadable(nested(101))).not.toThrow();
});
