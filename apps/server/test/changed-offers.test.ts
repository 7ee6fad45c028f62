// Changes by staff to an offer whose link people have, or whose form they are filling in.
import { saveOffer, transitionOffer, type Offer } from '@doorstep/core';
import type { OfferInput } from '@doorstep/contract';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serversForAll } from './with-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors', 'offer']));
const real = serversForAll('SQLite', 1);

/** Saves the offer with changes, as staff do. */
async function change(offer: Offer, changes: (input: OfferInput) => Partial<OfferInput>): Promise<Offer> {
  const { version, definition } = (await real.staff.store.offers.find(offer.id))!;
  return saveOffer(real.staff, { id: offer.id, version, input: { ...definition, ...changes(definition) } });
}

const get = (path: string) =>
  fetch(`${real.servers[0]?.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });

describe('an offer with a changed short name', () => {
  it('redirects every former address to the current one, with the query kept', async () => {
    const { id, slug } = await real.open();
    const offer = (await real.staff.store.offers.find(id))!;
    await change(offer, () => ({ slug: `${slug}-2` }));
    for (const [path, there] of [
      [`/o/${slug}`, `/o/${slug}-2`],
      [`/o/${slug}?lang=fr&x=%2F`, `/o/${slug}-2?lang=fr&x=%2F`],
      [`/api/offers/${slug}`, `/api/offers/${slug}-2`],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, there]);
      // A cached redirect could not be changed when the name is given back.
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const followed = async (path: string) =>
      new URL((await fetch(`${real.servers[0]?.url}${path}`, { headers: { accept: 'text/html' } })).url).pathname;
    for (const path of ['', '/check', '/send', '/claim', '/receipt-again'])
      expect(await followed(`/o/${slug}${path}`)).toBe(`/o/${slug}-2`);

    await change(offer, () => ({ slug }));
    expect((await get(`/o/${slug}`)).status).toBe(200);
    expect((await get(`/o/${slug}-2`)).headers.get('location')).toBe(`/o/${slug}`);
  });

  it('accepts requests and claims sent from pages opened under the former name', async () => {
    const offer = await real.open();
    const home = retrievedAddress({ street: randomUUID() });
    await change(offer, () => ({ slug: `${offer.slug}-2` }));
    expect(await real.send(offer, { home, pass: await real.pass({ slug: `${offer.slug}-2` }) })).toMatchObject({
      status: 201,
    });
    const renamed = { ...offer, slug: `${offer.slug}-2` };
    const { problem } = await real.send(renamed, { home });
    expect(problem.code).toBe('already_asked');
    await change(offer, () => ({ slug: `${offer.slug}-3` }));
    const claimed = await post(`/o/${renamed.slug}/claim`, {
      claimToken: problem.claimToken ?? '',
      'claim.kind': 'different_flat',
      'claim.text': 'I live next door.',
      'claim.email': 'robin@example.org',
    });
    expect(claimed.status).toBe(200);
  });

  it('is not found by its former name once archived', async () => {
    const offer = await real.open();
    await change(offer, () => ({ slug: `${offer.slug}-2` }));
    await transitionOffer(real.staff, { id: offer.id, transition: 'close' });
    await transitionOffer(real.staff, { id: offer.id, transition: 'archive' });
    expect((await get(`/o/${offer.slug}`)).status).toBe(404);
  });
});

describe('a URL typed from paper', () => {
  it.each([
    ['/o/SLUG/', ''],
    ['/o/SLUG//', ''],
    ['/o/SLUG.', ''],
    ['/o/SLUG%20', ''],
    ['/o/%E2%80%9CSLUG%E2%80%9D,', ''],
    ['/o/SLUG/draw.json/', '/draw.json'],
    ['/O/SLUG', ''],
  ])('as %s leads to the offer', async (path, rest) => {
    const { slug } = await real.open();
    for (const written of [slug, slug.toUpperCase()]) {
      const answer = await fetch(`${real.servers[0]?.url}${path.replace('SLUG', written)}?lang=fr`, {
        headers: { accept: 'text/html' },
      });
      expect(new URL(answer.url).pathname + new URL(answer.url).search).toBe(`/o/${slug}${rest}?lang=fr`);
      expect(answer.status).toBe(rest === '' ? 200 : 404);
    }
  });

  it.each([
    '//evil.example/',
    '/o//evil.example',
    '/o/%2F%2Fevil.example',
    '/o/evil.example%2F..',
    '/%2Fevil.example/',
  ])('%s does not redirect to another site', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.status).toBe(404);
  });
});

/** A filled-in form: two bins, a caddy, an answer of each kind. */
const filledIn: Partial<OfferInput> = {
  items: [itemInput({ name: { en: 'Bin' }, maxPerRequest: 3, maxPerHome: 3 }), itemInput({ name: { en: 'Caddy' } })],
  limits: { unitsPerHome: 5, windowDays: null },
  contact: { name: 'required', email: 'optional', phone: 'optional' },
  area: { countries: [], postcodePrefixes: [], polygon: null },
  questions: [
    question('tap', 'choice', { options: [option('round', 'Round'), option('square', 'Square')] }),
    question('why', 'short_text'),
    question('terms', 'consent', { required: true }),
  ],
};

interface Case {
  /** The staff's change while the check page is open. */
  change: (input: OfferInput) => Partial<OfferInput>;
  /** Texts on the page that explain the change. */
  texts: string[];
  /** The field that the check page itself asks for: its name and label. */
  asks?: [name: string, label: string];
  /** The answer given then. */
  answer?: Record<string, string>;
}

const cases: Record<string, Case> = {
  'a question that must be answered is added': {
    change: ({ questions }) => ({ questions: [...questions, question('door', 'choice', required(['red', 'blue']))] }),
    texts: ['Question door – Choose one'],
    asks: ['answer.door', 'Question door'],
    answer: { 'answer.door': 'red' },
  },
  'a consent is added': {
    change: ({ questions }) => ({ questions: [...questions, question('photo', 'consent', { required: true })] }),
    texts: ['Question photo – Tick to agree'],
    asks: ['answer.photo', 'Question photo'],
    answer: { 'answer.photo': 'yes' },
  },
  'a question is taken out': {
    change: ({ questions }) => ({ questions: questions.filter(({ id }) => id !== 'why') }),
    texts: ['We no longer ask “Question why”. Your answer won’t be sent.'],
  },
  'the answer that was chosen is taken out': {
    change: ({ questions }) => ({
      questions: questions.map((each) => ({ ...each, options: each.options.filter(({ id }) => id !== 'round') })),
    }),
    texts: ['“Round” is no longer one of the answers.'],
  },
  'a consent is worded anew': {
    change: ({ questions }) => ({
      questions: questions.map((each) => (each.id === 'terms' ? { ...each, label: { en: 'Other terms' } } : each)),
    }),
    texts: ['“Question terms” now reads “Other terms”. Check your answer.'],
  },
  'an item is taken out': {
    change: ({ items }) => ({ items: items.slice(0, 1) }),
    texts: ['“Caddy” is no longer offered here, so it has been taken out of your request.'],
  },
  'an item is renamed': {
    change: ({ items }) => ({ items: items.map((item) => ({ ...item, name: { en: `Green ${item.name['en']}` } })) }),
    texts: ['“Bin” is now called “Green Bin”.', '“Caddy” is now called “Green Caddy”.'],
  },
  'fewer are to be had at a time': {
    change: ({ items }) => ({ items: items.map((item) => ({ ...item, maxPerRequest: 1 })) }),
    texts: ['Bin – Enter 1 or fewer'],
    asks: ['quantity.', 'Bin'],
    answer: { BIN: '1', CADDY: '1' },
  },
  'fewer are to be had by a home': {
    change: () => ({ limits: { unitsPerHome: 2, windowDays: null } }),
    texts: ['Choose at most 2 in total'],
    asks: ['take.', 'Bin'],
    answer: { BIN: '1', CADDY: '1' },
  },
  'a phone number must be given': {
    change: ({ contact }) => ({ contact: { ...contact, phone: 'required' } }),
    texts: ['Enter your phone number'],
    asks: ['contact.phone', 'Phone'],
    answer: { 'contact.phone': '01632 960 001' },
  },
  'another language is added': {
    change: ({ title }) => ({ title: { ...title, fr: 'Bacs' } }),
    texts: [],
  },
  'the short name is changed': { change: ({ slug }) => ({ slug: `${slug}-2` }), texts: [] },
};

describe('a visitor sending a form without JavaScript while staff change the offer', () => {
  it.each(Object.keys(cases))('can finish the request when %s', async (name) => {
    const { change: changed, texts, asks, answer = {} } = cases[name]!;
    const { offer, checked } = await checkPage();
    await change(offer, changed);
    let { status, page } = await post(`/o/${offer.slug}/send`, checked);
    if (texts.length > 0) {
      expect([409, 422]).toContain(status);
      expect(texts.filter((text) => !page.includes(text))).toEqual([]);
      for (const [field, label] of asks === undefined ? [] : [asks]) {
        expect(page).toMatch(new RegExp(`name="${field}`));
        expect(page).toContain(label);
      }
      const again = { ...hiddenFields(page), ...quantities(offer, answer) };
      // Everything else that was typed is still there.
      for (const field of ['contact.name', 'contact.email', 'address.proof']) expect(again[field]).toBe(checked[field]);
      ({ status, page } = await post(`/o/${offer.slug}/send`, again));
    }
    expect([status, page]).toEqual([303, '']);
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('sees a separate page when the offer was closed, paused, postponed or moved to another area', async () => {
    const area = { countries: [], postcodePrefixes: ['ZZ99'], polygon: null };
    const opensAt = '2099-01-01T00:00:00Z';
    for (const [changed, title] of [
      [() => ({ closesAt: '2020-01-01T00:00:00Z', opensAt: null }), 'public.refused.closed.title'],
      [() => ({ opensAt }), 'public.refused.not_open.title'],
      [() => ({ area }), 'public.refused.outside_area.title'],
    ] as const) {
      const { offer, checked } = await checkPage();
      await change(offer, changed);
      const { status, page } = await post(`/o/${offer.slug}/send`, checked);
      expect([status, page.includes(t(title))]).toEqual([409, true]);
      expect(hiddenFields(page)['contact.name'] ?? 'Robin Fictional').toBe('Robin Fictional');
    }
  });

  it('is asked to choose an address when typed ones are no longer accepted', async () => {
    const typed = {
      'address.way': 'typed',
      'address.line1': '1 Nowhere Row',
      'address.city': 'Larkham',
      'address.postcode': 'ZZ1 1AA',
    };
    const { offer, checked } = await checkPage({ ...typed, 'address.country': 'GB', 'address.proof': '' });
    await change(offer, () => ({ typedAddresses: 'refused' }));
    const { status, page } = await post(`/o/${offer.slug}/send`, checked);
    expect([status, page.includes(t('field_error.typed_refused'))]).toEqual([422, true]);
    expect(hiddenFields(page)).toMatchObject({ 'contact.name': 'Robin Fictional', 'address.line1': '1 Nowhere Row' });
  });

  it('gets the existing receipt if the same request arrived before the change', async () => {
    const { offer, checked } = await checkPage();
    const first = await post(`/o/${offer.slug}/send`, checked);
    await change(offer, ({ questions }) => ({ questions: questions.filter(({ id }) => id === 'terms') }));
    const second = await post(`/o/${offer.slug}/send`, checked);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  /** The check page of an offer, as a form to be sent. */
  async function checkPage(given: Record<string, string> = {}) {
    const offer = await real.open(filledIn);
    const home = retrievedAddress({ street: randomUUID(), postcode: 'LM1 2AB' });
    const { page, status } = await post(`/o/${offer.slug}/check`, {
      offerVersion: String(offer.version),
      ...quantities(offer, { BIN: '2', CADDY: '1' }),
      'contact.name': 'Robin Fictional',
      'contact.email': 'robin@example.org',
      'answer.tap': 'round',
      'answer.why': 'For the garden',
      'answer.terms': 'yes',
      'address.way': 'find',
      'address.proof': real.proof(home),
      unitAsked: 'yes',
      ...given,
    });
    expect(status).toBe(200);
    const checked = hiddenFields(page);
    return { offer, checked };
  }
});

describe('an offer past its closing time', () => {
  const passed = '2026-01-01T00:00:00Z';
  const byTime = async (changes: Partial<OfferInput> = {}) => {
    const offer = await real.open({ opensAt: null, closesAt: null });
    return change(offer, () => ({ closesAt: passed, ...changes }));
  };

  it('opens when reopened, and loses its closing time', async () => {
    const offer = await byTime();
    const { version, definition } = await transitionOffer(real.staff, { id: offer.id, transition: 'reopen' });
    expect([version, definition.closesAt]).toEqual([offer.version + 1, null]);
    expect((await real.send(offer)).status).toBe(201);
  });

  it('opens when reopened, even if staff had also closed it', async () => {
    const offer = await byTime();
    await transitionOffer(real.staff, { id: offer.id, transition: 'close' });
    await transitionOffer(real.staff, { id: offer.id, transition: 'reopen' });
    expect((await real.send(offer)).status).toBe(201);
  });

  it('can be archived without closing it first', async () => {
    const { id } = await byTime();
    expect(await transitionOffer(real.staff, { id, transition: 'archive' })).toMatchObject({ status: 'archived' });
    const { id: open } = await real.open();
    await expect(transitionOffer(real.staff, { id: open, transition: 'archive' })).rejects.toThrow('state_conflict');
  });
});

it('a program learns of a change if it names the version that it read', async () => {
  const offer = await real.open(filledIn);
  await change(offer, ({ items }) => ({ items: items.map((item) => ({ ...item, name: { en: 'Barrel' } })) }));
  const body = { answers: { terms: true }, contact: { name: 'Robin Fictional' } };
  const read = { ...body, offerVersion: offer.version };
  expect(await real.send(offer, { body: read })).toMatchObject({ status: 409, problem: { code: 'offer_changed' } });
  expect((await real.send(offer, { body: { ...read, offerVersion: offer.version + 1 } })).status).toBe(201);
  expect((await real.send(offer, { body })).status).toBe(201);
});

function quantities({ definition }: Offer, { BIN, CADDY, ...rest }: Record<string, string>) {
  const [bin, caddy] = definition.items.map(({ id }) => `quantity.${id}`);
  return {
    ...rest,
    ...(BIN === undefined ? {} : { [bin!]: BIN }),
    ...(CADDY === undefined ? {} : { [caddy!]: CADDY }),
  };
}

function question(
  id: string,
  kind: OfferInput['questions'][number]['kind'],
  given: Partial<OfferInput['questions'][number]> = {},
): OfferInput['questions'][number] {
  return { id, kind, label: { en: `Question ${id}` }, help: {}, required: false, options: [], ...given };
}

function option(id: string, label: string) {
  return { id, label: { en: label } };
}

function required(options: string[]) {
  return { required: true, options: options.map((id) => option(id, id)) };
}

/** The hidden fields of a page. */
function hiddenFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  return Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, plain(value)]));
}

async function post(path: string, fields: Record<string, string>) {
  const read = await real.post(path, fields);
  return { ...read, page: read.text.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
}
