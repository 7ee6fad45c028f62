import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the search words of a request', () => {
  it('are in lower case, without accents and punctuation, each once', () => {
    const text = 'DS-7K4M-Q2XP Zoë O’Hara zoe@example.org Flat 2, 12 High St';
    expect(searchWords(text).join(' ')).toBe('ds 7k4m q2xp zoe o hara example org flat 2 12 high st');
  });

  it('are none for punctuation alone', () => {
    expect(searchWords(' % _ \' " * : & ')).toEqual([]);
  });
});
