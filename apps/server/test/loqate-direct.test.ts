// A server whose pages call Loqate themselves: the pages' settings, and the server's handling of an address id.
import { randomUUID } from 'node:crypto';
import type { OfferInput, OfferPage, SubmissionBody } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { runDoorstep, startLoqateStandIn, type LoqateStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { someNetwork, startRealServers, type RealServers } from './real-servers.ts';

const browserKey = 'BR00-WS00-ER00-KE00';
let loqate: LoqateStandIn;
let real: RealServers;
const settings = () => ({
  DOORSTEP_ENV: 'development',
  DOORSTEP_LOOKUP: 'loqate-direct',
  LOQATE_KEY: loqate.key,
  LOQATE_BROWSER_KEY: browserKey,
  LOQATE_URL: loqate.url,
});
beforeAll(async () => {
  loqate = await startLoqateStandIn();
  real = await startRealServers('SQLite', 1, settings());
});
afterEach(() => {
  loqate.behaveWell();
  loqate.requests.length = 0;
});
afterAll(async () => {
  await real.end();
  await loqate.close();
});

const url = (path: string) => `${real.servers[0]?.url}${path}`;
const retrieves = () => loqate.requests.filter(({ path }) => path.includes('/Retrieve/')).map(({ target }) => target);

/** The data in a page for the browser. */
async function pageOf(offer: Offer): Promise<{ page: OfferPage; html: string; headers: Headers; cookie: string }> {
  const answer = await fetch(url(`/o/${offer.slug}`), { headers: { 'x-forwarded-for': someNetwork() } });
  const html = await answer.text();
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { page: (JSON.parse(data) as { page: OfferPage }).page, html, headers: answer.headers, cookie };
}

const house = (number: number) => ({
  id: `GB|ST|A|1000${number}`,
  typed: {
    line1: `${number} Heron Street`,
    line2: '',
    city: 'Larkmere',
    postcode: 'LK1 1AA',
    country: 'GB',
  },
});
const flat = {
  id: 'GB|ST|A|20002',
  typed: {
    line1: 'Flat 2',
    line2: 'Tern Court, 20 Heron Street',
    city: 'Larkmere',
    postcode: 'LK1 1AB',
    country: 'GB',
  },
};

const open = (changes: Partial<OfferInput> = {}) => real.open(changes);
const send = (
  offer: Offer,
  address: SubmissionBody['address'],
  more: { body?: object; idempotencyKey?: string } = {},
) => real.send(offer, { ...more, body: { address, ...more.body } });

describe('the pages', () => {
  it('get Loqate’s URL, the browser’s key and a fallback; never the server’s key', async () => {
    const { page, html, headers } = await pageOf(await open());
    const { key: ticket } = page.lookup.fallback ?? { key: '' };
    expect(page.lookup).toEqual({
      url: loqate.url,
      key: browserKey,
      debounceMs: 150,
      limit: 7,
      containerLimit: 200,
      fallback: { url: '/Capture/Interactive', key: ticket },
      hasData: true,
      countries: [],
      likelyCountry: '',
      near: null,
      issues: { url: '/api/lookup-issues', key: ticket },
    });
    expect(ticket).toMatch(/\w{20}/);
    expect(html).not.toContain(loqate.key);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${loqate.origin};`);
    // Site-restricted keys need the site's origin, but no page of it.
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('name Loqate in the privacy notice', async () => {
    await open();
    expect(await (await fetch(url('/privacy'))).text()).toContain('Loqate (GB Group plc, UK)');
  });
});

describe('an address submitted by its id', () => {
  it('is retrieved by the server, once, with its own key, and counts as retrieved', async () => {
    const offer = await open();
    const answer = await send(offer, house(1));
    expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    expect(retrieves()).toEqual([
      `/Capture/Interactive/Retrieve/v1.30/json6.ws?Id=GB%7CST%7CA%7C10001&Key=${loqate.key}`,
    ]);
    const [request] = await real.requests(offer);
    expect(request).toMatchObject({
      assurance: 'retrieved',
      holdReasons: [],
      address: { number: '1', street: 'Heron Street', lines: ['1 Heron Street', 'Larkmere', 'LK1 1AA'] },
    });
  });

  it('is one home with the same address found on another day, and a home of its own among flats', async () => {
    const offer = await open();
    expect((await send(offer, flat)).status).toBe(201);
    const next = { id: 'GB|ST|A|20003', typed: { ...flat.typed, line1: 'Flat 3' } };
    expect((await send(offer, next)).saved.state).toBe('accepted');
    const again = await send(offer, { id: flat.id });
    expect([again.status, again.problem.code]).toEqual([409, 'already_asked']);
  });

  it('with its lines in another language counts as unedited', async () => {
    const offer = await open();
    const typed = {
      line1: '5 Stryd y Bont',
      line2: '',
      city: 'Llyn yr Ehedydd',
      postcode: 'LK2 3EF',
      country: 'GB',
    };
    expect((await send(offer, { id: 'GB|ST|A|30002', typed })).status).toBe(201);
    expect(await real.requests(offer)).toMatchObject([
      { assurance: 'retrieved', address: { street: 'Bridge Street' } },
    ]);
  });

  it('with edited lines counts as typed by hand', async () => {
    const offer = await open({ typedAddresses: 'held' });
    const edited = { ...house(3), typed: { ...house(3).typed, line1: '3A Heron Street' } };
    expect((await send(offer, edited)).status).toBe(202);
    expect(await real.requests(offer)).toMatchObject([
      { assurance: 'typed', holdReasons: ['typed_address'], address: { number: '3A' } },
    ]);
  });

  it('with a flat that the data do not know is held for staff', async () => {
    const offer = await open();
    const answer = await send(offer, house(4), { body: { unit: 'Flat 9' } });
    expect(answer.status).toBe(202);
    expect(await real.requests(offer)).toMatchObject([{ assurance: 'retrieved', holdReasons: ['unit_unknown'] }]);
  });

  it.each([
    ['made up', 'made up'],
    ['of a container', 'GB|ST|ENG|STREET-HERON-STREET'],
    ['of nothing any more', 'GB|ST|A|99999'],
    ['of another installation’s index', 'GB|DS|A|aaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('that is %s is rejected, with a copy or without, and nothing is saved', async (_, id) => {
    const offer = await open();
    for (const address of [{ id }, { id, typed: house(1).typed }]) {
      const answer = await send(offer, address);
      expect([answer.status, answer.problem.code]).toEqual([422, 'request_invalid']);
      expect(answer.problem.errors).toMatchObject([{ field: 'address', code: 'address_unknown' }]);
    }
    expect(await real.requests(offer)).toEqual([]);
  });
});

describe('a repeated submission', () => {
  it('is one request, and is not paid for again, even while Loqate is down', async () => {
    const offer = await open();
    const idempotencyKey = randomUUID();
    const first = await send(offer, house(5), { idempotencyKey });
    const paid = retrieves().length;
    loqate.behave({ kind: 'reset' });
    const second = await send(offer, house(5), { idempotencyKey });
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(second.saved).toEqual(first.saved);
    expect(retrieves()).toHaveLength(paid);
  });

  it('is recognised by id or by proof; another address is a conflict', async () => {
    const offer = await open();
    const { page } = await pageOf(offer);
    const query = new URLSearchParams({ Key: page.lookup.fallback?.key ?? '', Id: house(6).id });
    const found = await fetch(url(`/Capture/Interactive/Retrieve/v1.20/json3.ws?${query.toString()}`));
    const [item] = ((await found.json()) as { Items: { Proof: string }[] }).Items;
    const ways = [{ proof: item?.Proof ?? '' }, house(6), { id: house(6).id }];
    for (const [first, second] of [
      [0, 1],
      [1, 0],
      [2, 1],
    ] as const) {
      const idempotencyKey = randomUUID();
      const at = await open();
      await send(at, ways[first], { idempotencyKey });
      const again = await send(at, ways[second], { idempotencyKey });
      if (first === 2) expect(again.problem.code ?? again.saved.state).toBe('accepted');
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
      const other = await send(at, house(7), { idempotencyKey });
      expect(other.problem.code).toBe('idempotency_key_reused');
    }
  });
});

describe('while Loqate does not respond', () => {
  it('the request is held with the copy, even where typed addresses are refused; nothing is lost', async () => {
    const offer = await open({ typedAddresses: 'refused' });
    loqate.behave({ kind: 'status', status: 503 });
    const answer = await send(offer, { id: 'GB|ST|A|10008', typed: house(8).typed });
    expect([answer.status, answer.saved.state]).toEqual([202, 'held']);
    expect(await real.requests(offer)).toMatchObject([
      {
        assurance: 'typed',
        holdReasons: ['address_unverified'],
        address: { number: '8', street: 'Heron Street', postcode: 'LK1 1AA' },
      },
    ]);
    expect(real.servers[0]?.output()).toContain('"service":"address-lookup"');
  });

  it('an id without a copy is rejected with the advice to retry or type the address', async () => {
    const offer = await open();
    loqate.behave({ kind: 'html' });
    const answer = await send(offer, { id: 'GB|ST|A|10009' });
    expect(answer.problem.errors).toMatchObject([{ field: 'address', code: 'address_unconfirmed' }]);
    expect(answer.problem.errors?.[0]?.detail).toMatch(/type it yourself/);
  });
});

describe('the form', () => {
  const fields = async (offer: Offer, address: typeof flat) => ({
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    'contact.name': 'Robin Fictional',
    'address.way': 'find',
    'address.search': 'flat 2 tern court',
    'address.id': address.id,
    'address.unit': 'Flat 2',
    ...Object.fromEntries(Object.entries(address.typed).map(([name, value]) => [`address.${name}`, value])),
    humanCheck: await real.pass(offer),
    idempotencyKey: randomUUID(),
  });
  const field = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ??
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

  it('shows the retrieved address on the check page, and carries its proof: sending costs nothing more', async () => {
    const offer = await open();
    const form = await fields(offer, { ...flat, id: 'GB|ST|A|20004', typed: { ...flat.typed, line1: 'Flat 4' } });
    const check = await real.post(`/o/${offer.slug}/check`, form);
    expect(check.status).toBe(200);
    expect(retrieves()).toHaveLength(1);
    const proof = field(check.text, 'address.proof') ?? '';
    expect(proof).toMatch(/^[\w-]+\.[\w-]{86}\.[\w-]{43}$/);
    expect(field(check.text, 'address.id')).toBe('');
    loqate.behave({ kind: 'reset' });
    const sent = await real.post(`/o/${offer.slug}/send`, { ...form, 'address.id': '', 'address.proof': proof });
    expect(sent.status).toBe(303);
    expect(await real.requests(offer)).toMatchObject([{ assurance: 'retrieved', address: { unit: 'Flat 4' } }]);
    expect(retrieves()).toHaveLength(1);
  });

  it('does not prove a typed flat', async () => {
    const offer = await open();
    const form = { ...(await fields(offer, house(2))), 'address.unit': '', unit: 'Flat 9' };
    const check = await real.post(`/o/${offer.slug}/check`, form);
    expect(check.text).toContain('Flat 9');
    const proof = field(check.text, 'address.proof') ?? '';
    await real.post(`/o/${offer.slug}/send`, { ...form, 'address.id': '', 'address.proof': proof });
    expect(await real.requests(offer)).toMatchObject([{ holdReasons: ['unit_unknown'], address: { unit: 'Flat 9' } }]);
  });

  it('returns to the search, with its text, if the address does not exist', async () => {
    const offer = await open();
    const answer = await real.post(`/o/${offer.slug}/check`, await fields(offer, { ...flat, id: 'GB|ST|A|99998' }));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Find it and choose it again');
    expect(field(answer.text, 'address.lookup')).toBe('flat 2 tern court');
    expect(field(answer.text, 'address.id')).toBe('');
    expect(field(answer.text, 'contact.name')).toBe('Robin Fictional');
  });

  it('keeps the chosen address when other fields are missing, and pays for nothing', async () => {
    const offer = await open();
    const answer = await real.post(`/o/${offer.slug}/check`, { ...(await fields(offer, flat)), 'contact.name': '' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Tern Court, 20 Heron Street');
    expect(field(answer.text, 'address.id')).toBe(flat.id);
    expect(answer.text).not.toContain('id="unit"');
    expect(retrieves()).toEqual([]);
  });
});

describe('a report from a page', () => {
  const report = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url('/api/lookup-issues'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork(), ...headers },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const shownText = () => real.servers[0]?.output().match(/Reported by visitors' browsers: [^"]*/g) ?? [];

  it('reaches staff in Doorstep’s words; unknown texts, codes and senders are ignored', async () => {
    const { page } = await pageOf(await open());
    const key = page.lookup.issues?.key ?? '';
    const before = shownText().length;
    expect(await report({ key, call: 'find', code: '5' })).toBe(204);
    const [words = '', ...others] = shownText().slice(before);
    expect(words).toMatch(/not allowed from this page\. The pages are at http:\/\/doorstep\.example\./);
    expect(others).toEqual([]);
    for (const body of [
      { key, call: 'find', code: '17' },
      { key, call: 'find', code: '-1' },
      { key, call: 'find', code: '9999' },
      { key, call: 'find', code: '3', message: 'call this number' },
      { key: 'made up', call: 'find', code: '3' },
    ]) {
      await report(body);
    }
    expect(await report({ key, call: 'find', code: '3' }, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(shownText()).toHaveLength(before + 1);
  });

  it('of a working Loqate ends the alarms', async () => {
    const { alarms } = real.installation.store;
    const openCodes = async () => (await alarms.open()).map(({ code }) => code);
    const { page } = await pageOf(await open());
    const key = page.lookup.issues?.key ?? '';
    await report({ key, call: 'find', code: '6' });
    await expect.poll(openCodes).toContain('6');
    await report({ key: 'made up', call: 'find', code: '0' });
    await report({ key, call: 'find', code: '0' });
    await expect.poll(openCodes).toEqual([]);
  });

  it('is limited per network', async () => {
    const { page } = await pageOf(await open());
    const network = { 'x-forwarded-for': someNetwork() };
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push(await report({ key: page.lookup.issues?.key, call: 'find', code: '3' }, network));
    }
    expect([statuses.indexOf(429), statuses.filter((status) => status === 204).length]).toEqual([20, 20]);
  });
});

it('a page without JavaScript queries Loqate through the server, with the server’s key', async () => {
  const offer = await open();
  const answer = await fetch(url(`/o/${offer.slug}`), {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
    body: new URLSearchParams({ step: 'find', 'address.search': 'tern court' }),
  });
  expect(await answer.text()).toContain('Tern Court, 20 Heron Street');
  expect(loqate.requests).toHaveLength(1);
  expect(loqate.requests[0]?.parameters).toContainEqual(['Key', loqate.key]);
});

it('a start in production rejects a Loqate URL of another host', async () => {
  const refused = await runDoorstep(['serve'], {
    dataFolder: '/nonexistent',
    env: { ...settings(), DOORSTEP_ENV: 'production' },
  });
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('LOQATE_URL')]);
});
