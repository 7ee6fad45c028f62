// Offers inside pages of other sites: who may frame which page, and a visit without scripts or cookies.
import { randomUUID } from 'node:crypto';
import type { Offer } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { someNetwork } from './real-servers.ts';
import { servedRoutes } from './served-routes.ts';
import { startStaffServer, cookiesOf } from './staff-server.ts';
import { serversForAll } from './with-servers.ts';

const gazette = 'https://gazette.example';
const settings = { DOORSTEP_EMBED_ORIGINS: `${gazette}, http://127.0.0.1:8080` };

/** By readable path, the origins that may frame it. */
async function framedBy(given: Record<string, string>): Promise<Record<string, string[]>> {
  const server = await startStaffServer(given);
  try {
    const paths = servedRoutes(server.routeTree()).flatMap(({ method, url }) => (method === 'GET' ? [url] : []));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/staff', '/o/:slug', '/r/:reference/:secret', '/api/offers/:slug']),
    );
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      const url = `${server.url}${path.replaceAll(/:\w+/g, 'abc').replace('*', 'abc')}?embed`;
      const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', headers: { accept: 'text/html' } });
      const policies = answer.headers.get('content-security-policy') ?? '';
      const [, parents = 'anybody'] = /frame-ancestors ([^;]*)/.exec(policies) ?? [];
      if (parents !== "'none'") (found[parents] ??= []).push(path);
    };
    await Promise.all(paths.map(look));
    return found;
  } finally {
    await server.stop();
  }
}

/** Framed only by the console's preview; empty, sandboxed and useless elsewhere. */
const ofPreview = { "'self'": ['/staff/preview-frame'] };

describe('a page', () => {
  it('cannot be framed while no origin is configured', async () => {
    expect(await framedBy({})).toEqual(ofPreview);
  });

  it('of an offer or a request can be framed by configured origins; other pages, files and calls cannot', async () => {
    const { [`${gazette} http://127.0.0.1:8080`]: framed = [], ...others } = await framedBy(settings);
    expect(others).toEqual(ofPreview);
    expect(framed.toSorted()).toEqual([
      '/o/:slug',
      '/o/:slug/card.png',
      '/o/:slug/check',
      '/o/:slug/claim',
      '/o/:slug/draw',
      '/o/:slug/draw.json',
      '/o/:slug/embed.json',
      '/o/:slug/receipt-again',
      '/o/:slug/send',
      '/r/:reference',
      '/r/:reference/address',
      '/r/:reference/calendar.ics',
      '/r/:reference/change',
      '/r/:reference/change/:field',
      '/r/:reference/mail',
      '/r/:reference/place',
      '/r/:reference/show',
      '/r/:reference/withdraw',
    ]);
  });
});

describe('a visit in a frame', () => {
  const real = serversForAll('SQLite', 1, settings);
  let offer: Offer;
  beforeAll(async () => {
    offer = await real.open();
  });

  const ask = (path: string, { cookie = '', fields, headers = {} }: Asked = {}) =>
    fetch(`${real.servers[0]?.url}${path}`, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'x-forwarded-for': someNetwork(), cookie, ...headers },
      ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
    });
  interface Asked {
    cookie?: string;
    fields?: Record<string, string>;
    headers?: Record<string, string>;
  }

  const filledIn = async () => ({
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    'contact.name': 'Robin Fictional',
    'address.way': 'find',
    'address.proof': real.proof(retrievedAddress({ street: randomUUID() })),
    humanCheck: await real.pass(offer),
    idempotencyKey: randomUUID(),
  });

  /** The whole path to a receipt, in a frame that keeps its cookies. */
  const receipt = async () => {
    const visitor = cookiesOf(await ask(`/o/${offer.slug}?embed`));
    const sent = await ask(`/o/${offer.slug}/send?embed`, { cookie: visitor, fields: await filledIn() });
    const path = (sent.headers.get('location') ?? '').split('?')[0] ?? '';
    return { sent, path, cookie: `${visitor}; ${cookiesOf(sent)}` };
  };

  it('stays in the frame from page to page, and opens other links in new tabs', async () => {
    const html = await (await ask(`/o/${offer.slug}?embed&theme=dark&accent=8a1c4a`)).text();
    const targets = [...html.matchAll(/<(?:a|form|button)\b[^>]*?(?:href|action|formaction)="(\/[^"]*)"[^>]*>/gi)];
    expect(targets.length).toBeGreaterThan(3);
    for (const [tag, to = ''] of targets)
      if (to.startsWith('/o/') && !tag.includes('_blank'))
        expect(to).toMatch(/[?;&]embed&amp;theme=dark&amp;accent=8a1c4a/);
      else expect(tag).toMatch(/target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('<meta name="color-scheme" content="dark">');
    expect(html).toContain('--door:#8a1c4a');
  });

  it('has its own cookies, partitioned by parent site', async () => {
    const opened = await ask(`/o/${offer.slug}?embed`);
    const framed = await ask(`/o/${offer.slug}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    const { sent } = await receipt();
    expect(sent.status).toBe(303);
    const cookies = [opened, framed, sent].flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'doorstep_framed_visitor',
      'doorstep_framed_visitor',
      'doorstep_framed_receipt',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly(;|$)/);
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; Partitioned(;|$)/);
      expect(cookie).toMatch(/; SameSite=None(;|$)/);
    }
  });

  it('ends on a receipt that opens only in the frame', async () => {
    const { sent, path, cookie } = await receipt();
    expect(sent.headers.get('location')).toBe(`${path}?embed`);
    expect((await ask(`${path}?embed`, { cookie })).status).toBe(200);
    expect((await ask(path, { cookie })).status).toBe(404);
    expect((await ask(`${path}?embed`, { cookie: cookie.replaceAll('framed_', '') })).status).toBe(404);
  });

  it.each([
    ['another site', { origin: gazette, 'sec-fetch-site': 'cross-site' }, 403],
    ['a page that hides where it is', { origin: 'null' }, 403],
    ['itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ])('lets only its own pages cancel a request: %s', async (_, headers, status) => {
    const { path, cookie } = await receipt();
    expect((await ask(`${path}/withdraw?embed`, { cookie, headers, fields: {} })).status).toBe(status);
  });

  it('without cookies shows the receipt in response to the form, and continues in a tab', async () => {
    const sent = await ask(`/o/${offer.slug}/send?embed`, { fields: await filledIn() });
    expect(sent.status).toBe(200);
    expect(sent.headers.getSetCookie()).toEqual([]);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const html = await sent.text();
    const [, own = ''] =
      /<a href="[^"]*(\/r\/[^"/]+\/[^"/]+)" target="_blank" rel="noopener noreferrer">/.exec(html) ?? [];
    expect((await ask(own)).status).toBe(303);
    expect(html).not.toMatch(/<form/);
    const [, reference = '', secret = ''] = /^\/r\/([^/]+)\/(.+)$/.exec(own) ?? [];
    const again = await ask(`/r/${reference}?embed`, { fields: { secret } });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain(`id="reference">${reference}<`);
    expect((await ask(`/r/${reference}?embed`, { fields: { secret: `${secret}x` } })).status).toBe(404);
  });

  it('is shown to staff as the source of the request', async () => {
    await ask(`/o/${offer.slug}/send?embed`, { fields: await filledIn() });
    await ask(`/o/${offer.slug}/send`, { fields: await filledIn() });
    expect((await real.requests(offer)).slice(-2).map(({ source }) => source)).toEqual(['embed', 'web']);
  });

  it.each([
    ['a site that is named', gazette, true],
    ['another port of it', `${gazette}:8443`, false],
    ['a site that begins like it', `${gazette}.evil.example`, false],
    ['a page without an origin', 'null', false],
  ])('is checked before loading for %s', async (_, origin, allowed) => {
    const answer = await ask(`/o/${offer.slug}/embed.json`, { headers: { origin, accept: '*/*' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ allowed, title: offer.definition.title['en'] });
  });
});
