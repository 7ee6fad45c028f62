// Pages around a request besides its own: links that confirm or are dead, objections, another address, unknown pages. A
// real store brings each about, and a real server renders it without JavaScript. docs/reference/what-visitors-read.md
// has the same as a table.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RetrievedAddress } from '@doorstep/contract';
import { claimRows, type Offer, type ServiceRequest } from '@doorstep/core';
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import { itemInput, offerInput, retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmPath } from './confirm-path.ts';
import { someNetwork, type RealServers } from './real-servers.ts';
import { serversWithMail } from './with-servers.ts';
import { readable } from './readable.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors']));
const twoDaysMs = 2 * 86_400_000;

interface Expected {
  html: string;
  /** Replaces the reference that the table names. */
  reference?: string;
  /** Whether the store agrees. */
  isSo: () => Promise<boolean>;
}

interface Here {
  real: RealServers;
  get: (path: string, cookie?: string) => Promise<string>;
  post: (path: string, fields?: Record<string, string>, cookie?: string) => Promise<string>;
  filledIn: (offer: Offer, address?: { home?: RetrievedAddress; at?: number }) => Record<string, string>;
  /** A request without a pass, and the path of its mailed link. */
  unconfirmed: (
    offer: Offer,
    home?: RetrievedAddress,
    quantity?: number,
  ) => Promise<{ request: ServiceRequest; path: string }>;
  /** An accepted request, and the cookie of its receipt. */
  accepted: (offer: Offer, home?: RetrievedAddress) => Promise<{ request: ServiceRequest; cookie: string }>;
  findState: (request: ServiceRequest) => Promise<string>;
}

interface Case {
  bring: (here: Here) => Promise<Expected>;
  heading: TextId;
  sentence: TextId;
}

const one = { items: [itemInput({ openingStock: 1 })] };
const house = () => retrievedAddress({ street: randomUUID() });
const alwaysSo = async () => true;

/** After a link that cannot confirm, the request is unchanged and has taken nothing. */
const isKept =
  ({ real, findState }: Here, offer: Offer, request: ServiceRequest, taken: number) =>
  async (): Promise<boolean> => {
    const [stock] = await real.balance(offer);
    return (await findState(request)) === 'held' && stock?.taken === taken && stock.owed === taken;
  };

/** The token in the forms of a page that was refused because its home has already asked. */
async function refused(here: Here): Promise<{ offer: Offer; first: ServiceRequest; claimToken: string }> {
  const offer = await here.real.open();
  const home = house();
  const { request: first } = await here.accepted(offer, home);
  const html = await here.post(`/o/${offer.slug}/send`, {
    ...here.filledIn(offer, { home }),
    idempotencyKey: randomUUID(),
    humanCheck: await here.real.pass(offer),
  });
  return { offer, first, claimToken: /name="claimToken" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}

const cases: Record<string, Case> = {
  confirm: {
    heading: 'public.confirm.title',
    sentence: 'public.confirm.text',
    async bring(here) {
      const offer = await here.real.open();
      const { request, path } = await here.unconfirmed(offer);
      return { html: await here.get(path), reference: request.reference, isSo: isKept(here, offer, request, 0) };
    },
  },
  confirm_sold_out: {
    heading: 'public.confirm.sold_out.title',
    sentence: 'public.confirm.sold_out.text',
    async bring(here) {
      const offer = await here.real.open(one);
      const { request, path } = await here.unconfirmed(offer);
      await here.real.send(offer);
      return { html: await here.post(path), reference: request.reference, isSo: isKept(here, offer, request, 1) };
    },
  },
  confirm_fewer_left: {
    heading: 'public.confirm.fewer_left.title',
    sentence: 'public.confirm.fewer_left.text',
    async bring(here) {
      const offer = await here.real.open({ items: [itemInput({ openingStock: 2, maxPerRequest: 2, maxPerHome: 2 })] });
      const { request, path } = await here.unconfirmed(offer, house(), 2);
      await here.real.send(offer);
      return { html: await here.post(path), reference: request.reference, isSo: isKept(here, offer, request, 1) };
    },
  },
  confirm_already_asked: {
    heading: 'public.confirm.already_asked.title',
    sentence: 'public.confirm.already_asked.text',
    async bring(here) {
      const offer = await here.real.open();
      const home = house();
      const { request, path } = await here.unconfirmed(offer, home);
      await here.real.send(offer, { home });
      return { html: await here.post(path), reference: request.reference, isSo: isKept(here, offer, request, 1) };
    },
  },
  confirm_expired: {
    heading: 'public.confirm.expired.title',
    sentence: 'public.confirm.expired.text',
    async bring(here) {
      const offer = await here.real.open();
      const { request, path } = await here.unconfirmed(offer);
      const tokenHash = here.real.staff.secrets.hash(path.split('/').at(-1) ?? '');
      await here.real.staff.store.mailedLinks.put({ tokenHash, requestId: request.id, expiresAt: Date.now() - 1 });
      return { html: await here.get(path), reference: request.reference, isSo: isKept(here, offer, request, 0) };
    },
  },
  dead_link: {
    heading: 'public.error.link',
    sentence: 'error.link_invalid',
    bring: async ({ get }) => ({ html: await get('/confirm/of-nothing'), isSo: alwaysSo }),
  },
  claimed_claim: {
    heading: 'public.claimed.claim.title',
    sentence: 'public.claimed.claim.text',
    async bring(here) {
      const { offer, first, claimToken } = await refused(here);
      const html = await here.post(`/o/${offer.slug}/claim`, {
        ...here.filledIn(offer),
        claimToken,
        'claim.kind': 'moved_in',
        'claim.text': 'We moved in last week.',
        'claim.email': 'new@b.example',
      });
      const isSo = async () => {
        const claims = await claimRows.ofHomes(here.real.staff.store, first.homeIds);
        return claims.length === 1 && claims[0]?.state === 'open';
      };
      return { html, isSo };
    },
  },
  claimed_receipt: {
    heading: 'public.claimed.receipt.title',
    sentence: 'public.claimed.receipt.text',
    async bring(here) {
      const { offer, first, claimToken } = await refused(here);
      const mails = () => here.real.staff.store.outbox.ofSubject(first.id);
      const before = (await mails()).length;
      const html = await here.post(`/o/${offer.slug}/receipt-again`, { claimToken });
      const isSo = async () => {
        const added = (await mails()).slice(before);
        return added.length === 1 && added[0]?.order.to === first.contact.email;
      };
      return { html, isSo };
    },
  },
  correct_address: {
    heading: 'public.correct.title',
    sentence: 'public.correct.text',
    async bring(here) {
      const { request, cookie } = await here.accepted(await here.real.open());
      const html = await here.get(`/r/${request.reference}/address`, cookie);
      return { html, isSo: async () => (await here.findState(request)) === 'accepted' };
    },
  },
  corrected: {
    heading: 'public.standing.accepted',
    sentence: 'public.status.changed',
    async bring(here) {
      const offer = await here.real.open(one);
      const { request, cookie } = await here.accepted(offer);
      await here.post(
        `/r/${request.reference}/address`,
        { 'address.way': 'find', 'address.proof': here.real.proof(house()), step: 'correct' },
        cookie,
      );
      const isSo = async () => {
        const now = await here.real.staff.store.requests.find(request.id);
        const [stock] = await here.real.balance(offer);
        return now?.address.street !== request.address.street && now?.state === 'accepted' && stock?.taken === 1;
      };
      return { html: await here.get(`/r/${request.reference}`, cookie), isSo };
    },
  },
  check_address_expired: {
    heading: 'public.check.title',
    sentence: 'field_error.address_expired',
    async bring(here) {
      const offer = await here.real.open();
      const html = await here.post(`/o/${offer.slug}/send`, {
        ...here.filledIn(offer, { at: Date.now() - twoDaysMs }),
        idempotencyKey: randomUUID(),
        humanCheck: await here.real.pass(offer),
      });
      return { html, isSo: async () => (await here.real.requests(offer)).length === 0 };
    },
  },
  check_rejected: {
    heading: 'public.check.title',
    sentence: 'error.human_check_rejected',
    async bring(here) {
      const offer = await here.real.open();
      const pass = await here.real.pass(offer);
      await here.real.send(offer, { pass });
      const html = await here.post(`/o/${offer.slug}/send`, {
        ...here.filledIn(offer),
        idempotencyKey: randomUUID(),
        humanCheck: pass,
      });
      return { html, isSo: async () => (await here.real.requests(offer)).length === 1 };
    },
  },
  not_found: {
    heading: 'public.error.not_here',
    sentence: 'error.not_found',
    bring: async ({ get }) => ({ html: await get('/nowhere'), isSo: alwaysSo }),
  },
  offer_not_found: {
    heading: 'public.error.not_here',
    sentence: 'error.offer_not_found',
    bring: async ({ get, real }) => ({
      html: await get('/o/no-such-offer'),
      isSo: async () => (await real.staff.store.offers.findBySlug('no-such-offer')) === null,
    }),
  },
  request_not_found: {
    heading: 'public.error.not_here',
    sentence: 'error.request_not_found',
    bring: async (here) => {
      const { request } = await here.accepted(await here.real.open());
      return { html: await here.get(`/r/${request.reference}`, 'doorstep_receipt=of-somebody-else'), isSo: alwaysSo };
    },
  },
};

describe('the pages around a request:', () => {
  const { mail, real } = serversWithMail('SQLite');
  let here: Here;
  beforeAll(async () => {
    const { store } = real.staff;
    const open = async (path: string, init: RequestInit, cookie = '') => {
      const headers = { accept: 'text/html', 'x-forwarded-for': someNetwork(), cookie };
      return (await fetch(`${real.servers[0]?.url}${path}`, { ...init, headers, redirect: 'manual' })).text();
    };
    const saved = async (reference: string) => {
      const request = await store.requests.findByReference(reference);
      if (request === null) throw new Error('It was not saved.');
      return request;
    };
    const contact = () => ({ name: 'Robin', email: `${randomUUID().slice(0, 8)}@b.example` });
    here = {
      real,
      get: (path, cookie) => open(path, {}, cookie),
      post: (path, fields = {}, cookie) => open(path, { method: 'POST', body: new URLSearchParams(fields) }, cookie),
      filledIn: (offer, { home, at } = {}) => ({
        [`quantity.${offer.definition.items[0]?.id}`]: '1',
        'contact.name': 'Robin Fictional',
        'address.way': 'find',
        'address.proof': real.proof(home ?? house(), at === undefined ? undefined : () => at),
      }),
      async unconfirmed(offer, home = house(), quantity = 1) {
        const lines = [{ item: offer.definition.items[0]?.id ?? '', quantity }];
        const to = contact();
        const answer = await real.send(offer, { pass: null, home, body: { contact: to, lines } });
        const request = await saved(answer.saved.reference);
        return { request, path: confirmPath(await mail.mailTo(to.email)) };
      },
      async accepted(offer, home = house()) {
        const answer = await real.send(offer, { home, body: { contact: contact() } });
        const cookie = `doorstep_receipt=${answer.saved.url.split('/').at(-1)}`;
        return { request: await saved(answer.saved.reference), cookie };
      },
      findState: async ({ id }) => (await store.requests.find(id))?.state ?? 'gone',
    };
  });

  it.each(Object.keys(cases))('%s shows its documented texts, which are true', async (name) => {
    const shownText = cases[name];
    if (shownText === undefined) throw new Error(name);
    const { html, reference = '', isSo } = await shownText.bring(here);
    const page = readable(html);
    expect(page).toContain(t(shownText.heading));
    expect(page).toContain(t(shownText.sentence, { reference, what: 'address', shown: 'no' }));
    expect(await isSo()).toBe(true);
    // The responsible organisation and its contact.
    expect(page).toContain(t('public.footer.responsible', { organisation: offerInput().organisation.name }));
  });
});

it('the pages around a request are listed in what-visitors-read.md, in the same words', () => {
  const reference = readFileSync(new URL('../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
  const [, after = ''] = reference.split('## Around a request');
  const [table = ''] = after.split('\n## ');
  const listed = [...table.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|/gm)].map((row) => row.slice(1));
  expect(listed).toEqual(
    Object.entries(cases).map(([name, { heading, sentence }]) => [
      name,
      t(heading),
      t(sentence, { reference: 'DS-7K4M-Q2XP', what: 'address', shown: 'no' }),
    ]),
  );
});
