import { offerInput } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { createKnownOrganisations } from './known-organisations.ts';

const reader = { language: 'en', isNamed: false, wanted: [], at: Date.parse('2026-11-23T10:00:00Z') };
const offer = (slug: string, name: string, status: 'published' | 'draft' = 'published') => {
  const input = offerInput({ slug });
  const organisation = { ...input.organisation, name, helpContact: { en: `Ask ${name}.` } };
  return { slug, status, definition: { ...input, organisation } };
};

it('names the organisation of the offer, and the way back to it', async () => {
  const known = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Marrow')] });
  expect(await known.of('/o/seeds/check', reader)).toMatchObject({
    organisation: { name: 'Marrow', helpContact: { html: expect.stringContaining('Ask Marrow.') as string } },
    offerSlug: 'seeds',
  });
});

it('names the only one where no offer is named, and nobody where there are several', async () => {
  const only = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Larkham')] });
  expect(await only.of('/nowhere', reader)).toMatchObject({ organisation: { name: 'Larkham' }, offerSlug: null });
  const both = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham'), offer('seeds', 'Marrow')] });
  expect(await both.of('/nowhere', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
});

it('says nothing of an offer that is not for visitors', async () => {
  const known = createKnownOrganisations({ list: async () => [offer('bin', 'Larkham', 'draft')] });
  expect(await known.of('/o/bin', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
});

it('waits only a moment for a store that does not answer', async () => {
  const known = createKnownOrganisations({ list: () => new Promise(() => undefined) });
  const before = performance.now();
  expect(await known.of('/o/bin', reader)).toEqual({ organisation: null, offerSlug: null, language: 'en' });
  expect(performance.now() - before).toBeLessThan(5000);
});

it('keeps what it knew while the store is away', async () => {
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
