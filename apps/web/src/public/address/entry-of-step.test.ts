import type { AddressStep } from '@doorstep/contract';
import { expect, it } from 'vitest';
import { emptyEntry, searchAgain, typeByHand, type AddressEntry } from '../../shared/address/address-entry.ts';
import { fieldsOfEntry } from '../../shared/address/fields-of-entry.ts';
import { entryOfStep, entryWithDraft, stepOfEntry } from './entry-of-step.ts';

const both = { search: true, typing: true };
const found = { lines: ['12 Sample Row', 'LARKHAM'], asksForUnit: true };

function reloaded(entry: AddressEntry): AddressEntry {
  return entryOfStep(stepOfEntry(entry), fieldsOfEntry(entry), both);
}

it('the address step opens no form for an address that would be refused', () => {
  expect(entryOfStep({ kind: 'typed' }, {}, { search: true, typing: false }).kind).toBe('search');
  expect(entryOfStep({ kind: 'search' }, {}, { search: false, typing: false }).kind).toBe('search');
});

it('the address step opens the form without a lookup, with the search text', () => {
  const entry = entryOfStep({ kind: 'search' }, { 'address.search': '12 sam' }, { search: false, typing: true });
  expect(entry).toMatchObject({ kind: 'typed', typed: { line1: '12 sam' } });
});

it.each<[string, AddressStep, Record<string, string>]>([
  ['a signed address', { kind: 'chosen', ...found }, { 'address.proof': 'signed', 'address.line1': 'Hill Cottage' }],
  ['one without a signature', { kind: 'chosen', ...found }, { 'address.id': 'a-7', 'address.line1': '12 Sample Row' }],
  ['lines', { kind: 'typed' }, { 'address.line1': 'Hill Cottage', 'address.country': 'GB' }],
])('the address step restores %s from the device', (_, step, draft) => {
  const entry = entryOfStep(step, { ...draft, 'address.search': '12 sam', unit: '3' }, both);
  expect(reloaded(entry)).toEqual(entry);
  const search = searchAgain(entry);
  expect(reloaded(search)).toEqual(search);
  const typed = typeByHand(search, '14');
  expect(reloaded(typed)).toEqual(typed);
});

it('the address step keeps the earlier address, whatever the search finds', () => {
  const entry = entryOfStep({ kind: 'none_found', kept: found }, { 'address.proof': 'signed' }, both);
  expect(entry).toMatchObject({ kind: 'search', chosen: { ...found, proof: 'signed' } });
});

it('the address step does not ask for a unit that the address contains', () => {
  const step = { kind: 'chosen', ...found, asksForUnit: false } as const;
  expect(entryOfStep(step, { unit: '3' }, both).unit).toBe('');
});

it('the address step takes over the text in the visible fields', () => {
  const draft = { 'address.search': '12', unit: '3', 'address.line1': 'Hill Cottage' };
  expect(entryWithDraft(emptyEntry, draft)).toEqual({ ...emptyEntry, text: '12', unit: '3' });
  expect(entryWithDraft({ ...emptyEntry, kind: 'typed' }, draft).typed.line1).toBe('Hill Cottage');
});
