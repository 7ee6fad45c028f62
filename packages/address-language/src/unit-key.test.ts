import { describe, expect, it } from 'vitest';
import { unitKey } from './unit-key.ts';
import { isUnitWord, unitWordsOf } from './unit-words.ts';

describe('the key of a unit', () => {
  it.each<[key: string, ways: string[]]>([
    [
      '2',
      ['2', 'Flat 2', 'flat 02', 'Apt. #2', 'Unit 2', '# 2', '#2', 'APARTMENT 2', 'кв. 2', '2.', 'No. 2', 'Suite 2'],
    ],
    [
      '4',
      ['4', 'Ste 4', 'Suite 4', 'STE. 4', 'lejl. 4', 'Lejlighed 4', 'Whg 4', 'Top 4', 'Wohnung 4', 'appt 4', 'bte 4'],
    ],
    ['122', ['#122', '# 122', 'Apt#122', 'Apt # 122']],
    ['4b', ['4B', '4 b', '4-B', 'Apt. 4-B', 'Apt 4 B', '04b']],
    ['a2', ['A2', 'Flat A 2', 'Flat A-2', 'A02']],
    ['b', ['B', 'Flat B', 'flat b.']],
    ['2tv', ['2. tv', '2.tv', '2 TV', '2. t.v.', 'lejl. 2. tv']],
    ['1 2', ['1/2', 'Flat 1/2', '1-2', '1 2']],
    ['studio', ['Studio', 'studio']],
    ['floor2', ['Floor 2', '2nd floor', '2. sal', '2 etage', 'Piso 2']],
    ['', ['', 'Flat', '#', 'Apt.']],
    ['', ['None', 'n/a', 'N.A.', 'nil', 'Not applicable', 'aucune', 'néant', 'keine', 'geen', 'ninguno', 'нет', '-']],
    ['nona', ['Nona']],
  ])('“%s” is the same for every spelling: %j', (key, ways) => {
    expect(ways.map((way) => unitKey(way))).toEqual(ways.map(() => key));
  });

  it.each<[country: string, key: string, ways: string[]]>([
    [
      'GB',
      '1',
      [
        '1',
        'Flat 1',
        'flat 01',
        'Unit One',
        'ONE',
        'I',
        'Flat I',
        'i.',
        'first',
        '1st',
        'No. 1',
        'No1',
        'no 1',
        'Nr 1',
        'Nº 1',
        '№1',
        '№ 1',
        '#1',
        'number 1',
        'Number One',
        'num. 1',
        'n° 1',
        'N°1',
        'Flat1',
        'Apt1',
        '(1)',
        '1.',
        '①',
        'Ⅰ',
        '𝟏',
      ],
    ],
    [
      'GB',
      '2',
      [
        '2',
        'two',
        'II',
        'ii',
        '2nd',
        'second',
        'Flat Two',
        'Ⅱ',
        'flat no. 2',
        'Flat Number Two',
        'Flat No II',
        'Flat the Second',
      ],
    ],
    ['GB', '11', ['11', 'eleven', 'Flat Eleven', 'XI', '11th', 'eleventh', 'Apartment No. XI']],
    ['GB', '21', ['21', 'twenty-one', 'Twenty One', 'twentyone', 'XXI', '21st', 'twenty-first']],
    ['GB', '99', ['99', 'ninety-nine', 'Ninety Nine', 'XCIX', '99th']],
    ['GB', '1a', ['1a', '1-A', '1 a', '1.A', '1/A', 'One A', 'IA', 'I-A', 'Flat One-A', '01A']],
    ['GB', 'a2', ['A2', 'A two', 'A II', 'AII', 'A-2', 'a 02']],
    ['GB', '5', ['5', 'V', 'five', 'Flat V', 'fifth', '5th']],
    ['GB', '10', ['10', 'X', 'ten', 'Flat X', '10th']],
    [
      'GB',
      'floor1',
      [
        'first floor',
        '1st floor',
        'First Floor Flat',
        '1st floor flat',
        'flat 1st floor',
        'Flat, First Floor',
        '1st Flr Flat',
        'floor 1',
        'FFF',
        'Level 1',
      ],
    ],
    ['GB', 'floor ground', ['Ground Floor Flat', 'GFF', 'Flat, ground floor', 'Gnd Floor']],
    ['GB', 'basement', ['Basement Flat', 'Bsmt Flat', 'basement']],
    ['US', '1', ['Apt 1', 'Apt. One', '1', 'Unit I', 'Apt no. 1', 'Suite One', 'Número uno', 'Primero']],
    ['US', '4v', ['4V', '4 V', '4-V', 'Apt 4-V', 'four v']],
    [
      'FR',
      '1',
      [
        '1',
        'un',
        'Appt un',
        '1er',
        '1ère',
        'premier',
        'première',
        'n° 1',
        'Nº1',
        'no 1',
        'Appartement I',
        'n. 1',
        'numéro 1',
      ],
    ],
    ['FR', '17', ['17', 'dix-sept', 'dixsept', 'Appt XVII', '17ème', 'dix sept']],
    ['FR', '21', ['21', 'vingt et un', 'vingt-et-un', 'vingt et une']],
    ['FR', '71', ['71', 'soixante et onze', 'soixante-et-onze', 'septante et un', 'LXXI']],
    ['FR', '77', ['77', 'soixante-dix-sept', 'septante-sept']],
    ['FR', '80', ['80', 'quatre-vingts', 'quatre vingt', 'huitante', 'LXXX']],
    ['FR', '98', ['98', 'quatre-vingt-dix-huit', 'nonante-huit']],
    ['FR', 'floor1', ['1er étage', 'premier étage', 'étage 1', 'Appt 1er étage']],
    ['DE', '1', ['1', 'eins', 'Whg. 1', 'Wohnung Eins', 'erste', 'erste Wohnung', 'Nr. 1', 'Nummer 1', '1te', 'I']],
    ['DE', '21', ['21', 'einundzwanzig', 'Wohnung XXI', '21ste']],
    ['DE', 'floor1', ['1. Stock', 'erster Stock', '1. Obergeschoss', 'I. Stock', 'erste Etage']],
    ['NL', '22', ['22', 'tweeëntwintig', 'nr. 22', 'XXII']],
    ['NL', '1', ['1', 'een', 'één', 'eerste', '1ste', 'nr 1', 'nummer 1']],
    ['ES', '2', ['2', 'dos', 'segundo', 'segunda', '2do', '2º', '2.º', 'II', 'núm. 2', 'Apartamento 2', 'nº 2']],
    ['ES', '31', ['31', 'treinta y uno']],
    ['ES', '2izq', ['2 izq', '2º izquierda', '2.º izda.', 'segundo izquierda', '2º izqda']],
    ['PT', '3', ['3', 'três', 'terceiro', 'terceira', '3.º', 'apartamento 3', 'nº 3']],
    ['IT', '1', ['1', 'uno', 'interno 1', 'int. 1', 'primo', 'n. 1', 'n° 1', 'I']],
    ['IT', '28', ['28', 'ventotto', 'XXVIII']],
    ['DK', '4', ['4', 'fire', 'lejl. 4', 'lejlighed fire', 'fjerde', 'nr. 4']],
    ['DK', '4th', ['4th', '4. th', '4. t.h.']],
    ['DK', '60', ['60', 'tres', 'LX']],
    ['SE', '1', ['1', 'ett', 'lgh 1', 'första', 'nr 1']],
    ['PL', '21', ['21', 'dwadzieścia jeden']],
    ['RU', '2', ['2', 'два', 'кв. 2', 'квартира два', 'вторая']],
    ['GR', '2', ['2', 'δύο', 'διαμ. 2', 'δεύτερο']],
  ])('in %s is one unit %s, as a numeral, in words and as an ordinal: %j', (country, key, ways) => {
    expect(ways.map((way) => [way, unitKey(way, country)])).toEqual(ways.map((way) => [way, key]));
  });

  it.each([
    ['GB', 'Flat 1', 'First floor flat'],
    ['GB', 'First floor front', 'Second floor front'],
    ['GB', 'Flat A', 'Flat 1'],
    ['GB', 'Flat L', 'Flat 50'],
    ['GB', 'Flat C', 'Flat 100'],
    ['GB', 'Flat H', 'Flat I'],
    ['GB', 'Flat 2', 'Flat 2I'],
    ['GB', 'Flat 12', 'Flat One Two'],
    ['GB', 'Flat 15', 'Flat ten five'],
    ['FR', '2E', '2'],
    ['DK', '2. th', '2'],
    ['DK', '1. tv', '1. th'],
    ['ES', '2º izda', '2º dcha'],
    ['DE', '1. Stock links', '1. Stock rechts'],
  ])('in %s keeps “%s” and “%s” apart', (country, one, other) => {
    expect(unitKey(one, country)).not.toBe(unitKey(other, country));
  });

  it('includes the floor only where doors are counted floor by floor', () => {
    for (const way of ['2º 1ª', 'piso 2 puerta 1', 'Piso 2, pta. 1', '2 1']) expect(unitKey(way, 'ES')).toBe('2 1');
    expect(unitKey('2. sal tv', 'DK')).toBe('2tv');
    expect(unitKey('Flat 3, 2nd floor', 'GB')).toBe('3');
    expect(unitKey('Floor 2, Flat 3', 'GB')).toBe('3');
    expect(unitKey('Flat 12, Floor 3', 'GB')).toBe('12');
    expect(unitKey('Flat 12B, floor 3', 'GB')).toBe('12b');
    expect(unitKey('puerta 1, piso 2', 'ES')).toBe('2 1');
  });

  it.each([
    ['Flat 1', 'Flat 11'],
    ['Flat 1/2', 'Flat 12'],
    ['2A', '2'],
    ['2 tv', '2 th'],
    ['2. sal', 'lejl. 2'],
    ['Piso 2', 'Puerta 2'],
    ['Studio', ''],
  ])('keeps “%s” and “%s” apart', (one, other) => {
    expect(unitKey(one, 'ES')).not.toBe(unitKey(other, 'ES'));
    expect(unitKey(one)).not.toBe(unitKey(other));
  });
});

describe('the words for a unit', () => {
  it('are recognised in a line where their language is spoken', () => {
    expect(unitWordsOf('AT')).toContain('top');
    expect(unitWordsOf('GB')).not.toContain('top');
    expect(unitWordsOf('US')).toContain('ste');
    expect(unitWordsOf('FR')).not.toContain('ste');
  });

  it('do not include words of street names where the language is unknown', () => {
    expect(['flat', 'ste', 'кв', 'lejl'].every((word) => isUnitWord(word))).toBe(true);
    expect(['lot', 'door', 'porte', 'office'].some((word) => isUnitWord(word))).toBe(false);
  });
});
