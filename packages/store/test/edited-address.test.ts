// A signed address whose flat, line or town the visitor edited afterwards: the home that counts is the one on the label.
import type { RetrievedAddress } from '@doorstep/contract';
import { correctAddress, type DoorstepError } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Gate, useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('on %s', (kind) => {
  const { gate } = useGate(kind);

  const sent: Gate['sent'] = (offer, changes) => gate.sent(offer, changes);
  const house = (number: string, changes: Partial<RetrievedAddress> = {}) => retrievedAddress({ number, ...changes });
  const twoUnits = { items: [itemInput({ openingStock: 5 })] };

  describe('a signed address that was edited', () => {
    const flat = (unit: string) => house('9', { unit, units: { kind: 'named', count: 4 } });
    const copy = { line1: 'Flat 1', line2: '9 Pebble Lane', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };

    it.each([
      ['another flat on the label', { ...copy, line1: 'Flat 3' }, '', 'Flat 3'],
      ['another flat in its field', undefined, '3', '3'],
      ['another flat in both', { ...copy, line1: 'Flat 3' }, '3', 'Flat 3'],
    ])('to %s counts as that home, and the signed home can still ask', async (_, typed, unit, onLabel) => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
      const edited = await sent(offer, { home: flat('1'), ...(typed === undefined ? {} : { typed }), unit });
      expect(edited).toMatchObject({ assurance: 'typed', address: { unit: '3' } });
      expect([edited.address.unit, ...edited.address.lines]).toContain(onLabel);
      expect(edited.address.lines.join(' ')).not.toContain('Flat 1');
      expect(await outcomeOf(gate.send(offer, { home: flat('1') }))).toBe('accepted');
      expect(await outcomeOf(gate.send(offer, { home: flat('3') }))).toBe('already_asked');
    });

    it.each([
      ['another second line', { ...copy, line2: '9 Pebble Lane, rear building' }],
      ['one more line', { ...copy, line1: 'Flat 1, 9 Pebble Lane', line2: 'c/o Somebody Fictional' }],
      ['no flat', { ...copy, line1: '9 Pebble Lane', line2: '' }],
      ['another town', { ...copy, city: 'Lower Vale' }],
    ])('to have %s counts as typed', async (_, typed) => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'held' });
      expect(await sent(offer, { home: flat('1'), typed })).toMatchObject({
        state: 'held',
        assurance: 'typed',
        holdReasons: ['typed_address'],
        address: { city: typed.city },
      });
    });

    it.each([
      ['as it was shown', copy, ''],
      ['on one line', { ...copy, line1: 'FLAT 1, 9 PEBBLE LN', line2: '' }, ''],
      ['with its flat in the field', { ...copy, line1: '9 Pebble Lane', line2: '' }, 'Flat 1'],
    ])('only in its spelling (%s) still counts as retrieved', async (_, typed, unit) => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'held' });
      expect(await sent(offer, { home: flat('1'), typed, unit })).toMatchObject({
        state: 'accepted',
        assurance: 'retrieved',
      });
    });

    it('may add a missing flat', async () => {
      const offer = await gate.open(twoUnits);
      const building = house('9', { units: { kind: 'counted', count: 4 } });
      const typed = { ...copy, line1: '9 Pebble Lane', line2: '' };
      const request = await sent(offer, { home: building, typed, unit: '2' });
      expect(request).toMatchObject({ state: 'accepted', assurance: 'retrieved', address: { unit: '2' } });
    });
  });

  describe('lookalike letters', () => {
    const typed = (line1: string) => ({ line1, line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' });

    it('hold a typed address, whichever spelling comes first, and never refuse it', async () => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
      expect(await sent(offer, { typed: typed('20 Pebble Lane') })).toMatchObject({ state: 'accepted' });
      for (const line of ['20 Pebblе Lane', '21 Pebblе Lane'])
        expect(await sent(offer, { typed: typed(line) })).toMatchObject({
          state: 'held',
          holdReasons: ['lookalike_letters'],
          address: { lines: [line, 'Marrow Vale', 'ZZ1 1AA'] },
        });
      expect(await sent(offer, { typed: typed('21 Pebble Lane') })).toMatchObject({ state: 'accepted' });
    });

    it('count as Latin letters in a postcode, so the home has already asked', async () => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
      await sent(offer, { typed: typed('24 Pebble Lane') });
      for (const postcode of ['ZZ1 1АА', 'ΖΖ1 1AA', 'ZZ1\u200b 1AA'])
        expect(await outcomeOf(gate.send(offer, { typed: { ...typed('24 Pebble Lane'), postcode } }))).toBe(
          'already_asked',
        );
    });

    it('hold a typed address in its town too', async () => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
      const town = { ...typed('25 Pebble Lane'), city: 'Mаrrow Vale' };
      expect(await sent(offer, { typed: town })).toMatchObject({ holdReasons: ['lookalike_letters'] });
    });

    it('hold a signed address when they are in its typed flat', async () => {
      const offer = await gate.open(twoUnits);
      const building = house('22', { units: { kind: 'counted', count: 4 } });
      expect(await sent(offer, { home: building, unit: 'A' })).toMatchObject({ state: 'accepted' });
      expect(await sent(offer, { home: building, unit: 'А' })).toMatchObject({ holdReasons: ['lookalike_letters'] });
    });
  });

  it('characters of no writing system are refused at their field, also in a correction', async () => {
    const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
    const home = house('26', { units: { kind: 'counted', count: 4 } });
    const typed = { line1: '26 Pebble Lane', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const fieldsOf = async (work: Promise<unknown>) =>
      work.then(
        () => [],
        ({ details }: DoorstepError) => details.fields?.map(({ field, code }) => `${field} ${code}`),
      );
    for (const part of ['line1', 'line2', 'city', 'postcode'] as const) {
      const written = { ...typed, [part]: `${typed[part]}\ue000` };
      const expected = [`address.${part} control_character`];
      expect(await fieldsOf(gate.send(offer, { typed: written }))).toEqual(expected);
      expect(await fieldsOf(gate.send(offer, { home, typed: written }))).toEqual(expected);
    }
    expect(await fieldsOf(gate.send(offer, { home, unit: '2\u0378' }))).toEqual(['unit control_character']);
    const { id } = await sent(offer, { home, unit: '1' });
    const correction = { id, address: { typed }, unit: '2\ue000', reason: 'Wrong flat', visitor: '', network: '' };
    expect(await fieldsOf(correctAddress(gate.staff, correction))).toEqual(['unit control_character']);
  });

  it('hidden characters and digits of other scripts make no second home', async () => {
    const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
    const home = house('23', { units: { kind: 'counted', count: 4 } });
    expect(await outcomeOf(gate.send(offer, { home, unit: '2' }))).toBe('accepted');
    for (const unit of ['2\u200b', '\u00ad2', '٢', '２', 'Flat\u2060 2'])
      expect(await outcomeOf(gate.send(offer, { home, unit }))).toBe('already_asked');
    for (const line1 of [
      'Flat 2, 2\u200b3 Peb\u00adble Lane',
      'Flat ٢, ٢٣ Pebble Lane',
      'Flat 2, 23 Pebble\u200d Lane',
    ])
      expect(
        await outcomeOf(
          gate.send(offer, {
            typed: { line1, line2: '', city: 'Marrow Vale', postcode: 'ZZ1\u200b 1AA', country: 'GB' },
          }),
        ),
      ).toBe('already_asked');
  });
});
