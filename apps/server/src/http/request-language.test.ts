import { expect, it } from 'vitest';
import { acceptedLanguage } from './request-language.ts';

it.each([
  ['', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['xx, en;q=0.1', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['nl,fr;q=0.5,en;q=0.4', 'fr'],
  // Browsers ask for American English without anyone having chosen it.
  ['en-US,en;q=0.9', 'en'],
  ['*', 'en'],
  [';;;,,q=', 'en'],
  // The pseudo-language for layout tests is only used when named.
  ['en-XB', 'en'],
])('a request with Accept-Language "%s" is read as %s', (header, language) =>
  expect(acceptedLanguage(header)).toBe(language),
);
