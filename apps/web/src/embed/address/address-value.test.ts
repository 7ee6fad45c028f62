import { describe, expect, it } from 'vitest';
import { emptyEntry, noLines } from '../../shared/address/address-entry.ts';
import { entryOf, formEntries, valueOfEntry } from './address-value.ts';

const value = {
  way: 'found',
  line1: 'Wren House',
  line2: '12 Sample Row',
  city: 'Nowhere',
  region: 'Westshire',
  postcode: 'ZZ1 1AA',
  country: 'GB',
  unit: 'flat 2',
  proof: 'signed',
} as const;

it('the company of a found address is its first line', () => {
  const entry = entryOf(value);
  if (entry.kind !== 'chosen') throw new Error('nothing found');
  const withCompany = { ...entry, chosen: { ...entry.chosen, company: 'Invented Ltd' } };
  expect(valueOfEntry(withCompany)).toEqual({ ...value, line1: 'Invented Ltd', line2: 'Wren House, 12 Sample Row' });
});

describe('the form entries', () => {
  it('contain only the text of an unfinished search, and nothing for an empty one', () => {
    expect(formEntries({ ...emptyEntry, text: '12 sam' }, 'home')).toEqual([['home.search', '12 sam']]);
    expect(formEntries({ ...emptyEntry, text: ' ' }, 'home')).toEqual([]);
  });

  it('are empty for empty lines, whatever the country', () => {
    expect(formEntries({ ...emptyEntry, kind: 'typed', typed: { ...noLines, country: 'GB' } }, 'home')).toEqual([]);
  });

  it('carry no proof for typed lines', () => {
    const { chosen } = entryOf(value);
    const entry = { ...emptyEntry, kind: 'typed', typed: { ...noLines, line1: '1 Elm Row' }, chosen } as const;
    expect(Object.fromEntries(formEntries(entry, 'home'))).toMatchObject({
      'home.way': 'typed',
      'home.line1': '1 Elm Row',
      'home.proof': '',
    });
  });
});

describe('an address set by the page', () => {
  it.each([
    [null, ''],
    ['12 high', ''],
    [{ search: '12 high' }, '12 high'],
    [{ line1: 7, city: null }, ''],
  ])('rejects %j', (given, text) => {
    expect(entryOf(given)).toEqual({ ...emptyEntry, text });
  });

  it('counts as found with a proof, and as typed without', () => {
    expect(valueOfEntry(entryOf(value))).toEqual(value);
    expect(entryOf(value)).toMatchObject({
      text: 'Wren House',
      chosen: { lines: ['Wren House', '12 Sample Row', 'Nowhere', 'Westshire', 'ZZ1 1AA'] },
    });
    expect(valueOfEntry(entryOf({ line1: '1 Elm Row' }))).toMatchObject({
      way: 'typed',
      line1: '1 Elm Row',
      proof: '',
    });
  });
});
