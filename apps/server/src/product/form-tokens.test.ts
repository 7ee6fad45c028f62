import { describe, expect, it } from 'vitest';
import { createFormTokens } from './form-tokens.ts';

const issuedAt = Date.UTC(2026, 10, 22);
const tokens = createFormTokens('the secret of a test, long enough', () => issuedAt);
const isTooFast = (afterMs: number) => tokens.suspicionsOf(tokens.issue(), issuedAt + afterMs).isTooFast;

describe('a form', () => {
  it.each([0, 1, 2999])('is too fast after %i ms', (afterMs) => {
    expect(isTooFast(afterMs)).toBe(true);
  });

  it('is not too fast after three seconds', () => {
    expect(isTooFast(3000)).toBe(false);
  });

  it.each([-1, -40 * 86_400_000])('is not too fast when clocks differ (%i ms)', (afterMs) => {
    expect(isTooFast(afterMs)).toBe(false);
  });
});
