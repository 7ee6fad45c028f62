import type { OfferPage, PageFrame } from '@doorstep/contract';
import { offerInput } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { presentPublicOffer } from '../src/present/public-offer.ts';
import { createPageShells } from '../src/http/public-pages.ts';
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
  const unique = Math.random().toString(36).slice(2);
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

it('a page made from a cached shell equals the page rendered in full', async () => {
  const { renderPage } = await loadPageRenderer();
  let rendered = 0;
  const shells = createPageShells((page, inFrame) => {
    rendered += 1;
    return renderPage(page, inFrame);
  });
  const same = (page: OfferPage, inFrame = frame) =>
    expect(String(shells(page, inFrame))).toBe(renderPage(page, inFrame));

  for (let visitor = 0; visitor < 5; visitor += 1) same(pageOf({}));
  expect(rendered).toBe(1);
  same(pageOf({ taken: 8 }));
  same(pageOf({ taken: 10 }));
  same(pageOf({ input: { title: { en: 'Another <title> & "more" $& $1' } } }));
  same(pageOf({}), { ...frame, language: 'fr' });
  expect(rendered).toBe(5);
  for (let visitor = 0; visitor < 5; visitor += 1) same(pageOf({ input: { opensAt: '2999-01-01T00:00:00Z' } }));
  expect(rendered).toBe(6);
  for (let visitor = 0; visitor < 2; visitor += 1) {
    same(pageOf({ draft: { 'contact.name': 'Robin Fictional' } }));
    same(pageOf({ input: { closesAt: '2020-01-01T00:00:00Z' } }));
    same(pageOf({ formToken: `a"b${visitor}` }));
  }
  expect(rendered).toBe(12);
});
