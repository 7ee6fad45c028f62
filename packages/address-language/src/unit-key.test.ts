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
  ])('“%s” is one, however it is written: %j', (key, ways) => {
    expect(ways.map((way) => unitKey(way))).toEqual(ways.map(() => key));
  });

  it('reads a floor where doors are counted floor by floor, and elsewhere leaves it out', () => {
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
  it('count in a line where their language is at home', () => {
    expect(unitWordsOf('AT')).toContain('top');
    expect(unitWordsOf('GB')).not.toContain('top');
    expect(unitWordsOf('US')).toContain('ste');
    expect(unitWordsOf('FR')).not.toContain('ste');
  });

  it('are not those of streets where nothing is known of the text', () => {
    expect(['flat', 'ste', 'кв', 'lejl'].every(isUnitWord)).toBe(true);
    expect(['lot', 'door', 'porte', 'office'].some(isUnitWord)).toBe(false);
  });
});
