import { expect, it } from 'vitest';
import { fieldPlace } from './use-field-errors.ts';

const name = { text: '', language: 'en' };
const item = (id: string) => ({
  id,
  name,
  maxPerRequest: 2,
  maxPerHome: null,
  remaining: { kind: 'hidden' as const, text: '' },
});
const offer = { items: [item('bin'), item('caddy')] };

it.each([
  ['contact.email', 'contact.email'],
  ['answers.colour', 'answer.colour'],
  ['unit', 'unit'],
  ['address', 'address.search'],
  ['address.proof', 'address.search'],
  ['address.typed.city', 'address.city'],
  ['lines.0.quantity', 'quantity.caddy'],
  ['lines', 'quantity.bin'],
])('an error of %s leads to the control %s', (field, place) => {
  expect(fieldPlace(field, { 'quantity.bin': '0', 'quantity.caddy': '9' }, offer)).toBe(place);
});

it('an error of a typed address leads to its first line', () => {
  expect(fieldPlace('address', { 'address.way': 'typed' }, offer)).toBe('address.line1');
});
