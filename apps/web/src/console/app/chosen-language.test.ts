import { expect, it } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';

it.each([
  ['?lang=en-XB', 'en-XB', 'en-XB'],
  // Of visitors alone: the console stays English, and keeps nothing.
  ['?lang=fr', 'en', null],
  ['?lang=de', 'en', null],
  ['', 'en', null],
])('the console asked for by "%s" is in %s', (search, language, kept) => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(chosenLanguage(search, storage).tag).toBe(language);
  expect([...stored.values()][0] ?? null).toBe(kept);
});
