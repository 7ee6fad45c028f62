import { parseTypedAddress } from '@doorstep/address-language';
import type { TypedAddress } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { hasLookalikeLetters, hasUnmeantCharacters, withPlainPostcode } from './address-letters.ts';
import { canonicalAddress } from './canonical-address.ts';

const nowhere: TypedAddress = { line1: '1 High Street', line2: '', city: 'Nowhere', postcode: '1', country: 'GB' };

/** Every part of the address was typed. */
function isHeld(typed: Partial<TypedAddress>, unit = ''): boolean {
  const address = parseTypedAddress({ ...nowhere, ...typed }, unit);
  return hasLookalikeLetters(address, [...address.lines, address.unit, address.city, address.postcode]);
}

describe('lookalike letters', () => {
  it.each([
    ['GB', '12 High Strееt', 'two Cyrillic letters'],
    ['GB', '12 ΗIGH STREET', 'a Greek letter'],
    ['US', '12 СОРЕ', 'a street that is all Cyrillic, where nobody writes it'],
    ['GB', '12 Hiɡh Street', 'a phonetic letter'],
    ['US', '12 Ꮇain Street', 'a Cherokee letter'],
    ['GB', '12 Ηⅰgh Սtreet', 'Armenian'],
    ['GB', '12 Яoad Street', 'a Cyrillic letter that only resembles one'],
    ['GB', '12 Hi𐐬gh Street', 'Deseret'],
    ['GB', '12 H\u{1F3E0}igh Street', 'a sign inside a word'],
    ['GB', '1⓶ High Street', 'a number that is no digit'],
    ['GB', 'l2 High Street', 'a letter before a digit'],
    ['GB', '1O High Street', 'a letter after a digit'],
    ['RU', 'Садовая улица 12a', 'a Latin letter behind the number'],
    ['RU', 'Cадовая улица 12', 'a Latin letter in the street'],
    ['GR', 'Eρμού 12', 'a Latin letter in the street'],
    ['BG', 'ул. COOP 12', 'a Latin word that reads the same in Cyrillic'],
  ])('are found in %s: %s (%s)', (country, line1) => {
    expect(isHeld({ line1, country })).toBe(true);
  });

  it.each<[string, Partial<TypedAddress>, string]>([
    ['the second line', { line2: 'Rоse Court' }, ''],
    ['the town', { city: 'Nоwhere' }, ''],
    ['the town, as a whole word', { city: 'РОРЕ' }, ''],
    ['the postcode, where it looks like nothing else', { postcode: 'ЯЯ1 1AA' }, ''],
    ['the unit', {}, 'а'],
    ['the unit, in a word', {}, 'Flаt 3'],
  ])('are found in %s', (_part, typed, unit) => {
    expect(isHeld(typed, unit)).toBe(true);
    expect(isHeld({})).toBe(false);
  });

  it.each([
    ['GB', '12 High Street', 'Nowhere'],
    ['FR', '12 rue de l’Œuvre', 'Nulle-Part'],
    ['FR', 'Bât. A, 12 rue n° 3', 'Nulle-Part'],
    ['DE', 'Müllerstraße 12', 'Nirgendwo'],
    ['DK', 'Ærøvej 12', 'Ingensteds'],
    ['PL', 'ul. Łódzka 12', 'Nigdzie'],
    ['TR', 'Kadıköy Sokağı 12', 'Iğdır'],
    ['VN', '12 Đường Trần Hưng Đạo', 'Đà Nẵng'],
    ['PT', 'Rua Nova 12, 1o dto', 'Évora'],
    ['US', '1400 K St NW #4 & 5', 'Nowhere'],
    ['US', '12 Old Route 1 Apt 2L', 'Nowhere'],
    ['RU', 'Садовая улица 12а', 'Нигде'],
    ['RU', 'Садовая улица 12, БЦ Omega', 'Нигде'],
    ['UA', 'вулиця Ґонти 12', 'Київ'],
    ['BG', 'ул. Оборище 12', 'София'],
    ['BG', 'ул. Оборище 12', 'Sofia'],
    ['RS', 'Кнеза Милоша 12', 'Београд'],
    ['RS', 'Kneza Miloša 12', 'Beograd'],
    ['BA', 'Краља Петра 12', 'Бања Лука'],
    ['MK', 'Партизанска 12', 'Скопје'],
    ['KZ', 'Абай даңғылы 12', 'Алматы'],
    ['GR', 'Ερμού 12', 'Αθήνα'],
    ['CY', 'Λήδρας 12', 'Λευκωσία'],
    ['AM', 'Աբովյան փողոց 12', 'Երևան'],
    ['GE', 'რუსთაველის გამზირი 12', 'თბილისი'],
    ['IL', 'רחוב הרצל 12', 'חיפה'],
    ['EG', '12 شارع النيل', 'الجيزة'],
    ['TH', '12 ถนนสุขุมวิท', 'กรุงเทพ'],
    ['IN', '12 महात्मा गांधी मार्ग', 'नई दिल्ली'],
    ['JP', '東京都千代田区1-2 サンハイツ二〇一', '東京'],
    ['KR', '세종대로 110', '서울'],
    ['TW', '忠孝東路一段12號', '台北市'],
  ])('are not found in %s: %s, %s', (country, line1, city) => {
    expect(isHeld({ line1, city, country })).toBe(false);
  });

  it('count in a typed flat, but not in address data', () => {
    const address = (line1: string, country: string, unit: string) =>
      parseTypedAddress({ ...nowhere, line1, country }, unit);
    expect(hasLookalikeLetters(address('12 High Street', 'GB', 'а'), ['а'])).toBe(true);
    expect(hasLookalikeLetters(address('12 High Street', 'GB', 'a'), ['a'])).toBe(false);
    expect(hasLookalikeLetters(address('Садовая улица 12a', 'RU', '3'), ['3'])).toBe(false);
  });

  it('become plain letters in a postcode', () => {
    const keyOf = (postcode: string) =>
      canonicalAddress(parseTypedAddress(withPlainPostcode({ ...nowhere, postcode }), '')).home;
    for (const postcode of ['ВН1 1АА', 'ΒΗ1 1ΑΑ', 'вн1 1аа', 'BH1\u200b 1AA', 'ＢＨ１ １ＡＡ', '𝐁𝐇𝟏 𝟏𝐀𝐀', 'BН1١ AA'])
      expect([postcode, keyOf(postcode)]).toEqual([postcode, keyOf('BH1 1AA')]);
    expect(keyOf('BH1 1AB')).not.toBe(keyOf('BH1 1AA'));
  });
});

describe('characters of no writing system', () => {
  it.each([
    ['private use', '\ue000'],
    ['private use of a higher plane', '\u{f0000}'],
    ['not assigned', '\u0378'],
    ['a noncharacter', '\uffff'],
    ['half of a pair', 'a\ud800'],
    ['control', '\u0085'],
    ['a lost character', '\ufffd'],
  ])('are found: %s', (_kind, text) => {
    expect(hasUnmeantCharacters(`High${text} Street`)).toBe(true);
  });

  it.each(['12 High Street', '東京都', 'क्\u200dष', 'می\u200cخواهم', 'High\u00ad Street', '12½ Łódź №3'])(
    'are not found in “%s”',
    (text) => {
      expect(hasUnmeantCharacters(text)).toBe(false);
    },
  );
});
