import type { RetrieveItem } from '@doorstep/address-lookup';
import { describe, expect, it } from 'vitest';
import { entryOf, formEntries, foundValue, keptEntry, typedValue } from './address-value.ts';

const item = {
  Company: 'Invented Ltd',
  SubBuilding: '',
  Line1: 'Wren House',
  Line2: '12 Sample Row',
  Line3: '',
  Line4: '',
  Line5: '',
  City: 'Nowhere',
  ProvinceName: 'Westshire',
  PostalCode: 'ZZ1 1AA',
  CountryIso2: 'GB',
  Proof: 'signed',
} as unknown as RetrieveItem;

describe('a found address', () => {
  it('has every line in one of two, and the unit that was typed beside it', () => {
    expect(foundValue(item, 'flat 2, 12 sample row')).toEqual({
      way: 'found',
      line1: 'Invented Ltd',
      line2: 'Wren House, 12 Sample Row',
      city: 'Nowhere',
      region: 'Westshire',
      postcode: 'ZZ1 1AA',
      country: 'GB',
      unit: 'flat 2',
      proof: 'signed',
    });
  });

  it('that names its unit itself needs none beside it', () => {
    expect(foundValue({ ...item, SubBuilding: 'Flat 2' }, 'flat 2, 12 sample row').unit).toBe('');
  });
});

describe('what a form gets', () => {
  it('of an unfinished search is its text, of none nothing', () => {
    expect(formEntries({ kind: 'search', text: '12 sam' }, 'home')).toEqual([['home.search', '12 sam']]);
    expect(formEntries({ kind: 'search', text: ' ' }, 'home')).toEqual([]);
  });

  it('of lines that were left empty is nothing, whatever the country', () => {
    expect(formEntries({ kind: 'typed', value: typedValue({ country: 'GB' }) }, 'home')).toEqual([]);
  });

  it('of typed lines carries no proof', () => {
    const entries = formEntries({ kind: 'typed', value: typedValue({ line1: '1 Elm Row', proof: 'kept' }) }, 'home');
    expect(Object.fromEntries(entries)).toMatchObject({
      'home.way': 'typed',
      'home.line1': '1 Elm Row',
      'home.proof': '',
    });
  });
});

describe('what a page sets', () => {
  it.each([
    [null, { kind: 'search', text: '' }],
    ['12 high', { kind: 'search', text: '' }],
    [{ search: '12 high' }, { kind: 'search', text: '12 high' }],
    [
      { line1: 7, city: null },
      { kind: 'search', text: '' },
    ],
  ])('%j is no address', (given, entry) => {
    expect(entryOf(given)).toEqual(entry);
  });

  it('comes out of what was kept of it', () => {
    const value = foundValue(item, 'flat 2, 12 sample row');
    const entry = {
      kind: 'found',
      text: 'flat 2, 12',
      value,
      lines: ['12 Sample Row', 'Nowhere ZZ1 1AA'],
      hasUnit: false,
    } as const;
    expect(entryOf(keptEntry({ ...entry, lines: [...entry.lines] }))).toEqual(entry);
  });

  it('is found with a proof, and typed without', () => {
    expect(entryOf({ line1: '1 Elm Row', proof: 'signed' })).toMatchObject({
      kind: 'found',
      value: { proof: 'signed' },
    });
    expect(entryOf({ line1: '1 Elm Row' })).toMatchObject({
      kind: 'typed',
      value: { way: 'typed', line1: '1 Elm Row' },
    });
  });
});
