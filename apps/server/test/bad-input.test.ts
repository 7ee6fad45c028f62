// Invalid input of every kind gets a clear answer, and nothing is accepted, saved or given away.
import { randomUUID } from 'node:crypto';
import type { OfferInput } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases, readAnswer, someNetwork, type Answer } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const typedIn = (country: string) => ({ typed: { line1: '12 High Street', city: 'Marrow Vale', country } });

describe.each(databases)('on %s', (kind) => {
  const real = serversForAll(kind, 1);
  let offer: Offer;
  let item = '';
  beforeAll(async () => {
    offer = await real.open({ items: [itemInput({ maxPerRequest: 3, maxPerHome: null }), itemInput()] });
    item = offer.definition.items[0]?.id ?? '';
  });

  const url = (path: string) => `${real.servers[0]?.url}${path}`;

  /** Everything that accepting or saving something would change. */
  async function kept(of: Offer = offer): Promise<unknown> {
    return { stock: await real.balance(of), requests: (await real.requests(of)).length };
  }

  /** Posts exactly this body to the API. */
  async function post(body: string, headers: Record<string, string> = {}, slug = offer.slug): Promise<Answer> {
    const sent = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
    return readAnswer(
      await fetch(url(`/api/offers/${slug}/requests`), {
        method: 'POST',
        headers: { 'x-forwarded-for': someNetwork(), ...sent },
        body,
      }),
    );
  }

  /** Expects a public refusal: a problem with its code and the request's id, without internals. */
  function expectProblem(answer: Answer, status: number, code: string): void {
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.problem.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.problem.title).toMatch(/\w/);
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|sqlite|select |stack|valibot|DoorstepError/i);
  }

  const fieldsOf = ({ problem }: Answer) => (problem.errors ?? []).map(({ field, code }) => `${field} ${code}`);

  describe('a request', () => {
    it('for an offer that is a draft or does not exist gets “not found”', async () => {
      const draft = await real.open();
      await real.installation.store.offers.setStatus(draft.id, { from: 'published', to: 'draft', at: 0 });
      for (const slug of ['no-such-offer', draft.slug, '..%2f..%2fetc', '%00', "' or 1=1 --"]) {
        expectProblem(await real.send({ ...offer, slug }), 404, 'offer_not_found');
      }
      expect(await kept(draft)).toMatchObject({ requests: 0 });
    });

    it('of 10 MB is rejected without stopping the server', async () => {
      const before = await kept();
      expectProblem(await post('a'.repeat(10_000_000)), 413, 'body_too_large');
      expect(await kept()).toEqual(before);
      expect((await fetch(url('/healthz'))).status).toBe(200);
    });

    it.each([
      ['{"lines":', {}, 400, 'body_malformed'],
      ['', {}, 400, 'body_malformed'],
      ['null', {}, 400, 'body_malformed'],
      ['[]', {}, 400, 'body_malformed'],
      ['"lines"', {}, 400, 'body_malformed'],
      ['{"__proto__":{"lines":[]}}', {}, 400, 'body_malformed'],
      ['{"constructor":{"prototype":{"polluted":1}}}', {}, 400, 'body_malformed'],
      ['{"lines":[]}', { 'content-type': 'text/plain' }, 415, 'media_type_unsupported'],
      ['<lines/>', { 'content-type': 'application/xml' }, 415, 'media_type_unsupported'],
      ['--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'media_type_unsupported'],
    ])('whose body is %j with %j is answered %i %s', async (body, headers, status, code) => {
      const before = await kept();
      expectProblem(await post(body, headers), status, code);
      expect(await kept()).toEqual(before);
    });

    it.each<[string, object, string[]]>([
      ['quantity 0', { lines: [{ item: 'ITEM', quantity: 0 }] }, ['lines.0.quantity too_small']],
      ['quantity -1', { lines: [{ item: 'ITEM', quantity: -1 }] }, ['lines.0.quantity too_small']],
      ['quantity 1.5', { lines: [{ item: 'ITEM', quantity: 1.5 }] }, ['lines.0.quantity not_a_number']],
      ['quantity 1e9', { lines: [{ item: 'ITEM', quantity: 1e9 }] }, ['lines.0.quantity too_large']],
      ['quantity 1e400', { lines: [{ item: 'ITEM', quantity: 'HUGE' }] }, ['lines.0.quantity not_a_number']],
      ['more than a request may have', { lines: [{ item: 'ITEM', quantity: 4 }] }, ['lines.0.quantity too_large']],
      ['a quantity in words', { lines: [{ item: 'ITEM', quantity: '1' }] }, ['lines.0.quantity not_a_number']],
      ['an unknown item', { lines: [{ item: 'nothing', quantity: 1 }] }, ['lines.0.item unknown_item']],
      [
        'an item twice',
        {
          lines: [
            { item: 'ITEM', quantity: 1 },
            { item: 'ITEM', quantity: 1 },
          ],
        },
        ['lines.1.item item_twice'],
      ],
      ['nothing', { lines: [] }, ['lines nothing_chosen']],
      ['a name that is a list', { contact: { name: ['Robin'] } }, ['contact.name not_text']],
      ['a contact that is a text', { contact: 'Robin' }, ['contact not_text']],
      ['no name', { contact: {} }, ['contact.name required']],
      ['a name of 300 letters', { contact: { name: 'x'.repeat(300) } }, ['contact.name too_long']],
      ['no e-mail address', { contact: { name: 'R', email: 'robin' } }, ['contact.email not_an_email']],
      ['an address that is a list', { address: [] }, ['address address_missing']],
      ['no address', { address: {} }, ['address address_missing']],
      ['an unknown field', { price: 0 }, ['price unknown_field']],
      ['an unknown field inside', { address: { proof: 'x', verified: true } }, ['address.verified unknown_field']],
      ['an answer to no question', { answers: { colour: 'red' } }, ['answers.colour unknown_field']],
      ['a country that is none', { address: typedIn('ZZ') }, ['address.typed.country unknown_country']],
      ['the name of a country', { address: typedIn('United Kingdom') }, ['address.typed.country unknown_country']],
      ['an answer longer than a page', { answers: { colour: 'x'.repeat(5000) } }, ['answers.colour too_long']],
      [
        'more answers than there are questions',
        { answers: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a${index}`, ''])) },
        ['answers too_many'],
      ],
      ['an answer that is an object', { answers: { colour: {} } }, ['answers.colour not_text']],
    ])('with %s names the field', async (_, changes, fields) => {
      const before = await kept();
      const whole = {
        lines: [{ item, quantity: 1 }],
        contact: { name: 'Robin Fictional' },
        address: { proof: real.proof(retrievedAddress({ street: randomUUID() })) },
        humanCheck: await real.pass(offer),
        ...changes,
      };
      const answer = await post(
        JSON.stringify(whole).replaceAll('"ITEM"', JSON.stringify(item)).replace('"HUGE"', '1e400'),
      );
      expectProblem(answer, 422, 'request_invalid');
      expect(fieldsOf(answer)).toEqual(fields);
      expect(answer.problem.errors?.every(({ detail }) => /\w/.test(detail))).toBe(true);
      expect(await kept()).toEqual(before);
    });

    it.each([
      ['forged', () => 'e30.AAAA'],
      ['junk', () => 'x'],
      ['signed with another key', (proof: string) => `${proof.slice(0, -4)}AAAA`],
      [
        'edited',
        (proof: string) => {
          const [body = '', ...signatures] = proof.split('.');
          const other = Buffer.from(body, 'base64url').toString().replace('ZZ1 1AA', 'ZZ9 9ZZ');
          return [Buffer.from(other).toString('base64url'), ...signatures].join('.');
        },
      ],
    ])('with an address proof that is %s is rejected', async (_, change) => {
      const before = await kept();
      const proof = change(real.proof(retrievedAddress({ street: randomUUID() })));
      const answer = await real.send(offer, { body: { address: { proof } } });
      expectProblem(answer, 422, 'request_invalid');
      expect(fieldsOf(answer)).toEqual(['address address_forged']);
      expect(await kept()).toEqual(before);
    });

    it('with an expired address proof is rejected as too old', async () => {
      const proof = real.proof(retrievedAddress(), () => Date.now() - 25 * 3_600_000);
      const answer = await real.send(offer, { body: { address: { proof } } });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['address address_expired']]);
    });

    it('with a human check that is spent, expired, invalid or from another offer does not pass', async () => {
      const other = await real.open();
      const spent = await real.pass(offer);
      expect((await real.send(offer, { pass: spent })).status).toBe(201);
      const before = await kept();
      const tokens = [
        spent,
        await real.pass(offer, { now: () => Date.now() - 3_600_000 }),
        await real.pass(other),
        'junk',
        btoa('{}'),
        btoa(JSON.stringify({ challenge: { parameters: null }, solution: {} })),
        'x'.repeat(9000),
      ];
      for (const pass of tokens) expectProblem(await real.send(offer, { pass }), 422, 'human_check_rejected');
      for (const humanCheck of [7, true, ['x'], { token: 'x' }]) {
        expectProblem(await real.send(offer, { body: { humanCheck } }), 422, 'human_check_rejected');
      }
      expect(await kept()).toEqual(before);
    });

    it('outside the area, before opening or after closing is refused with that reason', async () => {
      const refused = async (changes: Partial<OfferInput>, code: string) => {
        const closed = await real.open(changes);
        expectProblem(await real.send(closed), 409, code);
        expect(await kept(closed)).toMatchObject({ stock: [{ taken: 0 }], requests: 0 });
      };
      await refused({ area: { countries: ['US'], postcodePrefixes: [], polygon: null } }, 'outside_area');
      await refused({ opensAt: new Date(Date.now() + 3_600_000).toISOString() }, 'not_open');
      await refused({ closesAt: new Date(Date.now() - 1000).toISOString() }, 'closed');
    });

    it('with a missing, empty or too long Idempotency-Key is rejected with that reason', async () => {
      for (const idempotencyKey of ['', ' ', 'x'.repeat(129)]) {
        expectProblem(await real.send(offer, { idempotencyKey }), 400, 'idempotency_key_missing');
      }
      expect((await real.send(offer, { idempotencyKey: 'x'.repeat(128) })).status).toBe(201);
    });

    it('with another request’s Idempotency-Key is rejected, and the first is unchanged', async () => {
      const idempotencyKey = randomUUID();
      const first = await real.send(offer, { idempotencyKey });
      const before = await kept();
      expectProblem(await real.send(offer, { idempotencyKey }), 422, 'idempotency_key_reused');
      expect(await kept()).toEqual(before);
      expect(first.status).toBe(201);
    });

    it('is answered in the requested language', async () => {
      const lines = JSON.stringify({ lines: [] });
      const english = await post(lines, { 'accept-language': 'xx, en;q=0.5' });
      expect(english.problem.errors?.[0]?.detail).toMatch(/^[ -~]+$/);
      const sent = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const pseudo = await readAnswer(
        await fetch(url(`/api/offers/${offer.slug}/requests?lang=en-XB`), {
          method: 'POST',
          headers: sent,
          body: lines,
        }),
      );
      expect(pseudo.problem.title).not.toBe(english.problem.title);
      expect(pseudo.problem.code).toBe(english.problem.code);
    });
  });

  describe('a receipt', () => {
    it('opens only with its own secret', async () => {
      const [mine, other] = [(await real.send(offer)).saved, (await real.send(offer)).saved];
      const secret = mine.url.split('/').at(-1) ?? '';
      const open = async (path: string, cookie = '') =>
        (await fetch(url(path), { headers: { cookie }, redirect: 'manual' })).status;
      expect(await open(`/r/${mine.reference}/${secret}`)).toBe(303);
      expect(await open(`/r/${mine.reference}`, `doorstep_receipt=${secret}`)).toBe(200);
      for (const path of [`/r/${other.reference}/${secret}`, `/r/${mine.reference}/guess`, '/r/AAAA-AAAA-AAAA/guess']) {
        expect(await open(path)).toBe(404);
      }
      expect(await open(`/r/${other.reference}`, `doorstep_receipt=${secret}`)).toBe(404);
      expect(await open(`/r/${mine.reference}`)).toBe(404);
      expect(await real.withdraw({ ...other, url: mine.url }, 0)).toBe(404);
      expect(await real.withdraw(mine, 0)).toBe(303);
      // A second cancellation gives the same answer.
      expect(await real.withdraw(mine, 0)).toBe(303);
    });
  });
});
