import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import type { RetrieveItem } from './protocol.ts';

const items = ['ENG', 'CYM', 'FRE'].map((Language) => ({ Language }) as RetrieveItem);

test.each([
  ['cy', 'CYM'],
  ['cy-GB', 'CYM'],
  ['en-GB', 'ENG'],
  ['fr-CA', 'FRE'], // the bibliographic code for French
  ['ja', 'ENG'],
  ['not a language', 'ENG'],
])('a visitor who reads %s gets the address in %s', (language, expected) => {
  expect(chooseLanguage(items, language)?.Language).toBe(expected);
});

test('the three-letter code for Welsh may be the bibliographic one', () => {
  const bibliographic = ['ENG', 'WEL'].map((Language) => ({ Language }) as RetrieveItem);
  expect(chooseLanguage(bibliographic, 'cy')?.Language).toBe('WEL');
});
