import type { RetrieveItem } from '@doorstep/address-lookup';
import { expect, it } from 'vitest';
import { addressStateOf, stateOfChoice, stateOfSearch, stateOfTyping, stepOfAddressState } from './address-state.ts';

const item = {
  SubBuilding: '',
  Line1: '12 Sample Row',
  Line2: '',
  Line3: '',
  Line4: '',
  Line5: '',
  City: 'Larkham',
  PostalCode: 'LK1 2AB',
  CountryIso2: 'GB',
  CountryName: 'United Kingdom',
  Label: '12 Sample Row\nLARKHAM\nLK1 2AB\nUNITED KINGDOM',
  Proof: 'signed',
} as RetrieveItem;

it('shows the label without its country, and hands a typed unit to the unit’s own field', () => {
  const state = stateOfChoice(item, 'flat 3, 12 sample row', {});
  expect(state).toMatchObject({
    kind: 'chosen',
    lines: ['12 Sample Row', 'LARKHAM', 'LK1 2AB'],
    asksForUnit: true,
    fields: { 'address.proof': 'signed', unit: 'flat 3' },
  });
});

it('does not ask for a unit that the address has itself', () => {
  const state = stateOfChoice({ ...item, SubBuilding: 'Flat 3' }, 'flat 3, 12 sample row', { unit: '3' });
  expect(state).toMatchObject({ kind: 'chosen', asksForUnit: false, fields: { unit: '' } });
});

it('sends an address without our signature by its id, with a copy of what it shows', () => {
  const { Proof, ...unsigned } = item;
  expect(Proof).toBe('signed');
  const flat = { ...unsigned, Id: 'GB|XX|A|7', SubBuilding: 'Flat 2', Line1: 'Flat 2', Line2: 'Tern Court' };
  const state = stateOfChoice({ ...flat, Line3: '12 Sample Row', Line4: '', Line5: '' }, '12 sample', {
    'address.proof': 'of another',
  });
  expect(state).toMatchObject({
    kind: 'chosen',
    asksForUnit: false,
    fields: {
      'address.proof': '',
      'address.id': 'GB|XX|A|7',
      'address.unit': 'Flat 2',
      'address.line1': 'Flat 2',
      'address.line2': 'Tern Court, 12 Sample Row',
      'address.city': 'Larkham',
      'address.postcode': 'LK1 2AB',
      'address.country': 'GB',
    },
  });
  // A later choice that is signed, or a new search, is not sent by the old id.
  expect(stateOfChoice(item, '12', state.fields).fields).toMatchObject({ 'address.proof': 'signed', 'address.id': '' });
  expect(stateOfSearch(state.fields).fields).toMatchObject({ 'address.id': '', 'address.unit': '' });
});

it('keeps what was typed when the way changes, and lets go of the address found', () => {
  const draft = { 'address.search': '12 sam', 'address.proof': 'signed', 'address.city': 'Larkham', unit: '3' };
  expect(stateOfSearch(draft).fields).toMatchObject({ 'address.proof': '', 'address.city': 'Larkham', unit: '3' });
  expect(stateOfTyping('12 sam', draft).fields).toMatchObject({ 'address.line1': '12 sam', 'address.city': 'Larkham' });
  expect(stateOfTyping('12 sam', { 'address.line1': 'Hill Cottage' }).fields['address.line1']).toBe('Hill Cottage');
});

it('comes back from the device as it was', () => {
  const state = stateOfChoice(item, '12 sample row', { unit: '3' });
  expect(addressStateOf(stepOfAddressState(state), state.fields, true)).toEqual(state);
});
