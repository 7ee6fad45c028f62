// The offer determines the language of its pages, whatever the browser prefers: no page mixes two.
import { randomUUID } from 'node:crypto';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { offerWrittenIn, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { serversWithMail } from './with-servers.ts';

const translatorFor = (tag: string) => createTranslator(tag, catalogueFor(tag, ['errors', 'public', 'offer', 'mail']));
const french = translatorFor('fr');
const english = translatorFor('en');
const inFrench = offerWrittenIn({ fr: 'Composteurs' });

describe('the language of an offer', () => {
  const { mail, real } = serversWithMail('SQLite');

  const get = async (path: string, accepted: string, cookie = '') => {
    const headers = { accept: 'text/html', 'accept-language': accepted, cookie };
    const html = await (await fetch(`${real.servers[0]?.url ?? ''}${path}`, { headers })).text();
    return { html, language: /<html lang="([^"]*)"/.exec(html)?.[1] };
  };

  it.each([
    { written: { fr: 'Composteurs' }, accepted: 'en-GB,en', page: 'fr', shown: 'fr' },
    { written: { en: 'Bins' }, accepted: 'fr', page: 'en', shown: 'en' },
    { written: { en: 'Bins', fr: 'Composteurs' }, accepted: 'fr-CA,fr', page: 'fr', shown: 'fr' },
    { written: { fr: 'Composteurs', en: 'Bins' }, accepted: 'nl', page: 'en', shown: 'en' },
    { written: { 'fr-CA': 'Composteurs' }, accepted: 'en', page: 'fr', shown: 'fr-CA' },
    { written: { it: 'Compostiere' }, accepted: 'fr', page: 'fr', shown: 'it' },
    { written: { ar: 'صناديق السماد' }, accepted: 'en-US,en', page: 'ar', shown: 'ar' },
    { written: { 'de-AT': 'Behälter' }, accepted: 'en', page: 'de', shown: 'de-AT' },
    { written: { 'en-US': 'Bins' }, accepted: 'en-GB', page: 'en-US', shown: 'en-US' },
  ])('an offer in $written is shown to $accepted in $page', async ({ written, accepted, page, shown }) => {
    const offer = await real.open(offerWrittenIn(written));
    const { html, language } = await get(`/o/${offer.slug}`, accepted);
    expect(language).toBe(page);
    expect(html).toContain(translatorFor(page).t('public.form.check'));
    expect(html).toContain(`name="language" value="${shown}"`);
    // A language named explicitly wins.
    expect((await get(`/o/${offer.slug}?lang=en`, accepted)).language).toBe('en');
  });

  it('the links and errors of a French offer are in French', async () => {
    const offer = await real.open(inFrench);
    const { html } = await get(`/o/${offer.slug}`, 'en');
    expect(html).toContain('href="/privacy?lang=fr"');
    expect((await get(`/o/${offer.slug}`, 'fr')).html).toContain('href="/privacy"');
    const missing = await get(`/o/${offer.slug}/nowhere`, 'en');
    expect(missing.language).toBe('fr');
    expect(missing.html).toContain(french.t('error.not_found'));
  });

  it('a French offer emails its visitor in French, whatever the browser’s language', async () => {
    const offer = await real.open(inFrench);
    const { html } = await get(`/o/${offer.slug}`, 'en');
    const language = /name="language" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const email = `${offer.slug}@b.example`;
    const { saved } = await real.send(offer, {
      home: retrievedAddress({ street: randomUUID() }),
      body: { language, contact: { name: 'Camille', email } },
    });
    const { reference } = saved;
    const sent = await mail.mailTo(email);
    expect(JSON.stringify(sent)).toContain(reference);
    const cookie = `doorstep_receipt=${saved.url.split('/').at(-1)}`;
    const receipt = await get(`/r/${reference}`, 'en', cookie);
    expect(receipt.language).toBe('fr');
    expect(receipt.html).toContain(french.t('public.standing.accepted'));
    expect(receipt.html).not.toContain(english.t('public.standing.accepted'));
  });

  it.each([
    ['en-US', /December 18, 2036 at 5\sPM GMT/],
    ['en-GB', /18 December 2036 at 5\spm GMT/],
    ['fr', /18 décembre 2036 à 17\sh UTC/],
  ])('an offer in %s shows its closing time in the local format and its own time zone', async (tag, closing) => {
    const offer = await real.open({
      ...offerWrittenIn({ [tag]: 'Bins' }),
      opensAt: '2020-01-01T00:00:00.000Z',
      closesAt: '2036-12-18T17:00:00.000Z',
    });
    expect((await get(`/o/${offer.slug}`, 'en')).html).toMatch(closing);
  });
});
