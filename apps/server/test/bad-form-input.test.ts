// The same refusals for plain forms: pages that name the error and keep everything typed.
import { randomUUID } from 'node:crypto';
import type { OfferInput } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { readAnswer, someNetwork } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

describe('bad input of plain forms', () => {
  const real = serversForAll('SQLite', 1);

  const name = 'Robin “Fictional” & Söhne';
  const email = 'robin@example.org';
  type Fields = Record<string, string | string[]>;

  async function filledIn(offer: Offer, changes: Fields = {}): Promise<Fields> {
    return {
      [`quantity.${offer.definition.items[0]?.id}`]: '1',
      'contact.name': name,
      'contact.email': email,
      'address.way': 'find',
      'address.proof': real.proof(retrievedAddress({ street: randomUUID() })),
      humanCheck: await real.pass(offer),
      idempotencyKey: randomUUID(),
      ...changes,
    };
  }

  async function post(path: string, fields: Fields | string) {
    const body = new URLSearchParams();
    if (typeof fields !== 'string') {
      for (const [key, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(key, each);
    }
    const answer = await fetch(`${real.servers[0]?.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'x-forwarded-for': someNetwork(),
      },
      redirect: 'manual',
      body: typeof fields === 'string' ? fields : body.toString(),
    });
    return readAnswer(answer);
  }

  const kept = async (offer: Offer) => ({
    stock: await real.balance(offer),
    requests: (await real.requests(offer)).length,
  });

  /** Expects a page with every typed value, ready to be sent again. */
  function expectPage(answer: Awaited<ReturnType<typeof post>>, status: number, typed: string[] = [name, email]): void {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|sqlite|DoorstepError/i);
    const values = [...answer.text.matchAll(/value="([^"]*)"/g)].map(([, value = '']) => decoded(value));
    for (const value of typed) expect(values).toContain(value);
  }

  function decoded(html: string): string {
    return html
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  }

  describe('a form', () => {
    it('that is valid is saved once, however often it is sent', async () => {
      const offer = await real.open();
      const fields = await filledIn(offer);
      const answers = await Promise.all([1, 2, 3].map(() => post(`/o/${offer.slug}/send`, fields)));
      expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(303);
      expect(await kept(offer)).toEqual({ stock: [{ stock: 10, taken: 1, owed: 1 }], requests: 1 });
    });

    it.each<[string, Fields]>([
      ['a quantity of 1.5', { QUANTITY: '1.5' }],
      ['a quantity of -1', { QUANTITY: '-1' }],
      ['a quantity of a thousand million', { QUANTITY: '1000000000' }],
      ['a quantity in words', { QUANTITY: 'one' }],
      ['the same quantity twice', { QUANTITY: ['1', '1'] }],
      ['a quantity of 0', { QUANTITY: '0' }],
      ['an item of another offer alone', { QUANTITY: '', 'quantity.other': '1' }],
      ['a forged address', { 'address.proof': 'e30.AAAA' }],
      ['two addresses', { 'address.proof': ['e30.AAAA', 'e30.BBBB'] }],
      ['no address', { 'address.proof': '' }],
    ])('with %s comes back with the input kept', async (_, { QUANTITY, ...changes }) => {
      const offer = await real.open();
      const quantity = QUANTITY === undefined ? {} : { [`quantity.${offer.definition.items[0]?.id}`]: QUANTITY };
      for (const step of ['check', 'send']) {
        expectPage(await post(`/o/${offer.slug}/${step}`, await filledIn(offer, { ...quantity, ...changes })), 422);
      }
      expect(await kept(offer)).toEqual({ stock: [{ stock: 10, taken: 0, owed: 0 }], requests: 0 });
    });

    it.each(['check', 'send'])('with half an address links each error to its field, after %s', async (step) => {
      const offer = await real.open({ area: { countries: ['GB'], postcodePrefixes: [], polygon: null } });
      const typed = {
        'address.way': 'typed',
        'address.line1': '12 High Street',
        'address.country': 'GB',
        'address.proof': '',
      };
      const answer = await post(`/o/${offer.slug}/${step}`, await filledIn(offer, typed));
      expectPage(answer, 422, step === 'check' ? [name, '12 High Street'] : ['12 High Street']);
      const links = [...answer.text.matchAll(/<li><a href="#([^"]*)"/g)].map(([, id = '']) => id);
      expect(links).toHaveLength(2);
      for (const id of links) expect(answer.text).toContain(` id="${id}"`);
    });

    it('with an invalid email address comes back with that address kept', async () => {
      const offer = await real.open();
      const fields = await filledIn(offer, { 'contact.email': 'robin at home' });
      expectPage(await post(`/o/${offer.slug}/check`, fields), 422, [name, 'robin at home']);
    });

    it('with an expired address proof asks for the address again', async () => {
      const offer = await real.open();
      const proof = real.proof(retrievedAddress(), () => Date.now() - 25 * 3_600_000);
      expectPage(await post(`/o/${offer.slug}/check`, await filledIn(offer, { 'address.proof': proof })), 422);
    });

    it.each<[string, Fields, number]>([
      ['a human check that was not passed', { humanCheck: 'junk' }, 422],
      ['no key', { idempotencyKey: '' }, 400],
      ['a key that is too long', { idempotencyKey: 'x'.repeat(200) }, 400],
      ['two keys', { idempotencyKey: ['one', 'two'] }, 400],
    ])('with %s is shown for checking and resending', async (_, changes, status) => {
      const offer = await real.open();
      expectPage(await post(`/o/${offer.slug}/send`, await filledIn(offer, changes)), status);
      expect(await kept(offer)).toMatchObject({ requests: 0 });
    });

    it('with another request’s key gets a new key, so that it can be sent', async () => {
      const offer = await real.open();
      const fields = await filledIn(offer);
      await post(`/o/${offer.slug}/send`, fields);
      const other = await filledIn(offer, { idempotencyKey: fields['idempotencyKey'] ?? '' });
      const answer = await post(`/o/${offer.slug}/send`, other);
      expectPage(answer, 422);
      expect(answer.text).not.toContain(fields['idempotencyKey']);
      const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(answer.text)?.[1] ?? '';
      expect((await post(`/o/${offer.slug}/send`, { ...other, idempotencyKey })).status).toBe(303);
    });

    it.each<[string, Partial<OfferInput>]>([
      ['none is left', { items: [itemInput({ openingStock: 0 })] }],
      ['the address is outside the area', { area: { countries: ['US'], postcodePrefixes: [], polygon: null } }],
      ['it has not begun', { opensAt: new Date(Date.now() + 3_600_000).toISOString() }],
      ['it is over', { closesAt: new Date(Date.now() - 1000).toISOString() }],
    ])('is refused on its own page when %s', async (_, changes) => {
      const offer = await real.open(changes);
      expectPage(await post(`/o/${offer.slug}/send`, await filledIn(offer)), 409, []);
      expect(await kept(offer)).toMatchObject({ requests: 0 });
    });

    it('from a home that has already asked is refused without naming anyone', async () => {
      const offer = await real.open();
      const home = { 'address.proof': real.proof(retrievedAddress({ number: '5' })) };
      const first = await filledIn(offer, { ...home, 'contact.name': 'Somebody Else' });
      expect((await post(`/o/${offer.slug}/send`, first)).status).toBe(303);
      const answer = await post(`/o/${offer.slug}/send`, await filledIn(offer, home));
      expectPage(answer, 409, []);
      expect(answer.text).not.toContain('Somebody Else');
      expect(await kept(offer)).toMatchObject({ requests: 1 });
    });

    it('of 10 MB, of another type or for an unknown offer gets an explanatory page', async () => {
      const offer = await real.open();
      expectPage(await post(`/o/${offer.slug}/send`, `contact.name=${'x'.repeat(10_000_000)}`), 413, []);
      expectPage(await post('/o/no-such-offer/send', await filledIn(offer)), 404, []);
      expect(await kept(offer)).toMatchObject({ requests: 0 });
    });

    it('with unknown fields is accepted without them', async () => {
      const offer = await real.open();
      const odd = {
        __proto__x: 'y',
        'constructor.prototype': 'y',
        'contact.__proto__': 'y',
        reference: 'AAAA',
        state: 'accepted',
      };
      const fields = `__proto__=polluted&${new URLSearchParams(
        Object.entries(await filledIn(offer, odd)).map(([key, value]) => [key, String(value)]),
      ).toString()}`;
      expect((await post(`/o/${offer.slug}/send`, fields)).status).toBe(303);
      expect(await kept(offer)).toMatchObject({ requests: 1 });
    });
  });
});
