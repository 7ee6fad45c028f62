// Files that are not UTF-8 are read only if exactly one encoding yields words of the country.
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../fixtures/encode-text.ts';
import { fileDecoder } from './text-decoder.ts';

function read(bytes: Buffer, country: string): [text: string, encoding: string] {
  const decoder = fileDecoder(bytes, { encoding: '', country, name: 'x.csv' });
  const text = decoder.decode(bytes) + decoder.end();
  return [text, decoder.encoding];
}

const lines: Record<string, string[]> = {
  RU: ['улица Ясная;Росинка', 'Берёзовый проезд;Нижняя Луговая', 'площадь Юности;Заречье'],
  UA: ['вулиця Їжакова;Вишневе', 'провулок Ясний;Підгір’я', 'вулиця Єдності;Ґанок'],
  BG: ['улица Явор;Горна Липа', 'булевард Бъднина;Долна Липа', 'площад Юнаци;Чешма'],
  PL: ['ulica Łąkowa;Źródło', 'aleja Świerkowa;Żabno', 'ulica Gęsia;Ćwików'],
  CZ: ['Růžová;Žďárek', 'Šťastná;Český Dvůr', 'Lipová třída;Dolní Ves'],
  HU: ['Petőfi út;Gyűrűs', 'Szőlő utca;Alsófüred', 'Ősz tér;Fűzfa'],
  LT: ['Ąžuolų gatvė;Žiedžiai', 'Šilo gatvė;Čiurliai', 'Eglių gatvė;Pušynė'],
  TR: ['Işık Sokağı;Gümüşköy', 'Çiçek Caddesi;Şenyurt', 'İnci Sokak;Uğurlu'],
  GR: ['Οδός Ήλιου;Άνω Κήπος', 'Λεωφόρος Ειρήνης;Νέα Πόλις', 'Πλατεία Ανθέων;Κάτω Κήπος'],
  JP: ['桜通り;青葉市', 'みどり町;青葉市', 'ヒカリ台;青葉市'],
  KR: ['가람길;새솔시', '푸른로;새솔시', '하늘로;새솔시'],
  IE: ['Sráid na hÉireann;Baile Úr', 'Bóthar MacÉanna;Dún Óir', 'SRÁID MHÓR;BAILE ÁTHA'],
  DE: ['Mühlstraße;Überau', 'HAUPTSTRAßE;GRÜNFELD', 'Café-Gasse;Grünfeld', 'Rue de l’Église;Jülchen'],
  FR: ['Rue Molière;Forêt-sur-Lune', 'Allée des Œillets;Saint-Aurin', 'Rue de l’Hôtel;Çay'],
  DK: ['Ågade;Øster Havneby', 'Ærøvej;Nørreby', 'Strandvej;Sæby'],
};

describe('a legacy encoding, found by words of the country,', () => {
  test.each([
    ['windows-1251', 'RU'],
    ['koi8-r', 'RU'],
    ['ibm866', 'RU'],
    ['windows-1251', 'UA'],
    ['windows-1251', 'BG'],
    ['windows-1250', 'PL'],
    ['iso-8859-2', 'PL'],
    ['windows-1250', 'CZ'],
    ['windows-1250', 'HU'],
    ['windows-1257', 'LT'],
    ['windows-1254', 'TR'],
    ['windows-1253', 'GR'],
    ['shift_jis', 'JP'],
    ['euc-jp', 'JP'],
    ['euc-kr', 'KR'],
    ['windows-1252', 'DE'],
    ['windows-1252', 'IE'],
    ['windows-1252', 'FR'],
    ['windows-1252', 'DK'],
  ])('is detected: %s in %s', (encoding, country) => {
    const text = `road;town\n${lines[country]?.join('\n')}\n`;
    expect(read(encodeText(text, encoding), country)).toEqual([text, encoding]);
  });

  test('is detected from the whole file when the first letters are ambiguous', () => {
    const text = `road;town\n${'Rózsa utca;Alsó\n'.repeat(40)}${lines['HU']?.join('\n')}`;
    const bytes = encodeText(text, 'iso-8859-2');
    const decoder = fileDecoder(bytes, { encoding: '', country: 'HU', name: 'x.csv' });
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
    expect(pieces.map((piece) => decoder.decode(piece)).join('') + decoder.end()).toBe(text);
  });

  test.each(['windows-1251', 'koi8-r'])('is detected by capitals at the start of words: %s', (encoding) => {
    const text = 'улица Ясная;Росинка\nАллея Мира;Новый Луг\n';
    expect(read(encodeText(text, encoding), 'RU')).toEqual([text, encoding]);
  });

  test('is not assumed for UTF-8 with a single damaged byte', () => {
    const text = `${lines['DE']?.join('\n')}\n`.repeat(10);
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xfc]), Buffer.from('ble Gasse;Grünfeld\n')]);
    expect(read(bytes, 'DE')).toEqual([`${text}\ufffdble Gasse;Grünfeld\n`, 'utf-8']);
  });
});

describe('an undetectable encoding', () => {
  const refusal = (bytes: Buffer, country: string): string => {
    try {
      return read(bytes, country).join(' was read as ');
    } catch (error) {
      return String(error);
    }
  };

  test.each([
    ['capitals of a Russian file', 'УЛИЦА МИРА;ЗАРЕЧЬЕ', 'windows-1251', 'RU'],
    ['a Russian file under a western country', 'улица Ясная;Росинка', 'koi8-r', 'DE'],
    ['a Greek file under a western country', 'Οδός Ήλιου;Άνω Κήπος', 'windows-1253', 'US'],
    ['a Japanese file under a western country', '桜通り;青葉市', 'shift_jis', 'GB'],
    ['a Mac’s file', 'Mühle;Au', 'macintosh', 'DE'],
    ['a file of no country', 'Rue Molière;Forêt', 'windows-1252', ''],
  ])('is an error for %s, showing the result of each encoding', (_, text, encoding, country) => {
    const message = refusal(encodeText(`${text}\n`, encoding), country);
    expect(message).toContain('--encoding');
    expect(message).not.toContain('was read as');
  });

  test('may be a Mac encoding, which is offered; one that browsers lack must be converted', () => {
    expect(refusal(encodeText('Mühle;Au\n', 'macintosh'), 'DE')).toContain('macintosh ("Mühle")');
    const dos = Buffer.from([0x4d, 0x81, 0x68, 0x6c, 0x65, 0x3b, 0x4b, 0x94, 0x6c, 0x6e, 0x0a]);
    expect(refusal(dos, 'DE')).toContain('convert it to UTF-8 first');
  });

  test('is an error for a seven-bit Japanese file', () => {
    expect(refusal(Buffer.from('12,\u001b$B:yDL\u001b(B\n'), 'JP')).toContain('iso-2022-jp');
  });

  test('is an error with one example per candidate', () => {
    const message = refusal(encodeText('12;УЛИЦА МИРА;ЗАРЕЧЬЕ\n', 'windows-1251'), 'RU');
    expect(message).toContain('windows-1251 ("УЛИЦА МИРА")');
    expect(message).toContain('koi8-r ("скхжю лхпю")');
    const slovak = refusal(encodeText('Nová ulica;Poľná\n', 'windows-1250'), 'SK');
    expect(slovak).toContain('windows-1250 ("Poľná"), iso-8859-2 ("Požná")');
    expect(slovak).not.toContain('--country');
    expect(refusal(encodeText('Rue Molière\n', 'windows-1252'), '')).toContain('--country');
  });

  test.each([
    ['Mühlstraße;Überau', 'windows-1252'],
    ['ulica Łąkowa;Źródło', 'windows-1250'],
  ])('does not occur for %s, even without a country', (text, encoding) => {
    expect(read(encodeText(text, encoding), '')).toEqual([text, encoding]);
  });
});
