import { expect, test } from 'vitest';
import { countLabel, defaultLabels } from './find-item.ts';

test.each([
  ['en', 1, '1 Address'],
  ['en-GB', 57, '57 Addresses'],
  ['ar', 3, '3 عناوين'],
  ['ar', 11, '11 عنوانًا'],
  ['ar', 100, '100 عنوان'],
  ['de', 1, '1 Adresse'],
  ['pt-BR', 2, '2 endereços'],
  ['ru', 21, '21 адрес'],
  ['ru', 3, '3 адреса'],
  ['ru', 11, '11 адресов'],
  ['pl', 22, '22 adresy'],
  ['pl', 5, '5 adresów'],
  ['ro', 20, '20 de adrese'],
  ['tlh', 5, '5 Addresses'],
  ['', 5, '5 Addresses'],
])('the label in language "%s" of %i addresses is "%s"', (language, count, label) => {
  expect(countLabel(defaultLabels, language, count)).toBe(label);
});
