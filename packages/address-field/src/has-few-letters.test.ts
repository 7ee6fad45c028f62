import { describe, expect, it } from 'vitest';
import { hasFewLetters } from './address-field-state.ts';

describe('a text too short to report as not found', () => {
  it.each(['', 'h', 'ZZ', 'SW', 'EH', '0', '12', ' e h ', 'Όδ', '–7'])('is %j', (text) => {
    expect(hasFewLetters(text)).toBe(true);
  });
  it.each(['SW1', 'high', '東', '가나', '120'])('is not %j', (text) => {
    expect(hasFewLetters(text)).toBe(false);
  });
});
