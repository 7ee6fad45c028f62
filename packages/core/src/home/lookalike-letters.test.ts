import { describe, expect, it } from 'vitest';
import { hasLookalikeLetters } from './lookalike-letters.ts';
import { parseTypedAddress } from '@doorstep/address-language';

const address = (line1: string, country: string, unit = '') =>
  parseTypedAddress({ line1, line2: '', city: 'Nowhere', postcode: '1', country }, unit);

describe('letters that look like others', () => {
  it.each([
    ['GB', '12 High Strееt', 'two Cyrillic letters'],
    ['GB', '12 ΗIGH STREET', 'a Greek letter'],
    ['US', '12 СОРЕ', 'a street that is all Cyrillic, where nobody writes it'],
    ['GB', '12 Hiɡh Street', 'a phonetic letter'],
    ['US', '12 Ꮇain Street', 'a Cherokee letter'],
    ['RU', 'Садовая улица 12a', 'a Latin letter behind the number'],
    ['RU', 'Cадовая улица 12', 'a Latin letter in the street'],
    ['GR', 'Eρμού 12', 'a Latin letter in the street'],
  ])('are found in %s: %s (%s)', (country, line) => {
    expect(hasLookalikeLetters(address(line, country), line)).toBe(true);
  });

  it.each([
    ['GB', '12 High Street'],
    ['FR', '12 rue de l’Œuvre'],
    ['DE', 'Müllerstraße 12'],
    ['DK', 'Ærøvej 12'],
    ['PL', 'ul. Łódzka 12'],
    ['TR', 'Kadıköy Sokağı 12'],
    ['VN', '12 Đường Trần Hưng Đạo'],
    ['RU', 'Садовая улица 12а'],
    ['UA', 'вулиця Ґонти 12'],
    ['BG', 'ул. Оборище 12'],
    ['GR', 'Ερμού 12'],
    ['AM', 'Աբովյան փողոց 12'],
    ['IL', 'רחוב הרצל 12'],
    ['EG', '12 شارع النيل'],
    ['JP', '東京都千代田区1-2'],
    ['KR', '세종대로 110'],
  ])('are not found in %s: %s', (country, line) => {
    expect(hasLookalikeLetters(address(line, country), line)).toBe(false);
  });

  it('count in a flat that the visitor typed, and not in what the data has', () => {
    expect(hasLookalikeLetters(address('12 High Street', 'GB', 'а'), 'а')).toBe(true);
    expect(hasLookalikeLetters(address('12 High Street', 'GB', 'a'), 'a')).toBe(false);
    expect(hasLookalikeLetters(address('Садовая улица 12a', 'RU', '3'), '3')).toBe(false);
  });
});
