// Every page before a request exists: brought about in a real store, and rendered by a real server without JavaScript.
// docs/reference/what-visitors-read.md has the same as a table, with the texts of a hydrated page; the journeys read
// those.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transitionOffer, type Offer } from '@doorstep/core';
import type { OfferInput, RetrievedAddress } from '@doorstep/contract';
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { someNetwork, type RealServers } from './real-servers.ts';
import { serversWithMail } from './with-servers.ts';
import { readable } from './readable.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer', 'errors']));
const inADay = new Date(Date.now() + 86_400_000).toISOString();
const inTwoDays = new Date(Date.now() + 172_800_000).toISOString();
/** Inside forms that must be opened first. */
const inside = new Set([t('public.claim.send'), t('public.claim.receipt_send')]);
const one = { items: [itemInput({ openingStock: 1 })] };
const draw = { value: { en: 'The lottery' }, format: { kind: 'digits', length: 6 } as const, knownAt: inTwoDays };

/** The page of a case, and its offer in the store. */
interface Expected {
  html: string;
  offer: Offer;
}

interface Here {
  real: RealServers;
  /** Opens the offer's page. */
  see: (offer: Offer) => Promise<Expected>;
  /** Fills in an offer and sends it from its last page, or stops there. */
  send: (offer: Offer, changes?: Sent) => Promise<Expected>;
  check: (offer: Offer, changes?: Sent) => Promise<Expected>;
  post: (path: string, fields: Record<string, string>) => Promise<string>;
}
interface Sent {
  home?: RetrievedAddress;
  quantity?: number;
  email?: string;
  isUnchecked?: boolean;
  from?: string;
}

interface Case {
  bring: (here: Here) => Promise<Expected>;
  heading: TextId;
  /** With JavaScript. */
  live: TextId;
  /** Without, where the sentence differs. */
  plain?: TextId;
  /** After a refusal: the buttons and links that lead on. */
  waysOn?: TextId[];
  /** Whether the store agrees with the sentence. */
  isSo: (stock: { stock: number | null; taken: number }, requests: number, offer: Offer) => boolean;
}

const again = 'public.action.try_again';
const offers = 'public.action.other_offers';

const isLeft: Case['isSo'] = ({ stock, taken }) => stock === null || taken < stock;
/** The state is as stored and units are left: only the state keeps the visitor out. */
const isLeftAnd =
  (isOffer: (offer: Offer) => boolean): Case['isSo'] =>
  (stock, requests, offer) =>
    isLeft(stock, requests, offer) && isOffer(offer);
const opensAt = ({ definition }: Offer) => Date.parse(definition.opensAt ?? '');
const isGone: Case['isSo'] = ({ stock, taken }) => stock === taken;
const isUnsent: Case['isSo'] = (_, requests) => requests === 0;

async function opened({ real }: Here, changes: Partial<OfferInput> = {}): Promise<Offer> {
  return real.open(changes);
}

/** The only unit is taken. */
async function takenOffer({ real }: Here, changes: Partial<OfferInput> = {}): Promise<Offer> {
  const offer = await real.open({ ...one, ...changes });
  await real.send(offer);
  return offer;
}

async function moved(here: Here, transition: 'pause' | 'close', changes: Partial<OfferInput> = {}): Promise<Offer> {
  const offer = await opened(here, changes);
  return transitionOffer(here.real.staff, { id: offer.id, transition });
}

const cases: Record<string, Case> = {
  offer_scheduled: {
    bring: async (here) => here.see(await opened(here, { opensAt: inADay })),
    heading: 'public.offer.opens_heading',
    live: 'public.offer.opens_live',
    plain: 'public.offer.opens_plain',
    isSo: isLeftAnd((offer) => offer.status === 'published' && opensAt(offer) > Date.now()),
  },
  offer_open: {
    bring: async (here) => here.see(await opened(here)),
    heading: 'offer.giving.first_come.heading',
    live: 'public.form.nothing_reserved',
    isSo: isLeftAnd(({ status, definition }) => status === 'published' && definition.opensAt === null),
  },
  offer_queue: {
    bring: async (here) => here.see(await takenOffer(here, { hasWaitlist: true })),
    heading: 'offer.giving.queue.heading',
    live: 'offer.giving.queue.more',
    isSo: isGone,
  },
  offer_sold_out: {
    bring: async (here) => here.see(await takenOffer(here)),
    heading: 'public.offer.sold_out_heading',
    live: 'public.offer.sold_out_text',
    isSo: isGone,
  },
  offer_paused: {
    bring: async (here) => here.see(await moved(here, 'pause')),
    heading: 'public.offer.paused_heading',
    live: 'public.offer.paused_text',
    isSo: isLeftAnd(({ status }) => status === 'paused'),
  },
  offer_closed: {
    bring: async (here) => here.see(await moved(here, 'close')),
    heading: 'public.offer.closed_heading',
    live: 'public.offer.closed_text',
    isSo: isLeftAnd(({ status, definition }) => status === 'closed' && !definition.hasWaitlist),
  },
  offer_closed_queue: {
    bring: async (here) => here.see(await moved(here, 'close', { hasWaitlist: true })),
    heading: 'public.offer.closed_heading',
    live: 'public.offer.closed_queue',
    isSo: isLeftAnd(({ status, definition }) => status === 'closed' && definition.hasWaitlist),
  },
  offer_closed_draw: {
    bring: async (here) => here.see(await moved(here, 'close', { allocation: 'draw', draw, closesAt: inADay })),
    heading: 'public.offer.closed_heading',
    live: 'public.offer.closed_draw',
    isSo: isLeftAnd(({ status, definition }) => status === 'closed' && definition.allocation === 'draw'),
  },
  check_held: {
    bring: async (here) => here.check(await opened(here)),
    heading: 'public.check.title',
    live: 'public.check.nothing_reserved',
    plain: 'offer.step.person.more',
    isSo: isUnsent,
  },
  check_mail: {
    bring: async (here) => here.check(await opened(here), { email: 'a@b.example' }),
    heading: 'public.check.title',
    live: 'public.check.nothing_reserved',
    plain: 'offer.step.link.more',
    isSo: isUnsent,
  },
  refused_fewer: {
    bring: async (here) =>
      here.send(await opened(here, { items: [itemInput({ openingStock: 1, maxPerRequest: 2, maxPerHome: 2 })] }), {
        quantity: 2,
      }),
    heading: 'public.refused.sold_out.title',
    live: 'public.refused.sold_out.text',
    waysOn: ['public.refused.sold_out.take', offers],
    isSo: (stock, requests, offer) => isLeft(stock, requests, offer) && requests === 0,
  },
  refused_sold_out: {
    bring: async (here) => here.send(await takenOffer(here)),
    heading: 'public.refused.sold_out.title_none',
    live: 'public.refused.sold_out.text_none',
    waysOn: [offers],
    isSo: (stock, requests, offer) => isGone(stock, requests, offer) && requests === 1,
  },
  refused_already_asked: {
    bring: async (here) => {
      const offer = await opened(here);
      const home = retrievedAddress({ street: randomUUID() });
      await here.real.send(offer, { home });
      return here.send(offer, { home });
    },
    heading: 'public.refused.already_asked.title',
    live: 'public.refused.already_asked.text',
    waysOn: ['public.refused.another_address', 'public.claim.open', 'public.claim.receipt_open', offers],
    isSo: ({ taken }, requests) => requests === 1 && taken === 1,
  },
  refused_outside_area: {
    bring: async (here) =>
      here.check(await opened(here, { area: { countries: [], postcodePrefixes: ['QQ9'], polygon: null } })),
    heading: 'public.refused.outside_area.title',
    live: 'public.refused.outside_area.text',
    waysOn: ['public.refused.another_address', offers],
    isSo: isUnsent,
  },
  refused_not_open: {
    bring: async (here) => here.check(await opened(here, { opensAt: inADay })),
    heading: 'public.refused.not_open.title',
    live: 'public.refused.not_open.text',
    waysOn: [again, offers],
    isSo: (stock, requests, offer) => isUnsent(stock, requests, offer) && opensAt(offer) > Date.now(),
  },
  refused_paused: {
    bring: async (here) => here.check(await moved(here, 'pause')),
    heading: 'public.refused.paused.title',
    live: 'public.refused.paused.text',
    waysOn: [again, offers],
    isSo: (_, requests, { status }) => requests === 0 && status === 'paused',
  },
  refused_closed: {
    bring: async (here) => here.check(await moved(here, 'close')),
    heading: 'public.refused.closed.title',
    live: 'public.refused.closed.text',
    waysOn: [offers],
    isSo: (_, requests, { status }) => requests === 0 && status === 'closed',
  },
  refused_unchecked_limit_reached: {
    bring: async (here) => {
      const offer = await opened(here);
      const from = someNetwork();
      for (let sent = 0; sent < 3; sent += 1) await here.real.send(offer, { pass: null, from });
      return here.send(offer, { isUnchecked: true, from });
    },
    heading: 'public.refused.unchecked_limit_reached.title',
    live: 'public.refused.unchecked_limit_reached.text',
    waysOn: [again, offers],
    isSo: ({ taken }, requests) => requests === 3 && taken === 0,
  },
};

describe('the pages before a request:', () => {
  const { real } = serversWithMail('SQLite');
  let here: Here;
  beforeAll(async () => {
    const url = () => real.servers[0]?.url ?? '';
    const post = async (path: string, fields: Record<string, string>, from = someNetwork()) => {
      const headers = { accept: 'text/html', 'x-forwarded-for': from };
      return (await fetch(`${url()}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })).text();
    };
    const filledIn = (offer: Offer, { home, quantity = 1, email = '' }: Sent) => ({
      [`quantity.${offer.definition.items[0]?.id}`]: String(quantity),
      'contact.name': 'Robin Fictional',
      'contact.email': email,
      'address.way': 'find',
      'address.proof': real.proof(home ?? retrievedAddress({ street: randomUUID() })),
    });
    here = {
      real,
      post,
      see: async (offer) => ({ offer, html: await (await fetch(`${url()}/o/${offer.slug}`)).text() }),
      check: async (offer, sent = {}) => ({ offer, html: await post(`/o/${offer.slug}/check`, filledIn(offer, sent)) }),
      send: async (offer, sent = {}) => ({
        offer,
        html: await post(
          `/o/${offer.slug}/send`,
          {
            ...filledIn(offer, sent),
            idempotencyKey: randomUUID(),
            ...(sent.isUnchecked === true ? {} : { humanCheck: await real.pass(offer) }),
          },
          sent.from,
        ),
      }),
    };
  });

  it.each(Object.keys(cases))('%s shows its documented texts, which are true', async (name) => {
    const shownText = cases[name];
    if (shownText === undefined) throw new Error(name);
    const { html, offer } = await shownText.bring(here);
    const page = readable(html);
    expect(page).toContain(t(shownText.heading));
    expect(page).toContain(t(shownText.plain ?? shownText.live));
    // No heading of another state appears.
    const others = new Set(Object.values(cases).map(({ heading }) => t(heading)));
    others.delete(t(shownText.heading));
    const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text = '']) => readable(text));
    expect(headings.filter((text) => others.has(text))).toEqual([]);
    if (shownText.waysOn !== undefined) expect(waysOnIn(html)).toEqual(shownText.waysOn.map((way) => t(way)));
    const [stock = { stock: 0, taken: 0 }] = await real.balance(offer);
    const stored = await real.staff.store.offers.find(offer.id);
    expect(shownText.isSo(stock, (await real.requests(offer)).length, stored ?? offer)).toBe(true);
  });
});

it('the pages before a request are listed in what-visitors-read.md, in the same words', () => {
  const reference = readFileSync(new URL('../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
  const [, after = ''] = reference.split('## Before there is a request');
  const [table = ''] = after.split('\n## ');
  const listed = [...table.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \|/gm)].map((row) => row.slice(1));
  expect(listed).toEqual(
    Object.entries(cases).map(([name, { heading, live, plain }]) => [
      name,
      t(heading),
      t(live),
      plain === undefined ? 'the same' : t(plain),
    ]),
  );
  const [, refusals = ''] = table.split('After a refusal');
  const ways = [...refusals.matchAll(/^\| `(\w+)` \| (.*?) \|$/gm)].map((row) => row.slice(1));
  expect(ways).toEqual(
    Object.entries(cases).flatMap(([name, { waysOn }]) =>
      waysOn === undefined ? [] : [[name, waysOn.map((way) => t(way)).join(' · ')]],
    ),
  );
});

/** What leads on from a refusal: buttons, disclosures and links, but not those inside a disclosure. */
function waysOnIn(html: string): string[] {
  const [, refused = ''] = html.split('columns--one refused');
  const [ways = ''] = refused.split('refused__help');
  return [...ways.matchAll(/<(button|summary|a)\b[^>]*>(.*?)<\/\1>/g)]
    .map(([, , text = '']) => readable(text))
    .filter((text) => !inside.has(text));
}
