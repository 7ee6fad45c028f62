// What messengers, search engines and posters show of an offer.
import { createApiToken, createOffer, transitionOffer } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { serversForAll } from './with-servers.ts';

const slug = 'shared-offer';
const title = { en: 'A "compost" bin <for> every home', ar: 'صندوق سماد لكل منزل' };
const real = serversForAll('SQLite', 1);
let id = '';
let token = '';
beforeAll(async () => {
  const summary = { en: 'One bin & one caddy', ar: 'صندوق واحد' };
  ({ id } = await createOffer(real.staff, offerInput({ slug, title, summary })));
  ({ token } = await createApiToken(real.staff, { name: 'Posters', scopes: ['offers.read'] }));
});
const url = () => real.servers[0]?.url ?? '';
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const staffFile = (file: string) =>
  fetch(`${url()}/api/v1/offers/${id}/${file}`, { headers: { authorization: `Bearer ${token}` } });

async function decoded(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ data, width: info.width, height: info.height });
}

it('the server has the icons that browsers and phones request without a link', async () => {
  const phone = await fetch(`${url()}/apple-touch-icon.png`);
  expect(await sharp(await bytesOf(phone)).metadata()).toMatchObject({ format: 'png', width: 180, hasAlpha: false });
  const icon = await fetch(`${url()}/favicon.ico`);
  expect(icon.headers.get('content-type')).toMatch(/^image\//);
});

it('a draft has QR codes for staff, but no public card yet', async () => {
  expect(await decoded(await bytesOf(await staffFile('code.png')))).toMatch(/\/o\/shared-offer$/);
  const svg = await bytesOf(await staffFile('code.svg'));
  expect(await decoded(await sharp(svg).resize(600).png().toBuffer())).toMatch(/\/o\/shared-offer$/);
  expect((await fetch(`${url()}/o/${slug}/card.png`)).status).toBe(404);
});

it.each([
  ['a4', 'en', [595, 842], title.en],
  ['letter', 'ar', [612, 792], title.ar],
  // Not one of the offer's languages.
  ['a5', 'fr', [420, 595], title.en],
])('a poster on %s in “%s” is one page of that size, named after the offer', async (paper, lang, size, named) => {
  const answer = await staffFile(`poster.pdf?paper=${paper}&lang=${lang}`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  expect(pdf.numPages).toBe(1);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  expect([Math.round(width), Math.round(height)]).toEqual(size);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: expect.stringContaining(named) });
});

describe('a published offer', () => {
  beforeAll(() => transitionOffer(real.staff, { id, transition: 'publish' }));

  it('has a preview picture of its link in each of its languages', async () => {
    const pictures = await Promise.all(
      ['en', 'ar', 'fr'].map(async (lang) => {
        const answer = await fetch(`${url()}/o/${slug}/card.png?lang=${lang}`);
        expect(answer.headers.get('content-type')).toBe('image/png');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
        return bytesOf(answer);
      }),
    );
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const [english, arabic, french] = pictures;
    expect(english?.equals(arabic ?? Buffer.alloc(0))).toBe(false);
    expect(english?.equals(french ?? Buffer.alloc(0))).toBe(true);
  });

  it('has the texts for shared links in its page, without markup from the title', async () => {
    const html = await (await fetch(`${url()}/o/${slug}?lang=en`)).text();
    const metadata = Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );
    const base = /<link rel="canonical" href="(.*?)\/o\/shared-offer\?lang=en">/.exec(html)?.[1];
    expect(base).toMatch(/^http/);
    expect(metadata).toMatchObject({
      description: 'One bin &amp; one caddy',
      'og:title': 'A &quot;compost&quot; bin &lt;for> every home',
      'og:url': `${base}/o/shared-offer?lang=en`,
      'twitter:card': 'summary_large_image',
    });
    const picture = new URL((metadata['og:image'] ?? '').replaceAll('&amp;', '&'));
    expect((await fetch(`${url()}${picture.pathname}${picture.search}`)).status).toBe(200);
    expect(html).not.toContain('noindex');
  });

  it('is indexed by search engines, unlike receipts', async () => {
    expect(await (await fetch(`${url()}/robots.txt`)).text()).toContain('Disallow: /r/');
    for (const [path, description] of [
      ['/', 'Choose one, find your address, ask.'],
      ['/r', 'We email you the link to it.'],
      ['/privacy', 'Who else receives your data · '],
      ['/accessibility', 'These pages are made to meet'],
    ] as const)
      expect(await (await fetch(`${url()}${path}`)).text()).toContain(
        `<meta name="description" content="${description}`,
      );
  });
});
