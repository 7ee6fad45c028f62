import { expect, it } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';

it.each([
  ['?lang=fr', null, ['en'], 'fr', true],
  ['?lang=fr-CA', 'en', ['en'], 'fr', true],
  ['?lang=en-XB', null, ['en'], 'en-XB', true],
  // Visitors only: the console has no Welsh.
  ['?lang=cy', null, ['en'], 'en', false],
  ['?lang=cy', 'fr', ['en'], 'fr', false],
  ['', 'fr', ['en-GB', 'en'], 'fr', false],
  ['', 'en', ['fr-FR', 'fr'], 'en', false],
  ['', 'xx', ['fr-FR', 'fr'], 'fr', false],
  ['', null, ['cy', 'fr-BE', 'en'], 'fr', false],
  ['', null, ['en-US', 'fr'], 'en', false],
  ['', null, ['en-XB'], 'en', false],
  ['', null, ['cy'], 'en', false],
])('the console language follows the URL "%s", else the stored %s, else the browser’s %s: %s', (...row) => {
  const [search, stored, accepted, tag, isNamed] = row;
  expect(chosenLanguage({ search, stored, accepted })).toEqual({ tag, isNamed });
});
