import { test } from './journey.ts';
import { asksInLanguage } from './language-journey.ts';

const titles = {
  de: 'Ein Komposter für jeden Haushalt',
  es: 'Una compostera para cada vivienda',
  pl: 'Kompostownik dla każdego domu',
  uk: 'Компостер для кожного дому',
  cy: 'Bin compost i bob cartref',
};

for (const [language, title] of Object.entries(titles))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor asks, from the offer to its emails', async ({ visitor, staff, page, watch, installation }) =>
      asksInLanguage({ language, title, visitor, staff, page, watch, installation }));
  });
