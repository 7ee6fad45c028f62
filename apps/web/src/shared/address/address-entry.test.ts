import type { RetrieveItem } from '@doorstep/address-lookup';
import { describe, expect, it } from 'vitest';
import { chooseItem, emptyEntry, noLines, searchAgain, typeByHand, type AddressEntry } from './address-entry.ts';
import { fieldsOfEntry } from './fields-of-entry.ts';

const item = {
  Id: 'GB|XX|A|7',
  Company: '',
  SubBuilding: '',
  Line1: '12 Sample Row',
  Line2: '',
  Line3: '',
  Line4: '',
  Line5: '',
  City: 'Larkham',
  ProvinceName: 'Westshire',
  PostalCode: 'LK1 2AB',
  CountryIso2: 'GB',
  CountryName: 'United Kingdom',
  Label: '12 Sample Row\nLARKHAM \nLK1 2AB\nUNITED KINGDOM',
  Proof: 'signed',
} as RetrieveItem;
const { Proof: _, ...unsigned } = item;
const flat = { ...unsigned, SubBuilding: 'Flat 2', Line1: 'Flat 2', Line2: 'Tern Court', Line3: '12 Sample Row' };
const typed = { ...emptyEntry, kind: 'typed', typed: { ...noLines, line1: 'Hill Cottage', city: 'Larkham' } } as const;

describe('a chosen address', () => {
  it('has its label’s lines without the country, and moves a typed unit into the unit field', () => {
    expect(chooseItem(emptyEntry, item, 'flat 3, 12 sample row')).toEqual({
      ...emptyEntry,
      kind: 'chosen',
      text: 'flat 3, 12 sample row',
      unit: 'flat 3',
      chosen: {
        lines: ['12 Sample Row', 'LARKHAM', 'LK1 2AB'],
        asksForUnit: true,
        proof: 'signed',
        id: '',
        unit: '',
        company: '',
        copy: {
          line1: '12 Sample Row',
          line2: '',
          city: 'Larkham',
          region: 'Westshire',
          postcode: 'LK1 2AB',
          country: 'GB',
        },
      },
    });
  });

  it('that contains its unit needs no unit field', () => {
    const { chosen, unit } = chooseItem({ ...emptyEntry, unit: '3' }, flat, 'flat 3, 12 sample row');
    expect([chosen.asksForUnit, unit]).toEqual([false, '']);
  });

  it('keeps the unit typed for the previous address', () => {
    expect(chooseItem({ ...emptyEntry, unit: '3' }, item, '12 sample row').unit).toBe('3');
  });

  it('shows its company next to its lines, or as its only line', () => {
    const withCompany = { ...item, Company: 'Invented Ltd' };
    expect(chooseItem(emptyEntry, withCompany, '').chosen).toMatchObject({
      company: 'Invented Ltd',
      copy: { line1: '12 Sample Row' },
    });
    expect(chooseItem(emptyEntry, { ...withCompany, Line1: '' }, '').chosen).toMatchObject({
      company: '',
      copy: { line1: 'Invented Ltd' },
    });
  });

  it('stays while another is searched for, without its search text', () => {
    const chosen = chooseItem({ ...typed, unit: '3' }, item, '12 sample row');
    const search = searchAgain(chosen);
    expect(search).toEqual({ ...chosen, kind: 'search', text: '' });
    expect(typeByHand(search, '').chosen).toBe(chosen.chosen);
    expect(chooseItem(search, { ...item, Proof: 'another' }, '14').chosen.proof).toBe('another');
  });
});

describe('typing by hand', () => {
  const begun = (entry: AddressEntry, text: string) => typeByHand(entry, text).typed.line1;

  it('starts with the search text', () => {
    expect(typeByHand(emptyEntry, ' 12 sam ')).toMatchObject({ kind: 'typed', typed: { ...noLines, line1: '12 sam' } });
  });

  it('resumes the lines typed earlier, after a search or a chosen address', () => {
    expect(typeByHand(searchAgain(typed), '12 sam').typed).toEqual(typed.typed);
    expect(typeByHand(searchAgain(chooseItem(typed, item, '12')), '').typed).toEqual(typed.typed);
  });

  it('starts with the previously chosen address if nothing was typed since', () => {
    const search = searchAgain(chooseItem(emptyEntry, flat, '12'));
    expect(typeByHand(search, '').typed).toMatchObject({ line1: 'Flat 2', line2: 'Tern Court, 12 Sample Row' });
    expect(begun(search, '14 sample')).toBe('14 sample');
  });
});

describe('the submitted fields', () => {
  const copy = {
    'address.line1': 'Flat 2',
    'address.line2': 'Tern Court, 12 Sample Row',
    'address.city': 'Larkham',
    'address.postcode': 'LK1 2AB',
    'address.country': 'GB',
  };

  it('of a signed address are its proof, with the lines typed next to it', () => {
    expect(fieldsOfEntry(chooseItem(typed, item, '12 sample'))).toEqual({
      'address.way': 'find',
      'address.search': '12 sample',
      'address.changing': '',
      'address.proof': 'signed',
      'address.id': '',
      'address.unit': '',
      'address.line1': 'Hill Cottage',
      'address.line2': '',
      'address.city': 'Larkham',
      'address.region': '',
      'address.postcode': '',
      'address.country': '',
      unit: '',
    });
  });

  it('of an unsigned address are its id and a copy of its text', () => {
    const chosen = chooseItem(typed, flat, '12');
    const sent = { 'address.proof': '', 'address.id': 'GB|XX|A|7', 'address.unit': 'Flat 2', ...copy };
    expect(fieldsOfEntry(chosen)).toMatchObject({ ...sent, 'address.changing': '' });
    expect(fieldsOfEntry(searchAgain(chosen))).toMatchObject({ ...sent, 'address.changing': 'yes' });
    expect(fieldsOfEntry(chooseItem(chosen, item, '12'))).toMatchObject({ 'address.id': '', 'address.unit': '' });
  });

  it('of typed lines have no id, and keep the earlier address’s proof only while it is valid', () => {
    const afterUnsigned = typeByHand(searchAgain(chooseItem(emptyEntry, flat, '12')), '');
    const way = { 'address.way': 'typed' };
    expect(fieldsOfEntry(afterUnsigned)).toMatchObject({ ...way, ...copy, 'address.id': '', 'address.unit': '' });
    const afterSigned = typeByHand(searchAgain(chooseItem(emptyEntry, item, '12')), '14');
    expect(fieldsOfEntry(afterSigned)).toMatchObject({ ...way, 'address.proof': 'signed', 'address.changing': 'yes' });
  });
});
