// How places are given is said in the same words before the form, before Send, on the receipt and in the email; and the
// answer about a chosen home is the same whether it has asked or not.
import { randomUUID } from 'node:crypto';
import type { HomeAnswer, OfferInput } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import { itemInput, placeInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { serversWithMail } from './with-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer', 'mail']));
const inADay = new Date(Date.now() + 86_400_000).toISOString();
const inTwoDays = new Date(Date.now() + 172_800_000).toISOString();
const draw = { value: { en: 'The lottery' }, format: { kind: 'digits', length: 6 } as const, knownAt: inTwoDays };
const delivery = { delivery: { en: 'Brought by the van' }, deliveryDetails: { en: 'Within two weeks.' } };

const { mail, real } = serversWithMail('SQLite');

const url = (path: string) => `${real.servers[0]?.url}${path}`;

/** The text of a page, without markup and data. */
function readable(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
}

async function pageOf(path: string, init?: RequestInit): Promise<string> {
  return readable(await (await fetch(url(path), init)).text());
}

async function checkPage(
  offer: Offer,
  email: string,
  { home = retrievedAddress({ street: randomUUID() }), unitAsked = '', more = {} } = {},
): Promise<string> {
  const fields = {
    'address.proof': real.proof(home),
    unitAsked,
    'address.way': 'find',
    'contact.name': 'Robin Fictional',
    'contact.email': email,
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    ...more,
  };
  return pageOf(`/o/${offer.slug}/check`, { method: 'POST', body: new URLSearchParams(fields) });
}

async function answerOf(
  offer: Offer,
  home: ReturnType<typeof retrievedAddress>,
): Promise<{ text: string; answer: HomeAnswer }> {
  const response = await fetch(url(`/api/offers/${offer.slug}/home`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: { proof: real.proof(home) } }),
  });
  const text = await response.text();
  expect(response.status).toBe(200);
  return { text, answer: JSON.parse(text) as HomeAnswer };
}

describe('a chosen home', () => {
  const area = (postcodePrefixes: string[]) => ({ countries: ['GB'], postcodePrefixes, polygon: null });

  // First, because no other offers exist yet.
  it('outside the area is told so, with the area and other offers for it', async () => {
    const home = retrievedAddress({ street: randomUUID() });
    const other = await real.open({ area: area([]), title: { en: 'Something for every home' } });
    await real.open({ area: area([]), title: { en: 'Something not in the list' }, isListed: false });
    const { answer } = await answerOf(await real.open({ area: area(['QQ9']) }), home);
    expect(answer).toMatchObject({ kind: 'no', title: t('offer.home.outside') });
    expect(answer.texts[0]?.text).toContain('QQ9');
    expect(answer.others.map(({ slug }) => slug)).toEqual([other.slug]);
  });

  it('gets the same response, whether it has asked or not', async () => {
    const offer = await real.open({ area: area([]) });
    const home = retrievedAddress({ street: randomUUID() });
    const before = await answerOf(offer, home);
    expect(before.answer).toMatchObject({ kind: 'yes', title: t('offer.home.in_area') });
    const { status } = await real.send(offer, { home });
    expect(status).toBe(201);
    expect((await answerOf(offer, home)).text).toBe(before.text);
  });

  it('is asked for its flat if the data have several', async () => {
    const building = retrievedAddress({ street: randomUUID(), units: { kind: 'named', count: 4 } });
    const { answer } = await answerOf(await real.open(), building);
    expect(answer).toMatchObject({ kind: 'care', title: t('offer.home.which_flat') });
  });

  it('is announced before Send as checked first, and never as accepted at once', async () => {
    const offer = await real.open();
    const building = retrievedAddress({ street: randomUUID(), units: { kind: 'named', count: 4 } });
    const check = await checkPage(offer, '', { home: building, unitAsked: 'yes' });
    expect(check).toContain(t('offer.step.address'));
    const [onSend] = check.split(t('public.check.plain_title'));
    expect(onSend).not.toContain(t('offer.step.accepted'));
    expect(onSend).not.toContain(t('offer.giving.first_come.more'));
  });
});

interface Case {
  changes: Partial<OfferInput>;
  /** What Send does, as said on the page before it. */
  first: TextId;
}

const cases: Record<'first_come' | 'draw' | 'decided' | 'queue', Case> = {
  first_come: { changes: {}, first: 'offer.step.accepted' },
  draw: { changes: { allocation: 'draw', draw, closesAt: inADay }, first: 'offer.step.entered' },
  decided: { changes: { allocation: 'review' }, first: 'offer.step.read' },
  queue: { changes: { hasWaitlist: true, items: [itemInput({ openingStock: 1 })] }, first: 'offer.step.queued' },
};

// Concurrently: each waits for the next round of mails.
describe.concurrent.each(['first_come', 'draw', 'decided', 'queue'] as const)(
  'an offer whose places are given by %s',
  (giving) => {
    it('states this before the form, before Send, on the receipt and in the email, in the same words', async () => {
      const { changes, first } = cases[giving];
      const offer = await real.open({ ...delivery, ...changes });
      if (giving === 'queue') await real.send(offer);
      const sentence = t(`offer.giving.${giving}.more`);
      const email = `${offer.slug}@visitor.example`;

      const page = await pageOf(`/o/${offer.slug}`);
      const form = page.indexOf(t('public.address.heading'));
      expect(form).toBeGreaterThan(0);
      for (const wanted of [sentence, 'Brought by the van', 'Within two weeks.']) {
        expect(page.indexOf(wanted), `“${wanted}” stands before the form`).toBeGreaterThan(0);
        expect(page.indexOf(wanted), `“${wanted}” stands before the form`).toBeLessThan(form);
      }
      expect(page).toContain(t(`offer.giving.${giving}.heading`));

      const check = await checkPage(offer, email);
      for (const wanted of [sentence, t(first), t(`offer.giving.${giving}.send`)]) expect(check).toContain(wanted);

      const { saved } = await real.send(offer, { body: { contact: { name: 'Robin Fictional', email } } });
      const secret = saved.url.split('/').at(-1) ?? '';
      const receipt = await pageOf(`/r/${saved.reference}`, { headers: { cookie: `doorstep_receipt=${secret}` } });
      expect(receipt).toContain(sentence);

      const { text, raw } = await mail.mailTo(email);
      expect(text).toContain(sentence);
      expect(text).toContain('1 × Compost bin');
      expect(raw).toMatch(/^Reply-To: .*help@marrowvale\.example/m);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
    });
  },
);

describe.concurrent.each(['first_come', 'draw', 'decided', 'queue'] as const)(
  'an offer for collection, whose places are given by %s',
  (giving) => {
    const collection = { isForEverybody: true, places: [placeInput({ opensInHours: 24 })] };
    const body = { collection: { place: 'hall' } };

    it('never mentions a delivery before Send, on the receipt or in its emails', async () => {
      const offer = await real.open({ ...cases[giving].changes, collection });
      if (giving === 'queue') await real.send(offer, { body });
      const email = `${offer.slug}@visitor.example`;
      const building = retrievedAddress({ street: randomUUID(), units: { kind: 'named', count: 4 } });
      const more = { 'collection.place': 'hall' };
      const check = await checkPage(offer, email, { more });
      const inDoubt = await checkPage(offer, email, { more, home: building, unitAsked: 'yes' });
      const { saved } = await real.send(offer, { body: { ...body, contact: { name: 'Robin Fictional', email } } });
      const secret = saved.url.split('/').at(-1) ?? '';
      const receipt = await pageOf(`/r/${saved.reference}`, { headers: { cookie: `doorstep_receipt=${secret}` } });
      const [sent, cancelled] = [
        await mail.mailTo(email),
        await real.withdraw(saved, 0).then(() => mail.mailTo(email, { text: /is cancelled/ })),
      ];

      expect(check).toContain(t('offer.collect'));
      if (giving === 'first_come') expect(check).toContain(t('offer.step.code'));
      // It opens before the draw is held, and perhaps before the queue moves: no day is promised then.
      const [, onSend = ''] = check.split(t('public.check.on_send'));
      expect(/Market Hall/.test(onSend)).toBe(true);
      const hasDay = giving === 'first_come' || giving === 'decided';
      expect(/[ap]m GMT, at Market Hall/.test(onSend)).toBe(hasDay);
      for (const page of [check, inDoubt, receipt, sent.text, cancelled.text])
        expect(page).not.toMatch(/(?:will be|anything is) sent|[Dd]eliver|your door/);
    });
  },
);

it('a place that opens twice is collected from at one of its times', async () => {
  const hall = placeInput({ opensInHours: 24 });
  const openings = [...hall.openings, ...placeInput({ opensInHours: 48 }).openings];
  const offer = await real.open({ collection: { isForEverybody: true, places: [{ ...hall, openings }] } });
  const check = await checkPage(offer, '', { more: { 'collection.place': 'hall' } });
  expect(check).toMatch(/[ap]m GMT or another time listed, at Market Hall/);
});

describe('finding a request again', () => {
  const find = (reference: string, email: string) =>
    fetch(url('/r'), { method: 'POST', body: new URLSearchParams({ reference, email }) });

  it('emails the link to the address on file, and responds alike if only the reference or the email is right', async () => {
    const offer = await real.open();
    const email = `${offer.slug}@found.example`;
    const { saved } = await real.send(offer, { body: { contact: { name: 'Robin Fictional', email } } });
    const stranger = await (await find(saved.reference, 'somebody@else.example')).text();
    const known = await (await find(saved.reference.toLowerCase(), email.toUpperCase())).text();
    expect(readable(known)).toContain(t('public.find.sent_lead'));
    expect(known).toBe(stranger);
    const found = await mail.mailTo(email, { text: /This is your request for/ });
    expect(found.text).toContain(`/r/${saved.reference}/`);
    // Emails about a request go out in order, so this shows that none is pending before it.
    await real.withdraw(saved, 0);
    await mail.mailTo(email, { text: /is cancelled/ });
    const links = mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('This is your request for'));
    expect(links).toHaveLength(1);
  });

  it('asks again for missing fields, and keeps the input', async () => {
    const answer = await find('', 'robin');
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(readable(html)).toContain(t('public.find.reference_wrong'));
    expect(readable(html)).toContain(t('public.find.email_wrong'));
    expect(html).toContain('value="robin"');
  });
});

it('the name and address of a request are shown in full for one view, at the press of a button', async () => {
  const offer = await real.open();
  const { saved } = await real.send(offer, { body: { contact: { name: 'Robin Fictional' } } });
  const headers = { cookie: `doorstep_receipt=${saved.url.split('/').at(-1)}` };
  const masked = await pageOf(`/r/${saved.reference}`, { headers });
  expect(masked).not.toContain('Robin Fictional');
  expect(await pageOf(`/r/${saved.reference}/show`, { method: 'POST', headers })).toContain('Robin Fictional');
  expect(await pageOf(`/r/${saved.reference}`, { headers })).toBe(masked);
  const stranger = await fetch(url(`/r/${saved.reference}/show`), { method: 'POST' });
  expect(stranger.status).toBe(404);
});
