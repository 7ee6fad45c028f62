// A visitor reads an offer in a language of theirs, which the interface may not have: what is mailed to them and the page
// of their request are in it, too, whatever browser opens them.
import { randomUUID } from 'node:crypto';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { retrievedAddress, startMailSink, type MailSink } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '../src/mail/compose-mail.ts';
import { databases, startRealServers, type RealServers } from './real-servers.ts';

const titles = { en: 'Compost bins', de: 'Kompostbehälter', fr: 'Composteurs' };
const confirmation = { en: 'We bring it within two weeks.', de: 'Wir bringen ihn in zwei Wochen.' };
const translators = {
  en: createTranslator('en', catalogueFor('en', ['mail'])),
  fr: createTranslator('fr', catalogueFor('fr', ['mail'])),
};

describe.each(databases)('on %s', (database) => {
  let mail: MailSink;
  let real: RealServers;
  beforeAll(async () => {
    mail = await startMailSink();
    real = await startRealServers(database, 1, { SMTP_URL: mail.url, DOORSTEP_ENV: 'development' });
  });
  afterAll(async () => {
    await real.end();
    await mail.close();
  });

  const url = () => real.servers[0]?.url ?? '';
  const get = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${url()}${path}`, { headers: { accept: 'text/html', ...headers } })).text();

  /** Opens the offer, sends what its form says, and opens the receipt in a browser that reads English. */
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

  /** The text of the one mail to an address, once it has gone out. */
  async function mailTo(email: string): Promise<string> {
    await mail.mailTo(email);
    const orders = (await real.staff.store.outbox.mails(1000)).map(({ order }) => order);
    return orders
      .filter(({ to }) => to === email)
      .map((order) => composeMail(order, 'hidden').text)
      .join('---');
  }

  it.each([
    { query: '', accepted: 'de-AT,de;q=0.9,en;q=0.5', language: 'de' },
    { query: '?lang=de', accepted: 'en', language: 'de' },
    { query: '?lang=fr', accepted: 'de', language: 'fr' },
    { query: '', accepted: 'es,en;q=0.8,de;q=0.5', language: 'en' },
    { query: '', accepted: 'es', language: 'en' },
  ] as const)('$query read by $accepted is written to in $language', async ({ query, accepted, language }) => {
    const { receipt, sent, ...answer } = await asks(query, accepted);
    expect(answer.language).toBe(language);
    const title = titles[language];
    expect(receipt).toContain(title);
    const { t } = translators[language === 'fr' ? 'fr' : 'en'];
    expect(sent).toContain(t('mail.receipt.intro', { state: 'accepted', offer: title }));
    // Where a text is missing in a language, it is there in the offer's main one.
    expect(sent).toContain(language === 'de' ? confirmation.de : confirmation.en);
    expect(receipt).toContain(language === 'de' ? confirmation.de : confirmation.en);
  });

  it('a language of the interface is the language of the whole mail', async () => {
    const { language, sent, reference } = await asks('?lang=en-XB', 'en');
    expect(language).toBe('en-XB');
    const pseudo = createTranslator('en-XB', catalogueFor('en-XB', ['mail']));
    expect(sent).toContain(pseudo.t('mail.reference', { reference }));
    expect(sent).toContain(titles.en);
  });

  it('a name that is no language is none', async () => {
    const offer = await real.open({ title: titles, confirmation });
    const email = `${offer.slug}@b.example`;
    await real.send(offer, { body: { language: 'constructor', contact: { name: 'Robin', email } } });
    expect(await mailTo(email)).toContain(titles.en);
  });
});
