import { offerInput } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { createKnownOrganisations } from './known-organisations.ts';

const reader = { language: 'en', isNamed: false, wanted: [], at: Date.parse('2026-11-23T10:00:00Z') };
const offer = (slug: string, name: string, status: 'published' | 'draft' = 'published') => {
  const input = offerInput({ slug });
  const organisation = { ...input.organisation, name, helpContact: { en: `Ask ${name}.` } };
  return { slug, status, definition: { ...input, organisation } };
};

it('a page about an offer names its organisation, and links back to the offer', async () => {
  const known = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Marrow')] });
  expect(await known.of('/o/seeds/check', reader)).toMatchObject({
    organisation: { name: 'Marrow', helpContact: { html: expect.stringContaining('Ask Marrow.') as string } },
    offerSlug: 'seeds',
  });
});

it('a page about no offer names the organisation if there is only one', async () => {
  const only = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Larkham')] });
  expect(await only.of('/nowhere', reader)).toMatchObject({ organisation: { name: 'Larkham' }, offerSlug: null });
  const both = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Marrow')] });
  expect(await both.of('/nowhere', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
});

it('a page does not name the organisation of an offer that visitors cannot see', async () => {
  const known = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham', 'draft')] });
  expect(await known.of('/o/bin', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
});

it('the page waits only briefly for the organisation while the store does not respond', async () => {
  const known = createKnownOrganisations({ list: () => new Promise(() => undefined) });
  const before = performance.now();
  expect(await known.of('/o/bin', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
  expect(performance.now() - before).toBeLessThan(5000);
});

it('the page names the last known organisation while the store is unavailable', async () => {
  let isAway = false;
  const known = createKnownOrganisations({
    list: async () => {
      if (isAway) throw new Error('away');
      return [offer('bin', 'Larkham')];
    },
  });
  await known.of('/', reader);
  isAway = true;
  expect(await known.of('/o/bin', reader)).toMatchObject({ organisation: { name: 'Larkham' } });
});
