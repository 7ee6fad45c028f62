import type { RetrieveItem } from '@doorstep/address-lookup';
import { expect, it } from 'vitest';
import {
  addressStateOf,
  stateOfChoice,
  stateOfKept,
  stateOfSearch,
  stateOfTyping,
  stepOfAddressState,
} from './address-state.ts';

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
  // A later choice that is signed is not sent by the old id, and neither are lines that the visitor types over it.
  expect(stateOfChoice(item, '12', state.fields).fields).toMatchObject({ 'address.proof': 'signed', 'address.id': '' });
  expect(stateOfTyping('', state.fields, state).fields).toMatchObject({ 'address.id': '', 'address.unit': '' });
});

it('keeps what was typed when the way changes', () => {
  const draft = { 'address.search': '12 sam', 'address.city': 'Larkham', unit: '3' };
  const before = { kind: 'typed', kept: null, fields: draft } as const;
  expect(stateOfSearch(draft, before).fields).toMatchObject({ 'address.city': 'Larkham', unit: '3' });
  expect(stateOfTyping('12 sam', draft, null).fields).toMatchObject({ 'address.line1': '12 sam' });
  expect(stateOfTyping('12 sam', { 'address.line1': 'Hill Cottage' }, null).fields['address.line1']).toBe(
    'Hill Cottage',
  );
});

it('keeps the address chosen before until another is chosen', () => {
  const chosen = stateOfChoice(item, '12 sample row', { unit: '3' });
  const search = stateOfSearch(chosen.fields, chosen);
  expect(search).toMatchObject({
    kind: 'search',
    kept: { lines: ['12 Sample Row', 'LARKHAM', 'LK1 2AB'] },
    fields: { 'address.proof': 'signed', 'address.search': '', 'address.changing': 'yes' },
  });
  const typing = stateOfTyping('14', search.fields, search);
  expect(stateOfSearch(typing.fields, typing)).toMatchObject({
    kept: { lines: ['12 Sample Row', 'LARKHAM', 'LK1 2AB'] },
  });
  expect(search.kind === 'search' && search.kept !== null && stateOfKept(search.kept, search.fields)).toMatchObject({
    kind: 'chosen',
    lines: ['12 Sample Row', 'LARKHAM', 'LK1 2AB'],
    fields: { 'address.changing': '', unit: '3' },
  });
  const other = stateOfChoice({ ...item, Proof: 'another' }, '14', search.fields);
  expect(other.fields).toMatchObject({ 'address.proof': 'another', 'address.changing': '' });
});

it('opens no form for an address that would be refused', () => {
  const ways = { search: true, typing: false };
  expect(addressStateOf({ kind: 'typed' }, {}, ways).kind).toBe('search');
  expect(addressStateOf({ kind: 'search' }, {}, { search: false, typing: false }).kind).toBe('search');
  expect(addressStateOf({ kind: 'search' }, {}, { search: false, typing: true }).kind).toBe('typed');
});

it('comes back from the device as it was', () => {
  const state = stateOfChoice(item, '12 sample row', { unit: '3' });
  expect(addressStateOf(stepOfAddressState(state), state.fields, { search: true, typing: true })).toEqual(state);
});
