// Every mail in every language as a mail program reads it: sent over SMTP, parsed by a third-party MIME parser, and
// rendered as narrow as a small phone.
import type { QueuedMail } from '@doorstep/core';
import { languages } from '@doorstep/messages';
import { startMailSink, type MailSink } from '@doorstep/testing';
import { sharedChromium } from '@doorstep/testing/launch-chromium';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMail, type Mail } from '../src/mail/compose-mail.ts';
import type { MailMatter } from '../src/mail/mail-matter.ts';
import { createSmtpSender, type MailSender } from '../src/mail/smtp-sender.ts';

const host = 'https://offers.a-council-with-a-long-name.example';
const links = {
  receipt: `${host}/r/K7QM-2XPD-9RTA/c2VjcmV0LW9mLXRoaXMtdGVzdC1pcy1sb25n`,
  confirm: `${host}/confirm/c2VjcmV0LW9mLXRoaXMtdGVzdC1pcy1sb25n`,
};
const reason = 'It is outside of the town.';
const offer = 'Ein Kompostbehälter für jedes Zuhause: компостер للجميع 🌱';
const common = { reference: 'K7QM-2XPD-9RTA', offer, organisation: 'Wexmouth, “Łódź” & Sons', state: 'accepted' };

/** The values of each kind, at their longest. */
const valuesOf = {
  receipt: { place: 1200, state: 'waitlisted' },
  confirm_link: {},
  accepted: { confirmation: 'We deliver **on Fridays**:\n\n- from nine\n- until `noon`' },
  declined: { reason },
  withdrawn: {},
  address_corrected: { state: 'held' },
  request_adjusted: { items: `2 × ${offer}`, reason },
  details_changed: { detail: 'email', address: 'r••••@example.org' },
  email_asked: { address: 'robin@example.org' },
  confirm_email: {},
  claim_upheld: { url: `${host}/o/compost-bin`, reason },
  claim_refused: { reason },
  not_drawn: { state: 'waitlisted' },
  lapsed: {},
  ready: { way: 'collected' },
  not_collected: { way: 'collected' },
  place_changed: { change: 'gone', place: 'Market Hall' },
  dispatched: {
    carrier: 'A Carrier',
    tracking: 'AB123456789012345678901234567890GB',
    trackingUrl: 'https://track.example/?parcel=AB123456789012345678901234567890GB&language=en',
  },
  returned: {},
  lost: {},
  sent_again: {},
  held_waiting: { count: 3, days: 14, url: `${host}/staff/requests/queue` },
  service_alarm: {
    service: 'human_check',
    kind: 'unavailable',
    code: 'timeout',
    message: 'no answer',
    url: `${host}/staff/services`,
  },
  password_link: {},
} satisfies Record<QueuedMail['kind'], QueuedMail['values']>;
const toStaff = new Set<string>(['held_waiting', 'service_alarm', 'password_link']);

const matter: MailMatter = {
  items: [`1 × ${offer}`],
  to: ['Ada Donaudampfschifffahrtsgesellschaftskapitänswitwe', '12 Sample Row', 'Wexmouth, WX1 1AA'],
  collection: {
    place: ['Market Hall', '1 Market Square'],
    times: ['Saturday 5 December, 10 am – 2 pm'],
    code: 'K47 PW',
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  },
  giving: 'first_come',
  wasDrawn: false,
  drawAt: null,
  timeZone: 'Europe/London',
  offerLanguage: 'en',
  helpContact: 'Write to help@wexmouth.example or see [our page](https://wexmouth.example/help).',
  replyTo: 'help@wexmouth.example',
  colour: '#33508a',
};

const spoken = languages.filter(({ isPseudo, isRegional }) => !isPseudo && !isRegional);
const kinds = Object.keys(valuesOf) as QueuedMail['kind'][];

interface Sent {
  id: string;
  mail: Mail;
  raw: string;
}

const addressesIn = (text: string) =>
  (text.match(/https?:\/\/[^\s<>"')]+/g) ?? []).map((url) => url.replace(/\.$/, ''));
const withoutBreaks = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
const decoded = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe.each(spoken)('every email in $name', ({ tag, direction, isForStaff }) => {
  let sink: MailSink;
  let sender: MailSender;
  let sent: Sent[];
  beforeAll(async () => {
    sink = await startMailSink();
    sender = createSmtpSender({ smtpUrl: sink.url, from: 'Offers of Łódź <offers@doorstep.example>' });
    sent = [];
    for (const kind of kinds.filter((each) => isForStaff || !toStaff.has(each))) {
      const order = { kind, to: 'ada@example.org', language: tag, values: { ...common, ...valuesOf[kind] } };
      const mail = composeMail(order, links, toStaff.has(kind) ? null : matter);
      await sender.send(mail, kind);
      sent.push({ id: kind, mail, raw: sink.mails.at(-1)?.raw ?? '' });
    }
  });
  afterAll(async () => {
    sender.close();
    await sink.close();
  });

  it('has the headers that mail programs and auto-responders use', async () => {
    const read = sent.map(async ({ id, raw }) => {
      const { subject, from, to, replyTo, messageId, date, headers } = await PostalMime.parse(raw);
      const valuesOfHeader = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
      return {
        id,
        subject,
        from: [from?.name, from?.address],
        to: to?.map(({ address }) => address),
        replyTo: replyTo?.map(({ address }) => address),
        messageId,
        hasDate: Date.parse(date ?? '') > 0,
        autoSubmitted: valuesOfHeader('auto-submitted'),
        mimeVersion: valuesOfHeader('mime-version'),
      };
    });
    expect(await Promise.all(read)).toEqual(
      sent.map(({ id, mail }) => ({
        id,
        subject: mail.subject,
        from: ['Offers of Łódź', 'offers@doorstep.example'],
        to: ['ada@example.org'],
        replyTo: mail.replyTo && [mail.replyTo],
        messageId: `<${id}@doorstep.example>`,
        hasDate: true,
        autoSubmitted: ['auto-generated'],
        mimeVersion: ['1.0'],
      })),
    );
  });

  it('has the same content in UTF-8 as text and as HTML, with the calendar file attached', async () => {
    const types = /^Content-Type: (?:multipart|text)\/[^;\r]+(?:; charset=[\w-]+)?/gm;
    const read = sent.map(async ({ id, raw }) => {
      const { text = '', html = '', attachments } = await PostalMime.parse(raw);
      return {
        id,
        text: withoutBreaks(text),
        html: withoutBreaks(html),
        types: raw.match(types)?.map((line) => line.slice('Content-Type: '.length)),
        files: attachments.map(({ filename }) => filename),
      };
    });
    expect(await Promise.all(read)).toEqual(
      sent.map(({ id, mail }) => {
        const alternatives = ['multipart/alternative', 'text/plain; charset=utf-8', 'text/html; charset=utf-8'];
        const hasCalendar = mail.calendar !== undefined;
        return {
          id,
          text: withoutBreaks(mail.text),
          html: withoutBreaks(mail.html),
          types: hasCalendar ? ['multipart/mixed', ...alternatives, 'text/calendar; charset=utf-8'] : alternatives,
          files: hasCalendar ? ['collect.ics'] : [],
        };
      }),
    );
  });

  it('is pure ASCII in lines short enough for any server (RFC 5322)', () => {
    const isUnfit = ({ raw }: Sent) => !/^\p{ASCII}*$/u.test(raw) || raw.split('\r\n').some((line) => line.length > 78);
    expect(sent.filter(isUnfit).map(({ id }) => id)).toEqual([]);
  });

  it('has the same links in both parts, and no others', () => {
    const found = sent.map(({ id, mail: { html } }) => {
      const inHtml = new Set(Array.from(decoded(html).matchAll(/href="(https?:[^"]+)"/g), ([, url = '']) => url));
      const origins = new Set(Array.from(inHtml, (url) => new URL(url).origin));
      origins.delete(host);
      return {
        id,
        links: [...inHtml].toSorted(),
        others: [...origins].toSorted(),
        loads: /\b(?:src|background)=|url\(|@import/.test(html),
      };
    });
    expect(found).toEqual(
      sent.map(({ id, mail }) => ({
        id,
        links: [...new Set(addressesIn(mail.text))].toSorted(),
        others: [
          ...(id === 'dispatched' ? ['https://track.example'] : []),
          ...(toStaff.has(id) ? [] : ['https://wexmouth.example']),
        ],
        loads: false,
      })),
    );
  });

  it('has the right text direction, and fits the width of a small phone', async () => {
    const browser = await sharedChromium();
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
    try {
      const shown: object[] = [];
      for (const { id, mail } of sent) {
        await page.setContent(mail.html);
        const letter = page.locator('.letter');
        shown.push({
          id,
          language: await letter.getAttribute('lang'),
          direction: await letter.evaluate((element) => getComputedStyle(element).direction),
          width: await page.evaluate(() => document.documentElement.scrollWidth),
        });
      }
      expect(shown).toEqual(sent.map(({ id }) => ({ id, language: tag, direction, width: 320 })));
    } finally {
      await page.close();
    }
  });
});
