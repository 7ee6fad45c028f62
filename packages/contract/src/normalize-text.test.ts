import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

describe('the normalized form of a text', () => {
  it.each([
    ['①②② High Street', '122 High Street'],
    ['¹²² High Street', '122 High Street'],
    ['１２２ High Street', '122 High Street'],
    ['12½ High Street', '12 1/2 High Street'],
    ['12² High Street', '12-2 High Street'],
  ])('for %s is %s', (written, compared) => {
    expect(normalizeText(written).replaceAll('\u2044', '/')).toBe(compared);
  });
});
