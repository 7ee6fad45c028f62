// Which parts of a typed address mail needs, and which addresses an offer delivers to, for every way in.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedAddress } from '@doorstep/contract';
import { correctAddress, type Offer } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { serversForAll } from './with-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors']));

describe('the address of a delivery', () => {
  const real = serversForAll('SQLite', 1);

  type Typed = Partial<TypedAddress> & Pick<TypedAddress, 'line1' | 'city' | 'country'>;
  const british = { line1: '1 Nowhere Road', city: 'Nowhere', postcode: 'ZZ9 9ZZ', country: 'GB' };
  const american = { line1: '350 Nowhere Ave', city: 'New York', postcode: '10118', country: 'US' };
  const accepting = () => real.open({ typedAddresses: 'accepted' });
  const send = async (offer: Offer, typed: Typed, body: object = {}) => {
    const { status, problem } = await real.send(offer, { body: { ...body, address: { typed } } });
    return [status, ...(problem.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
  };
  const saved = async (offer: Offer) => (await real.requests(offer)).at(-1);
  const form = (offer: Offer, typed: Partial<Typed>): Record<string, string> => ({
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    'contact.name': 'Robin Fictional',
    'address.way': 'typed',
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [`address.${name}`, value ?? ''])),
  });

  describe('a typed address', () => {
    it('is rejected without the parts that its country’s mail needs, and nothing is saved', async () => {
      const offer = await accepting();
      expect(await send(offer, { ...british, postcode: '' })).toEqual([422, 'address.postcode postcode_missing']);
      expect(await send(offer, { ...british, postcode: 'banana' })).toEqual([422, 'address.postcode postcode_form']);
      expect(await send(offer, { ...american, postcode: '', city: '' })).toEqual([
        422,
        'address.city required',
        'address.postcode postcode_missing',
        'address.region region_missing',
      ]);
      expect(await send(offer, { ...american, region: 'Banana' })).toEqual([422, 'address.region region_unknown']);
      const { problem } = await real.send(offer, { body: { address: { typed: { ...british, postcode: '' } } } });
      expect(problem.errors?.[0]?.detail).toBe('Enter a postcode like SW1A 1AA');
      expect(await real.requests(offer)).toEqual([]);
    });

    it('is stored and printed in its country’s format', async () => {
      const offer = await accepting();
      expect(await send(offer, { ...british, postcode: 'zz99zz' })).toEqual([201]);
      expect(await saved(offer)).toMatchObject({ address: { postcode: 'ZZ9 9ZZ' } });
      const lines = ['350 Nowhere Ave', 'New York, NY 10118'];
      for (const changes of [{}, { region: 'new york' }, { city: 'New York, NY' }]) {
        const another = await accepting();
        expect(await send(another, { ...american, ...changes })).toEqual([201]);
        expect(await saved(another)).toMatchObject({ address: { city: 'New York', region: 'NY', lines } });
      }
      const inHongKong = { line1: '1 Nowhere Road', city: 'Central', region: 'Hong Kong Island', country: 'HK' };
      expect(await send(offer, inHongKong)).toEqual([201]);
    });

    it('has its country’s form fields without JavaScript, and keeps the input', async () => {
      const offer = await accepting();
      const { text } = await real.post(`/o/${offer.slug}`, { ...form(offer, american), step: 'typed' });
      expect(text).toMatch(/<select[^>]* name="address\.region"/);
      expect(text).toContain('<option value="NY">New York</option>');
      expect(text).toContain(t('public.address.zip'));
      const refused = await real.post(`/o/${offer.slug}/check`, form(offer, { ...american, postcode: 'banana' }));
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(t('field_error.postcode_form', { kind: 'zip', example: '95014' }));
      expect(refused.text).toContain('value="banana"');
      const inHongKong = await real.post(`/o/${offer.slug}`, { ...form(offer, { country: 'HK' }), step: 'typed' });
      expect(inHongKong.text).not.toContain('name="address.postcode"');
      expect((await real.post(`/o/${offer.slug}/check`, form(offer, american))).text).toContain('New York, NY 10118');
    });

    it('is validated alike when edited from a found address, and when corrected by staff or the visitor', async () => {
      const offer = await accepting();
      const home = retrievedAddress({ street: randomUUID() });
      const typed = { ...british, line1: '9 Elsewhere Road', postcode: 'banana' };
      const edited = await real.send(offer, { body: { address: { proof: real.proof(home), typed } } });
      expect(edited.problem.errors).toMatchObject([{ field: 'address.postcode', code: 'postcode_form' }]);
      // A postcode from the data cannot be edited by the visitor.
      const odd = retrievedAddress({ street: randomUUID(), postcode: 'QZ7 4XX' });
      const kept = { ...typed, line1: '9 Elsewhere Road', postcode: 'QZ7 4XX' };
      expect((await real.send(offer, { body: { address: { proof: real.proof(odd), typed: kept } } })).status).toBe(201);

      const request = await saved(offer);
      for (const context of [real.staff, { ...real.staff, actor: { kind: 'visitor' as const } }]) {
        const correction = { id: request?.id ?? '', unit: '', reason: 'Wrong', visitor: '', network: '' };
        const address = { typed: { ...typed, line2: '' } };
        await expect(correctAddress(context, { ...correction, address })).rejects.toMatchObject({
          code: 'request_invalid',
          details: { fields: [{ field: 'address.postcode', code: 'postcode_form' }] },
        });
      }
    });

    it('that matches the data keeps the typed word for its flat', async () => {
      const file = join(real.installation.config.dataFolder, 'close.geojson');
      const rows = ['14', '16'].map((number) => ({
        type: 'Feature',
        properties: { number, street: 'Kestrel Close', city: 'Wexmouth', postcode: 'ZZ1 1AA', hash: number },
        geometry: { type: 'Point', coordinates: [-3.5, 50.25] },
      }));
      writeFileSync(file, `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
      const words = ['addresses', 'import', file, '--dataset', 'close', '--country', 'GB'];
      expect((await real.run([...words, '--format', 'openaddresses-geojson'])).code).toBe(0);
      const typed = { ...british, line1: 'Flat 2, 14 Kestrel Close', city: 'Wexmouth', postcode: 'ZZ1 1AA' };
      const found = async () => {
        const offer = await accepting();
        await send(offer, typed);
        const request = await saved(offer);
        return [request?.assurance, request?.address.unit];
      };
      await expect
        .poll(found, { message: 'how far the typed address is proven, and its flat' })
        .toEqual(['matched', 'Flat 2']);
      // Another spelling is the same home.
      const offer = await accepting();
      await send(offer, typed);
      const again = await real.send(offer, {
        body: { address: { typed: { ...typed, line1: '14 Kestrel Close' } }, unit: '2' },
      });
      expect(again.problem.code).toBe('already_asked');
    });
  });

  describe('an address that an offer may exclude', () => {
    const box = { ...british, line1: 'PO Box 12' };
    const regiment = { ...british, line1: '1 Regiment', postcode: 'BFPO 61' };
    const careOf = { ...british, line1: 'c/o Jane Doe', line2: '12 High Street' };
    const company = { ...british, line1: 'Acme Ltd', line2: '12 High Street' };
    const of = (rule: 'accepted' | 'held' | 'refused') => ({
      po_box: rule,
      military: rule,
      care_of: rule,
      business: rule,
    });

    it('is held if it is a PO box, and accepted otherwise, by default', async () => {
      const offer = await accepting();
      const reasons = async (typed: Typed) => {
        await send(offer, typed);
        return (await saved(offer))?.holdReasons;
      };
      expect(await reasons(box)).toEqual(['po_box']);
      expect(await reasons(regiment)).toEqual([]);
      expect(await reasons(careOf)).toEqual([]);
      expect(await reasons(company)).toEqual([]);
    });

    it.each([
      ['po_box', box],
      ['military', regiment],
      ['care_of', careOf],
      ['business', company],
    ] as const)('is held or refused by its kind: %s', async (kind, typed) => {
      const holding = await real.open({ typedAddresses: 'accepted', addressPolicy: of('held') });
      expect(await send(holding, typed)).toEqual([202]);
      expect(await saved(holding)).toMatchObject({ state: 'held', holdReasons: [kind] });
      const refusing = await real.open({ typedAddresses: 'accepted', addressPolicy: of('refused') });
      expect(await send(refusing, typed)).toEqual([422, `address ${kind}_refused`]);
      expect(await send(refusing, british)).toEqual([201]);
      expect((await real.requests(refusing)).length).toBe(1);
      const page = await real.post(`/o/${refusing.slug}/check`, form(refusing, typed));
      expect(page.status).toBe(422);
      expect(page.text).toContain(t(`field_error.${kind}_refused`));
    });

    it('is recognised as a business by the person’s name or the listed organisation', async () => {
      const offer = await real.open({ typedAddresses: 'accepted', addressPolicy: of('refused') });
      expect(await send(offer, british, { contact: { name: 'Acme Ltd', email: '', phone: '' } })).toEqual([
        422,
        'contact.name business_refused',
      ]);
      const shop = retrievedAddress({ street: randomUUID(), organisation: 'The Corner Shop' });
      expect((await real.send(offer, { home: shop })).problem.errors).toMatchObject([{ code: 'business_refused' }]);
      expect((await real.send(offer)).status).toBe(201);
    });

    it('is accepted from staff as a correction, and held for review', async () => {
      const offer = await real.open({ typedAddresses: 'accepted', addressPolicy: of('refused') });
      await send(offer, british);
      const request = await saved(offer);
      const correction = { id: request?.id ?? '', unit: '', reason: 'Asked by phone', visitor: '', network: '' };
      const address = { typed: { ...box, line2: '' } };
      const visitor = { ...real.staff, actor: { kind: 'visitor' as const } };
      await expect(correctAddress(visitor, { ...correction, address })).rejects.toMatchObject({
        details: { fields: [{ field: 'address', code: 'po_box_refused' }] },
      });
      expect(await correctAddress(real.staff, { ...correction, address })).toMatchObject({
        state: 'held',
        holdReasons: ['po_box'],
      });
    });
  });

  it('the address form of a country is available to pages of every origin', async () => {
    const ask = (country: string) => fetch(`${real.servers[0]?.url}/api/address-forms/${country}`);
    const answer = await ask('us');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      postcode: { need: 'required', word: 'zip' },
      region: { word: 'state', choices: expect.arrayContaining([['NY', 'New York']]) },
    });
    expect(await (await ask('UK')).json()).toEqual(await (await ask('gbr')).json());
    expect((await ask('zz')).status).toBe(404);
  });
});
