// A visitor reads an offer in a language that the interface may lack: mails and the request's page use it, too, in any
// browser.
import { randomUUID } from 'node:crypto';
import { catalogueFor, createTranslator, findLanguage, languages } from '@doorstep/messages';
import { retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../src/mail/compose-mail.ts';
import { baseUrl } from './real-servers.ts';
import { serversWithMail } from './with-servers.ts';

const titles: Record<string, string> = { en: 'Compost bins', it: 'Compostiere', fr: 'Composteurs' };
const confirmation = { en: 'We bring it within two weeks.', it: 'La portiamo entro due settimane.' };

describe('the language of a visitor', () => {
  const { mail, real } = serversWithMail('SQLite', { DOORSTEP_ENV: 'development' });

  const url = () => real.servers[0]?.url ?? '';
  const get = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${url()}${path}`, { headers: { accept: 'text/html', ...headers } })).text();

  /** Opens the offer, sends its form, and opens the receipt in an English browser. */
  async function asks(query: string, accepted: string) {
    const offer = await real.open({ title: titles, confirmation });
    const page = await get(`/o/${offer.slug}${query}`, { 'accept-language': accepted });
    const language = /name="language" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const email = `${offer.slug}@b.example`;
    const { saved } = await real.send(offer, {
      home: retrievedAddress({ street: randomUUID() }),
      body: { language, contact: { name: 'Robin', email } },
    });
    const receipt = await get(`/r/${saved.reference}`, {
      'accept-language': 'en',
      cookie: `doorstep_receipt=${saved.url.split('/').at(-1)}`,
    });
    return { language, receipt, sent: await mailTo(email), reference: saved.reference };
  }

  /** The text of the only mail to an address, once it is sent. */
  async function mailTo(email: string): Promise<string> {
    await mail.mailTo(email);
    const orders = (await real.staff.store.outbox.mails(1000)).map(({ order }) => order);
    return orders
      .filter(({ to }) => to === email)
      .map((order) => composeMail(order, 'hidden').text)
      .join('---');
  }

  // Concurrently: each waits for the next round of mails.
  it.concurrent.each([
    { query: '', accepted: 'it-CH,it;q=0.9,en;q=0.5', language: 'it' },
    { query: '?lang=it', accepted: 'en', language: 'it' },
    { query: '?lang=fr', accepted: 'it', language: 'fr' },
    { query: '', accepted: 'nl,en;q=0.8,it;q=0.5', language: 'en' },
    { query: '', accepted: 'nl', language: 'en' },
    ...languages
      .filter(({ isPseudo }) => !isPseudo)
      .map(({ tag }) => ({ query: `?lang=${tag}`, accepted: 'nl', language: tag })),
  ])(
    'a visitor with the query “$query” and the browser languages $accepted gets emails in $language',
    async ({ query, accepted, language }) => {
      const { receipt, sent, ...answer } = await asks(query, accepted);
      expect(answer.language).toBe(language);
      // In a language that the offer lacks, the title is in the main one.
      const title = titles[language] ?? titles['en'] ?? '';
      expect(receipt).toContain(title);
      const page = findLanguage(language) ?? { tag: 'en', direction: 'ltr' };
      expect(receipt).toContain(`<html lang="${page.tag}" dir="${page.direction}"`);
      const { t } = createTranslator(page.tag, catalogueFor(page.tag, ['mail']));
      expect(sent).toContain(t('mail.receipt.intro', { state: 'accepted', offer: title }));
      // A text that is missing in a language is shown in the offer's main one.
      expect(sent).toContain(language === 'it' ? confirmation.it : confirmation.en);
      expect(receipt).toContain(language === 'it' ? confirmation.it : confirmation.en);
    },
  );

  it('a supported language applies to the whole mail', async () => {
    const { language, sent, reference } = await asks('?lang=en-XB', 'en');
    expect(language).toBe('en-XB');
    const pseudo = createTranslator('en-XB', catalogueFor('en-XB', ['mail']));
    expect(sent).toContain(`${pseudo.t('mail.matter.reference')}:\n  ${reference}`);
    expect(sent).toContain(titles.en);
  });

  it('a language chosen on the page of a request stays after its forms', async () => {
    const { saved } = await real.send(await real.open());
    const [secret] = saved.url.split('/').slice(-1);
    const opened = await fetch(`${url()}/r/${saved.reference}/${secret}?lang=fr`, { redirect: 'manual' });
    const cancelled = await fetch(`${url()}/r/${saved.reference}/withdraw?lang=fr`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: baseUrl, cookie: `doorstep_receipt=${secret}` },
    });
    for (const { status, headers } of [opened, cancelled])
      expect([status, headers.get('location')]).toEqual([303, `/r/${saved.reference}?lang=fr`]);
  });

  it('an unknown language name is ignored', async () => {
    const offer = await real.open({ title: titles, confirmation });
    const email = `${offer.slug}@b.example`;
    await real.send(offer, { body: { language: 'constructor', contact: { name: 'Robin', email } } });
    expect(await mailTo(email)).toContain(titles.en);
  });
});
