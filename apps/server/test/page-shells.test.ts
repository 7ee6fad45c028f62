import type { OfferPage, PageFrame } from '@doorstep/contract';
import { offerInput } from '@doorstep/testing';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { presentPublicOffer } from '../src/present/public-offer.ts';
import { createPageShells } from '../src/http/page-shells.ts';
import { loadPageRenderer } from '../src/web-bundles.ts';

const frame: PageFrame = {
  language: 'en',
  direction: 'ltr',
  origin: 'https://offers.sample.example',
  path: '/o/test-offer',
  chosenLanguage: null,
  readerLanguage: 'en',
  languages: [],
  embed: null,
  isDevelopment: false,
  sendsEmails: true,
  attributions: [],
};

function pageOf({ taken = 0, input: given = {}, ...rest }: { taken?: number; input?: object } & Partial<OfferPage>) {
  const input = offerInput(given);
  const definition = {
    ...input,
    items: input.items.map((item) => ({ ...item, id: 'item-1' })),
    area: { ...input.area, polygon: null },
  };
  const at = Date.now();
  const offer = presentPublicOffer(
    {
      id: 'offer-1',
      slug: 'test-offer',
      version: 1,
      status: 'published',
      definition,
      scopeId: 'scope',
      group: null,
      createdAt: 0,
      updatedAt: 0,
    },
    {
      stock: [{ itemId: 'item-1', stock: 10, taken }],
      language: 'en',
      isNamed: false,
      wanted: [],
      at,
      canSendMail: true,
    },
  );
  if (offer === null) throw new Error('The offer cannot be seen');
  const unique = randomBytes(8).toString('hex');
  const page: OfferPage = {
    kind: 'offer',
    offer,
    draft: {},
    address: { kind: 'search' },
    errors: [],
    changes: [],
    challengeUrl: null,
    lookup: {
      url: '/Capture/Interactive',
      key: `ticket-${unique}`,
      hasData: true,
      countries: [],
      likelyCountry: '',
      near: null,
      debounceMs: 150,
      limit: 7,
      containerLimit: 200,
    },
    formToken: `form-${unique}`,
    ...rest,
  };
  return page;
}

it('a page made from a cached shell equals the page rendered in full, compressed or not', async () => {
  const { renderPage } = await loadPageRenderer();
  let rendered = 0;
  const shells = createPageShells((page, inFrame) => {
    rendered += 1;
    return renderPage(page, inFrame);
  });
  const same = (page: OfferPage, inFrame = frame) => {
    const shell = shells(page, inFrame);
    const expected = renderPage(page, inFrame);
    expect(shell?.html.toString()).toBe(expected);
    expect(gunzipSync(shell?.gzip() ?? '').toString()).toBe(expected);
  };

  for (let visitor = 0; visitor < 5; visitor += 1) same(pageOf({}));
  expect(rendered).toBe(1);
  same(pageOf({ taken: 8 }));
  same(pageOf({ taken: 10 }));
  same(pageOf({ input: { title: { en: 'Another <title> & "more" $& $1' } } }));
  same(pageOf({}), { ...frame, language: 'fr' });
  expect(rendered).toBe(5);
  for (let visitor = 0; visitor < 5; visitor += 1) same(pageOf({ input: { opensAt: '2999-01-01T00:00:00Z' } }));
  expect(rendered).toBe(6);
  same(pageOf({ formToken: 'longer-or-shorter-than-others' }));
  expect(rendered).toBe(7);
  expect(shells(pageOf({ draft: { 'contact.name': 'Robin Fictional' } }), frame)).toBeNull();
  expect(shells(pageOf({ input: { closesAt: '2020-01-01T00:00:00Z' } }), frame)).toBeNull();
  expect(shells(pageOf({ formToken: 'a"b' }), frame)).toBeNull();
});
